import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { groupBy } from '../../../../edge/text/order.ts';
import type { Group } from '../../../publication/route.ts';
import { GROUPS } from '../../openapi/text.ts';
import { NAVIGATION, type PageAddress, pageAddress } from '../addresses.ts';
import type { Language } from '../language.ts';
import { type ExpandedField, expandedFields, type Shown } from './fields.ts';
import type { ApiReference, DocumentedOperation } from './reference.ts';

/** A page of the documentation. */
export interface Chapter {
  /** The last part of its address; empty: the page on which the documentation begins. */
  readonly slug: string;
  readonly title: Bilingual;
  readonly lead: Bilingual;
}

/** Pages that say more than what their group of addresses is about, in the order of the contents. */
const WRITTEN = {
  start: {
    slug: '',
    title: { ar: 'توثيق الواجهة', en: 'API documentation' },
    lead: {
      ar: 'واجهة عامة للقراءة فقط: الجامعات والاختبارات والتقويم الدراسي وأسئلة القبول، مع مصدر كل معلومة. بلا تسجيل ولا مفتاح.',
      en: 'A public, read-only interface to universities, exams, the academic calendar and admission questions, with the source of every fact. No registration, no key.',
    },
  },
  mcp: {
    slug: 'mcp',
    title: { ar: 'خادم الأدوات (MCP)', en: 'Tool server (MCP)' },
    lead: {
      ar: 'يصل الوكيل إلى البيانات نفسها عبر بروتوكول سياق النموذج، بلا حساب ولا مفتاح.',
      en: 'Agents reach the same data through the Model Context Protocol, without an account and without a key.',
    },
  },
  copy: {
    slug: 'copy',
    title: { ar: 'الاحتفاظ بنسخة', en: 'Keeping a copy' },
    lead: {
      ar: 'نزّل البيانات كلها في بضعة طلبات، ثم أبق نسختك محدّثة بطلب واحد وما تغيّر من ملفات.',
      en: 'Get all of the data in a few requests, then keep your copy current by one request and the files that changed.',
    },
  },
  recipes: {
    slug: 'recipes',
    title: { ar: 'وصفات', en: 'Recipes' },
    lead: {
      ar: 'أمثلة كاملة لما يُطلب كثيرًا، جاهزة للنسخ.',
      en: 'Whole examples of what is often wanted, to copy.',
    },
  },
  errors: {
    slug: 'errors',
    title: { ar: 'الأخطاء', en: 'Errors' },
    lead: {
      ar: 'كل خطأ وثيقة تقول ما الخطأ وما العمل، وفيها رمز لا يتغير.',
      en: 'Every error is a document that says what is wrong and what to do, with a code that does not change.',
    },
  },
  limits: {
    slug: 'limits',
    title: { ar: 'الحدود والإصدارات', en: 'Limits and versions' },
    lead: {
      ar: 'كم طلبًا لك، وما الذي لن يتغير.',
      en: 'How much you may ask, and what will not change.',
    },
  },
  reference: {
    slug: 'reference',
    title: { ar: 'المرجع', en: 'Reference' },
    lead: {
      ar: 'كل بنية في صفحة واحدة، ويؤدي كل حقل إلى معناه.',
      en: 'Every shape on one page; each field leads to its meaning.',
    },
  },
  changelog: {
    slug: 'changelog',
    title: { ar: 'سجل تغييرات الواجهة', en: 'Changelog of the interface' },
    lead: {
      ar: 'ما تغيّر لمن يستعمل الواجهة، بالإنجليزية. أما ما تغيّر في البيانات ففي صفحة «ما الجديد».',
      en: 'What changed for users of the interface. What changed in the data stands on the page “What changed”.',
    },
  },
} as const satisfies Record<string, Chapter>;
export const REFERENCE: Chapter = WRITTEN.reference;
export const CHANGELOG: Chapter = WRITTEN.changelog;

/** Groups that are described on the page of another, or on a written one; any other has a page of its own. */
const PLACED: Partial<Record<Group, string>> = {
  faq: 'questions',
  agents: WRITTEN.mcp.slug,
  service: WRITTEN.copy.slug,
  feeds: WRITTEN.copy.slug,
};

const slugOf = (group: Group): string => PLACED[group] ?? group;

const docsAddress = (slug: string): PageAddress =>
  slug === '' ? NAVIGATION.docs.address : pageAddress(`/docs/${slug}`);

/** Where a page of the documentation is read. */
export const chapterAddress = ({ slug }: Chapter): PageAddress => docsAddress(slug);

/** Where an operation is described. */
export const operationAddress = ({ route }: DocumentedOperation, language: Language): string =>
  `${docsAddress(slugOf(route.group))[language]}#${route.id}`;

/** A chapter with the operations that it describes. */
export interface ChapterOfReference extends Chapter {
  readonly operations: readonly DocumentedOperation[];
}

/** All chapters in the order of the contents. The groups of data come after the start, discovery at the end. */
export function chaptersOf({ operations }: ApiReference): ChapterOfReference[] {
  const bySlug = groupBy(operations, ({ route }) => slugOf(route.group));
  const { start, ...others } = WRITTEN;
  const written: readonly Chapter[] = Object.values(others);
  const ofGroups = Object.entries(GROUPS).flatMap(([group, { title, description }]): Chapter[] => {
    const operation = operations.find(({ route }) => route.group === group);
    if (operation === undefined) return [];
    const slug = slugOf(operation.route.group);
    const isWritten = written.some((chapter) => chapter.slug === slug);
    return isWritten ? [] : [{ slug, title, lead: description }];
  });
  const data = ofGroups.filter(({ slug }) => slug !== 'discovery');
  const discovery = ofGroups.filter(({ slug }) => slug === 'discovery');
  return [start, ...data, ...written, ...discovery].map((chapter) => ({
    ...chapter,
    operations: bySlug.get(chapter.slug) ?? [],
  }));
}

/** A shape with its fields and those of the shapes that occur in it for the first time. */
export interface ExpandedShape {
  readonly name: string;
  readonly anchor: string;
  /** Address of the chapter that says what its fields mean. */
  readonly page: string;
  readonly fields: readonly ExpandedField[];
}

/** Every shape of the data, in the order in which the chapters answer with them; each once. */
export function shapesInOrder(reference: ApiReference, language: Language): ExpandedShape[] {
  const shown: Shown = new Map();
  const used = chaptersOf(reference)
    .filter(({ slug }) => slug !== 'discovery')
    .flatMap((chapter) =>
      chapter.operations.flatMap(({ shapes }) =>
        shapes.map((name) => ({ name, page: chapterAddress(chapter)[language] })),
      ),
    );
  return used.flatMap(({ name, page }) => {
    if (shown.has(name)) return [];
    const anchor = `shape-${name}`;
    const fields = expandedFields(name, reference.shapes[language], shown, anchor);
    return fields.length === 0 ? [] : [{ name, anchor, page, fields }];
  });
}
