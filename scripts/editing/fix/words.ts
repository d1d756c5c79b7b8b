import { type Languages, spokenIn } from '../../../build/findings/report/languages.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { plainText } from '../../../edge/text/plain-text.ts';
import type { Fix } from './fix.ts';
import type { FixedFile } from './fix-content.ts';

const WORDS: Readonly<Record<Fix, Bilingual>> = {
  encoding: { ar: 'ترميز الأسطر', en: 'line endings' },
  modeline: { ar: 'السطر الذي يسمّي المخطط', en: 'the line that names the schema' },
  order: { ar: 'ترتيب المفاتيح', en: 'order of the keys' },
  text: { ar: 'مسافات وأحرف خفية', en: 'spaces and unseen characters' },
  quotes: { ar: 'علامات الاقتباس', en: 'quotes' },
  layout: { ar: 'التنسيق', en: 'layout' },
};

const SAID: Readonly<Record<'done' | 'dry', Bilingual>> = {
  done: { ar: 'أُصلح', en: 'Fixed' },
  dry: { ar: 'سيُصلح', en: 'Would fix' },
};

/** What was done to each file, a line for each in every language that is spoken. */
export function fixLines(files: readonly FixedFile[], isDry: boolean, languages: Languages): string[] {
  return files.flatMap(({ file, fixes }) =>
    spokenIn(languages).map((language) => {
      const words = fixes.map((fix) => WORDS[fix][language]).join(language === 'ar' ? '، ' : ', ');
      return `${SAID[isDry ? 'dry' : 'done'][language]} ${plainText(file)}: ${words}`;
    }),
  );
}
