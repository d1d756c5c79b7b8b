// Draws the pictures that links to our pages show elsewhere into build/assets/images/, one for each kind of page and
// language. Run it when their words change: `node --import tsx test/harness/share-images.ts`.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import bundled from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { NAVIGATION, NAVIGATION_ITEMS, shareImage } from '../../build/site/pages/addresses.ts';
import { DIRECTION, LANGUAGES } from '../../build/site/pages/language.ts';

const WORDS = {
  home: {
    ar: ['التعليم في السعودية', 'الجامعات · الاختبارات · التقويم · القبول'],
    en: ['Education in Saudi Arabia', 'Universities · Exams · Calendar · Admission'],
  },
  universities: {
    ar: ['الجامعات والتخصصات', 'كلياتها وشروط قبولها ومن يدرّس ماذا'],
    en: ['Universities and majors', 'Colleges, admission, and who teaches what'],
  },
  majors: {
    ar: ['التخصصات', 'أين يُدرَّس كل منها'],
    en: ['Majors', 'Where each of them is taught'],
  },
  exams: {
    ar: ['الاختبارات الوطنية', 'هل التسجيل مفتوح؟ وما الموعد القادم؟'],
    en: ['National exams', 'Is registration open, and what comes next?'],
  },
  calendar: {
    ar: ['التقويم الدراسي', 'الفصول والإجازات في مدينتك'],
    en: ['Academic calendar', 'Terms and holidays in your city'],
  },
  questions: {
    ar: ['أسئلة القبول', 'إجابات قصيرة، ومصدر كل منها'],
    en: ['Admission questions', 'Short answers, each with its source'],
  },
  docs: {
    ar: ['للمطورين', 'واجهة JSON وخادم MCP دون مفتاح'],
    en: ['For developers', 'JSON API and MCP server, no key'],
  },
} as const;

const files = dirname(createRequire(import.meta.url).resolve('@fontsource/ibm-plex-sans-arabic/package.json'));
const face = (script: string, weight: number): string => {
  const font = readFileSync(join(files, `files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`));
  return `@font-face { font-family: ${script}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
};
const faces = ['arabic', 'latin'].flatMap((script) => [400, 600].map((weight) => face(script, weight))).join('');
const icon = readFileSync(new URL('../../build/assets/icon.svg', import.meta.url), 'utf8')
  .replace('fill="#0a6450"', 'fill="#fff"')
  .replace(/fill="#fff"\/><\/svg>/, 'fill="#0a6450"/></svg>');

const browser = await chromium.launch({
  executablePath: await bundled.executablePath(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of LANGUAGES) {
  for (const kind of ['home', ...NAVIGATION_ITEMS] as const) {
    const [title, line] = WORDS[kind][language];
    await page.setContent(`<html lang="${language}" dir="${DIRECTION[language]}"><style>${faces}
body { margin: 0; padding: 70px 80px; background: #0a6450; color: #fff; font: 400 46px arabic, latin; }
svg { width: 110px; } h1 { margin: 90px 0 20px; font-size: 84px; font-weight: 600; } p { margin: 0; }
</style>${icon}<h1>${title}</h1><p>${line}</p><p style="margin-top: 60px; font-size: 34px; opacity: .85">${
      NAVIGATION[kind].name[language] === title ? '' : WORDS.home[language][0]
    }</p></html>`);
    await page.evaluate('document.fonts.ready');
    const path = new URL(
      `../../build/assets/images${shareImage(kind, language).replace('/assets', '')}`,
      import.meta.url,
    );
    await page.screenshot({ path: path.pathname });
  }
}
await browser.close();
