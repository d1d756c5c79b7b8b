import type { Bilingual, Group } from '../routes.ts';

/** Both languages as one description: Arabic first, as on every page. */
export const both = ({ ar, en }: Bilingual): string => `${ar}\n\n${en}`;

/** Both languages in one line. */
export const bothInLine = ({ ar, en }: Bilingual): string => `${ar} | ${en}`;

/** What each group of addresses is about, in the order in which documents show them. */
export const GROUPS: Readonly<Record<Exclude<Group, 'pages'>, { title: Bilingual; description: Bilingual }>> =
  {
    universities: {
      title: { ar: 'الجامعات', en: 'Universities' },
      description: {
        ar: 'الجامعات والكليات السعودية وكلياتها وتخصصاتها.',
        en: 'Saudi universities with their colleges and majors.',
      },
    },
    exams: {
      title: { ar: 'الاختبارات', en: 'Exams' },
      description: {
        ar: 'الاختبارات الوطنية وفترات تسجيلها المعلنة وحالتها.',
        en: 'National exams with their announced registration windows and status.',
      },
    },
    calendar: {
      title: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
      description: {
        ar: 'التقويم الدراسي للتعليم العام كما أُعلن، مع مصدر كل موعد.',
        en: 'The academic calendar of general education as announced, with the source of every date.',
      },
    },
    faq: {
      title: { ar: 'أسئلة القبول', en: 'Admission questions' },
      description: {
        ar: 'الأسئلة الشائعة عن القبول الجامعي، والبحث فيها.',
        en: 'Frequently asked questions about university admission, and their search.',
      },
    },
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
