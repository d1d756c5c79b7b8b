import { DOOR_NAMES, DOORS, type Door } from '../addresses.ts';
import type { Language } from '../language.ts';
import { list, section } from '../model/block.ts';
import { link, styled } from '../model/inline.ts';
import type { Piece } from '../model/piece.ts';

const TITLE = { ar: 'إلى أين؟', en: 'Where to?' } as const satisfies Record<Language, string>;

/** What a reader finds behind each door. */
const ABOUT = {
  ar: {
    universities: 'الكليات والتخصصات ومن يدرّسها',
    exams: 'حالة التسجيل والمواعيد',
    calendar: 'الفصول والإجازات في مدينتك',
    questions: 'القبول والمكافآت والسكن والتحويل',
    docs: 'واجهة JSON وخادم MCP دون مفتاح',
  },
  en: {
    universities: 'Colleges, majors and who teaches them',
    exams: 'Registration status and dates',
    calendar: 'Terms and holidays in your city',
    questions: 'Admission, stipends, housing, transfer',
    docs: 'JSON API and MCP server, no key',
  },
} as const satisfies Record<Language, Record<Exclude<Door, 'home'>, string>>;

/** Where a reader goes on. */
export const doorsSection = (language: Language): Piece =>
  section('doors', TITLE[language], [
    list(
      DOOR_NAMES.map((door) => [
        link(DOORS[door].address[language], DOORS[door].name[language], 'name'),
        ' ',
        styled('muted', ABOUT[language][door]),
      ]),
      { style: 'doors' },
    ),
  ]);
