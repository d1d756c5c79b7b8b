import { groupBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import { FAQ_CATEGORIES } from '../../../schema/faq.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { DOORS } from '../addresses.ts';
import { areaHonesty } from '../honesty.ts';
import type { Language } from '../language.ts';
import { blocks, list, paragraph, section, top } from '../model/block.ts';
import { link } from '../model/inline.ts';
import type { Page } from '../page.ts';
import { questionList } from '../records.ts';
import { searchBox } from '../search/search-box.ts';

const TEXT = {
  ar: {
    title: 'أسئلة القبول',
    lead: 'القبول الجامعي ومنصة «قبول» والاختبارات والمكافآت والسكن والتحويل.',
    description: 'أسئلة شائعة عن القبول الجامعي في السعودية، مع إجاباتها ومصادرها واليوم الذي صحت فيه.',
  },
  en: {
    title: 'Admission questions',
    lead: 'University admission, the Qabul platform, exams, stipends, housing and transfer.',
    description:
      'Common questions about university admission in Saudi Arabia, with answers, sources and the day for which each held.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Every question by category. */
export function questionsPage(publication: Publication, language: Language): Page {
  const { faq } = publication.catalogue;
  const text = TEXT[language];
  const groups = groupBy(faq, ({ category }): string => category);
  const categories = Object.entries(FAQ_CATEGORIES).filter(([category]) => groups.has(category));
  return {
    address: DOORS.questions.address,
    language,
    door: 'questions',
    kind: 'questions',
    title: text.title,
    description: text.description,
    modules: ['search.js'],
    changed: newestDayOf(faq),
    main: () =>
      blocks([
        top(text.title, [
          paragraph(text.lead, 'lead'),
          searchBox(publication, language),
          areaHonesty(publication.asOf, faq, language),
          list(
            categories.map(([category, title]) => link(`#${category}`, title[language])),
            { style: 'inline' },
          ),
        ]),
        ...categories.map(([category, title]) =>
          section(category, title[language], [
            questionList(publication, groups.get(category) ?? [], language),
          ]),
        ),
      ]),
  };
}
