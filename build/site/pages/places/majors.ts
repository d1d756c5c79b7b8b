import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { holdersOf } from '../../answers/majors.ts';
import { DOORS, MAJORS_PAGE } from '../addresses.ts';
import { counted, inOrder, type Language, nameIn } from '../language.ts';
import { lookup } from '../lookup.ts';
import { actions, blocks, list, paragraph, section, top } from '../model/block.ts';
import { link, styled } from '../model/inline.ts';
import type { Page } from '../page.ts';
import { jsonLink, recordLink } from '../records.ts';
import { absenceText, MAJORS } from './words.ts';

const NUMBER = {
  ar: 'يدل الرقم على عدد المؤسسات التي يُعرف أنها تدرّس التخصص.',
  en: 'The number says how many institutions are known to teach the major.',
} as const satisfies Record<Language, string>;

/** Digits of a narrow field at the head of a detailed one (ISCED-F 2013). */
const NARROW = 3;

/** Every major, by its narrow field. */
export function majorsPage(publication: Publication, language: Language): Page {
  const { catalogue } = publication;
  const { fields } = lookup(catalogue);
  const holders = holdersOf(catalogue);
  const title = MAJORS_PAGE.name[language];
  const groups = groupBy(inOrder(catalogue.majors, language), ({ field }) => field.slice(0, NARROW));
  const found = [...groups].map(([code, majors]) => {
    const field = fields.get(code) ?? fields.get(majors[0]?.field ?? '');
    return { code, title: field === undefined ? code : nameIn(language, field), majors };
  });
  return {
    address: MAJORS_PAGE.address,
    language,
    door: 'universities',
    kind: 'institutions',
    title,
    description: `${title}: ${counted(language, catalogue.majors.length, MAJORS)}.`,
    changed: newestDayOf(catalogue.universities),
    main: () =>
      blocks([
        top(title, [
          paragraph(`${absenceText(catalogue, language)} ${NUMBER[language]}`, 'lead'),
          actions([
            link(DOORS.universities.address[language], DOORS.universities.name[language]),
            jsonLink('majors', language),
          ]),
        ]),
        ...sortedBy(found, ({ code }) => [code]).map(({ code, title, majors }) =>
          section(`field-${code}`, title, [
            list(
              majors.map((major) => [
                recordLink(publication, 'majors', major, language),
                styled('count', ` ${holders.get(major.id)?.universities.length ?? 0}`),
              ]),
              { style: 'columns' },
            ),
          ]),
        ),
      ]),
  };
}
