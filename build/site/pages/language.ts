import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { fold } from '../../../edge/text/fold.ts';
import { sortedBy } from '../../../edge/text/order.ts';

/** The languages of the pages. Arabic comes first. */
export type Language = 'ar' | 'en';
export const LANGUAGES: readonly Language[] = ['ar', 'en'];

export const DIRECTION: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' };
export const OTHER: Readonly<Record<Language, Language>> = { ar: 'en', en: 'ar' };
export const LANGUAGE_NAME: Bilingual = { ar: 'العربية', en: 'English' };

/** What stands between the items of a list within a sentence. */
export const COMMA: Bilingual = { ar: '، ', en: ', ' };
/** Between the facts of a line, which breaks after it and never before. */
export const DOT = '\u00a0· ';
/** Before the number of a source, which stands on no line alone. */
export const NBSP = '\u00a0';

export interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/** The name of a record in a language; the Arabic one where no English one is known. */
export const nameIn = (language: Language, { name, nameEn }: Named): string =>
  language === 'en' && nameEn !== null ? nameEn : name;

/** The same of what has a label. */
export const labelIn = (
  language: Language,
  { label, labelEn }: { readonly label: string; readonly labelEn: string },
): string => (language === 'ar' ? label : labelEn);

/** A word of a table at the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Records in the order of their names in a language: the catalogue has them in that of the Arabic ones. */
export const inOrder = <T extends Named>(records: readonly T[], language: Language): readonly T[] =>
  language === 'ar' ? records : sortedBy(records, (record) => [fold(nameIn('en', record))]);

/** The forms that a counted noun takes, by CLDR plural category, of none by `zero`; `#` stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
export type Counted = Readonly<Record<Language, PluralForms>>;

const PLURALS = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') };
const NUMBERS = new Intl.NumberFormat('en');

/** A number with its noun, e.g. `3 أيام`, `11 يومًا`, `1 day`. */
export function counted(language: Language, count: number, noun: Counted): string {
  const forms = noun[language];
  const form = forms[count === 0 ? 'zero' : PLURALS[language].select(count)] ?? forms.other;
  return form.replace('#', count < 1000 ? String(count) : NUMBERS.format(count));
}
