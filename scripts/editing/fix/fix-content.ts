import { join } from 'node:path';
import { type Languages, spokenIn } from '../../../build/findings/messages/messages.ts';
import { listContent, readBytes } from '../../../build/read/directory.ts';
import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { plainText } from '../../../edge/text/plain-text.ts';
import { replaceFile } from '../replace-file.ts';
import { type Fix, fixed } from './fix.ts';

interface FixedFile {
  /** Path in the content directory. */
  readonly file: string;
  readonly fixes: readonly Fix[];
}

/**
 * Brings the records of a content directory into the layout of the house, each file whole or not at all.
 * @param isDry whether it is only said what would be done
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function fixContent(dir: string, isDry: boolean): Promise<readonly FixedFile[]> {
  const { files } = await listContent(dir);
  const done: FixedFile[] = [];
  for (const file of files) {
    const bytes = readBytes(dir, file);
    const result = typeof bytes === 'string' ? null : fixed(file, bytes);
    if (result === null || result.fixes.length === 0) continue;
    if (!isDry) await replaceFile(join(dir, file), result.text);
    done.push({ file, fixes: result.fixes });
  }
  return done;
}

const WORDS: Readonly<Record<Fix, Bilingual>> = {
  encoding: { ar: 'ترميز الأسطر', en: 'line endings' },
  list: { ar: 'قائمة مكتوب فوقها []', en: 'a list below []' },
  modeline: { ar: 'السطر الذي يسمّي المخطط', en: 'the line that names the schema' },
  order: { ar: 'ترتيب المفاتيح', en: 'order of the keys' },
  text: { ar: 'مسافات وأحرف خفية', en: 'spaces and unseen characters' },
  quotes: { ar: 'علامات الاقتباس', en: 'quotes' },
  layout: { ar: 'التنسيق', en: 'layout' },
};

/** What was done to each file, a line for each in every language that is spoken. */
export function fixLines(files: readonly FixedFile[], isDry: boolean, languages: Languages): string[] {
  const said: Bilingual = isDry ? { ar: 'سيُصلح', en: 'Would fix' } : { ar: 'أُصلح', en: 'Fixed' };
  return files.flatMap(({ file, fixes }) =>
    spokenIn(languages).map((language) => {
      const words = fixes.map((fix) => WORDS[fix][language]).join(language === 'ar' ? '، ' : ', ');
      return `${said[language]} ${plainText(file)}: ${words}`;
    }),
  );
}
