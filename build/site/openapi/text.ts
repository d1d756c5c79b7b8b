import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';

/** Both languages as one description: Arabic first, as on every page. */
export const both = ({ ar, en }: Bilingual): string => `${ar}\n\n${en}`;

/** Both languages in one line. */
export const bothInLine = ({ ar, en }: Bilingual): string => `${ar} | ${en}`;

/** What each group of addresses is about, in the order in which documents show them. */
export const GROUPS: Readonly<Record<string, { title: Bilingual; description: Bilingual }>> = {
  ...Object.fromEntries(
    COLLECTION_NAMES.filter((name) => definitionOf(name).group === undefined).map((name) => {
      const { many, about } = definitionOf(name);
      return [name, { title: many, description: about }];
    }),
  ),
  agents: {
    title: { ar: 'الوكلاء', en: 'Agents' },
    description: {
      ar: 'ما يحتاجه الوكيل: المهارات وتأكيد الوصول دون هوية وخادم الأدوات.',
      en: 'What an agent needs: skills, confirmation of anonymous access, and the tool server.',
    },
  },
  service: {
    title: { ar: 'الخدمة', en: 'Service' },
    description: {
      ar: 'حداثة البيانات، ووصف الواجهة وبنية إجاباتها.',
      en: 'How fresh the data is, and the description of the interface and its shapes.',
    },
  },
  feeds: {
    title: { ar: 'الاشتراك والتنزيل', en: 'Feeds and downloads' },
    description: {
      ar: 'تقويمات iCalendar للاشتراك، وملفات CSV وNDJSON للتنزيل.',
      en: 'iCalendar feeds to subscribe to, and CSV and NDJSON files to download.',
    },
  },
  discovery: {
    title: { ar: 'الاستكشاف', en: 'Discovery' },
    description: {
      ar: 'وثائق يقرؤها الوكلاء والبرامج قبل أول طلب.',
      en: 'Documents that agents and programs read before their first call.',
    },
  },
};
