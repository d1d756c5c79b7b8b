import type { Bilingual } from '../../../edge/text/bilingual.ts';
import type { Language } from './language.ts';

/** Where a page is read in each language: the path of an address, which is not that of its file. */
export type PageAddress = Readonly<Record<Language, string>>;

/** The page at a path in Arabic, and below `/en` in English: `/universities/ksu`, `/en/universities/ksu`. */
export const pageAddress = (path: string): PageAddress => ({ ar: path, en: `/en${path}` });

/** A page that others lead to, and what is found there. */
export interface NamedPage {
  readonly address: PageAddress;
  readonly name: Bilingual;
}

const namedPage = (path: string, name: Bilingual): NamedPage => ({ address: pageAddress(path), name });

export const MAJORS_PAGE = namedPage('/majors', { ar: 'التخصصات ومن يدرّسها', en: 'Majors and who teaches them' });
export const SEARCH_PAGE = namedPage('/search', { ar: 'البحث', en: 'Search' });
export const CALCULATOR_PAGE = namedPage('/calculator', {
  ar: 'حاسبة النسبة الموزونة',
  en: 'Weighted score calculator',
});
export const COMPARE_PAGE = namedPage('/compare', { ar: 'قارن بين الجامعات', en: 'Compare universities' });
export const ABOUT_PAGE = namedPage('/about', { ar: 'عن هذه البيانات', en: 'About this data' });
export const OPEN_NOW = namedPage('/#exams', { ar: 'التسجيلات المتاحة الآن', en: 'Registrations open now' });
export const SAVED_PAGE = namedPage('/saved', { ar: 'ما حفظته', en: 'What you saved' });
export const CHANGES_PAGE = namedPage('/changes', { ar: 'ما الجديد', en: 'What changed' });

/** The pages to which pages lead from their heads. */
export const NAVIGATION = {
  home: namedPage('/', { ar: 'الرئيسة', en: 'Home' }),
  universities: namedPage('/universities', { ar: 'الجامعات', en: 'Universities' }),
  majors: namedPage('/majors', { ar: 'التخصصات', en: 'Majors' }),
  exams: namedPage('/exams', { ar: 'الاختبارات', en: 'Exams' }),
  calendar: namedPage('/calendar', { ar: 'التقويم', en: 'Calendar' }),
  questions: namedPage('/questions', { ar: 'الأسئلة', en: 'Questions' }),
  docs: {
    address: { ar: '/docs/api', en: '/docs/api/en' },
    name: { ar: 'للمطورين', en: 'Developers' },
  },
} as const satisfies Record<string, NamedPage>;
export type NavigationItem = keyof typeof NAVIGATION;
/** Those besides the home page, in the order in which they are named. */
export const NAVIGATION_ITEMS = ['universities', 'majors', 'exams', 'calendar', 'questions', 'docs'] as const;

/** The file behind the address of a page. */
export const fileAt = (address: string, extension: string): string =>
  address.endsWith('/') ? `${address}index${extension}` : address + extension;

/** The published file behind the address of a page. Hosts find it by themselves; no rule names it. */
export const pageFile = (address: string): string => fileAt(address, '.html');

/** The same page as Markdown, for programs. */
export const markdownFile = (address: string): string => fileAt(address, '.md');

/** The picture that a link to a page of a kind shows elsewhere; test/harness/share-images.ts draws all of them. */
export const shareImage = (kind: NavigationItem, language: Language): string => `/assets/share-${kind}-${language}.png`;

/** What a home screen reads of the site. */
export const manifestFile = (language: Language): string => `/assets/${language}.webmanifest`;
