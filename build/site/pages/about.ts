import { COMPARABLE_AREAS } from '../../collections/status.ts';
import type { Publication } from '../../publication/publication.ts';
import { LICENCE } from '../answers/credit.ts';
import { status } from '../answers/service.ts';
import { ABOUT_PAGE } from './addresses.ts';
import { shownDay } from './day-text.ts';
import {
  actions,
  blocks,
  code,
  externalLink,
  facts,
  leftToRight,
  link,
  paragraph,
  section,
  table,
  top,
} from './elements.ts';
import { type Language, nameIn } from './language.ts';
import type { Page } from './page.ts';

const TEXT = {
  ar: {
    description: 'ما الذي نجمعه، ومن راجعه، وماذا تعني القيمة الفارغة، وكيف تبلّغ عن خطأ.',
    held: 'ما لدينا',
    heldLead: 'كل سجل يذكر مصادره، ولا يُملأ شيء بالتخمين.',
    area: 'المجال',
    records: 'السجلات',
    verified: 'رُوجع على مصادره',
    weak: 'بلا مصدر رسمي ولا صحفي',
    compared: 'من راجع ماذا',
    comparedNone:
      'لم يراجع أي محرر سجلًا على مصادره بعد. افتح المصدر المذكور مع كل معلومة قبل أن تعتمد عليها.',
    comparedSome:
      'الرقم في عمود «رُوجع على مصادره» هو عدد السجلات التي قارنها محرر بمصادرها، ويظهر يوم المراجعة في صفحة السجل. أما غيرها فافتح مصدرها قبل أن تعتمد عليها.',
    empty: 'ماذا تعني القيمة الفارغة',
    emptyText:
      'لم تعلنها الجهة الرسمية، أو لم نجد لها مصدرًا يمكن ذكره. لا تعني «لا» ولا «صفر»، ولا نملؤها بالتخمين. وإذا كانت القائمة جزئية فما لا يظهر فيها قد يكون موجودًا.',
    sources: 'المصادر',
    sourcesText:
      'المصدر الرسمي صفحة الجهة صاحبة القرار، والصحفي صحيفة أو وكالة أنباء، وغير الرسمي ما سواهما. السجل الذي لا يستند إلا إلى مصادر غير رسمية أضعف من غيره: تجد العدد في العمود الأخير من الجدول أعلاه. وإذا اختلفت المصادر قلنا ذلك بجانب المعلومة.',
    reuse: 'الرخصة وإعادة الاستعمال',
    reuseText:
      'استعمل البيانات كما تشاء بشرط ذكر المصدر. ومن يعيد نشر التقويم أو فترة تسجيل فعليه أن يذكر مصدرها المذكور معها.',
    licence: 'رخصة المشاع الإبداعي، النسبة 4.0',
    mistake: 'الإبلاغ عن خطأ',
    mistakeText: 'اكتب إلينا عنوان الصفحة، وما الخطأ، ورابط المصدر الذي يبيّن الصواب:',
    edition: 'هذه النسخة',
    publisher: 'الناشر',
    asOf: 'يوم النشر',
    validUntil: 'أول تغير قادم في حالة اختبار',
    noChange: 'لا تغير منتظر',
    hash: 'بصمة المحتوى',
    status: 'هذه الأرقام بصيغة JSON',
  },
  en: {
    description: 'What is held, who compared it, what an empty value means, and how to report a mistake.',
    held: 'What is held',
    heldLead: 'Every record names its sources, and nothing is filled in by guessing.',
    area: 'Area',
    records: 'Records',
    verified: 'Compared with its sources',
    weak: 'No official page or newspaper',
    compared: 'Who compared what',
    comparedNone:
      'No editor has compared any record with its sources yet. Open the source beside each fact before you rely on it.',
    comparedSome:
      'The column “Compared with its sources” counts the records that an editor compared with their sources; the page of the record shows the day. Open the sources of all others before you rely on them.',
    empty: 'What an empty value means',
    emptyText:
      'The official body has not announced it, or we found no source that can be cited. It means neither “no” nor zero, and we do not fill it by guessing. Where a list is partial, what is missing from it may exist.',
    sources: 'Sources',
    sourcesText:
      'An official source is a page of the body that decides, a press source is a newspaper or agency, and an unofficial one is anything else. A record that rests on unofficial sources alone is weaker than others: the last column of the table above counts them. Where sources disagree, we say so beside the fact.',
    reuse: 'Licence and reuse',
    reuseText:
      'Use the data as you like, if you credit the source. Anyone who republishes the calendar or a registration window must credit the source named beside it.',
    licence: 'Creative Commons Attribution 4.0',
    mistake: 'Report a mistake',
    mistakeText:
      'Write to us with the address of the page, what is wrong, and a link to the source that shows what is right:',
    edition: 'This edition',
    publisher: 'Publisher',
    asOf: 'Published for',
    validUntil: 'Next change of an exam status',
    noChange: 'None expected',
    hash: 'Content hash',
    status: 'These figures as JSON',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What is held and how far it can be relied on. */
export function aboutPage(publication: Publication, language: Language): Page {
  const { asOf, validUntil, contentHash, counts, verified, weaklySourced } = status(publication);
  const { service } = publication.catalogue;
  const text = TEXT[language];
  const isCompared = COMPARABLE_AREAS.some(([area]) => verified[area] !== 0);
  return {
    address: ABOUT_PAGE.address,
    language,
    navigation: null,
    kind: 'about',
    title: ABOUT_PAGE.name[language],
    description: text.description,
    changed: null,
    main: blocks([
      top(ABOUT_PAGE.name[language], [paragraph(text.description, 'lead')]),
      section('held', text.held, [
        paragraph(text.heldLead),
        table({
          caption: null,
          style: 'figures',
          columns: [text.area, text.records, text.verified, text.weak],
          rows: COMPARABLE_AREAS.map(([area, called]) => ({
            cells: [called[language], counts[area] ?? 0, verified[area] ?? 0, weaklySourced[area] ?? 0],
          })),
        }),
      ]),
      section('empty', text.empty, [paragraph(text.emptyText)]),
      section('compared', text.compared, [paragraph(isCompared ? text.comparedSome : text.comparedNone)]),
      section('sources', text.sources, [paragraph(text.sourcesText)]),
      section('mistake', text.mistake, [
        paragraph([text.mistakeText, ' ', link(`mailto:${service.contact}`, leftToRight(service.contact))]),
      ]),
      section('reuse', text.reuse, [paragraph([text.reuseText, ' ', externalLink(LICENCE, text.licence)])]),
      section('edition', text.edition, [
        facts([
          [text.publisher, externalLink(service.publisher.url, nameIn(language, service.publisher))],
          [text.asOf, shownDay(asOf, language)],
          [text.validUntil, validUntil === null ? text.noChange : shownDay(validUntil, language)],
          [text.hash, code(contentHash)],
        ]),
        actions([link('/api/agent/status', text.status)]),
      ]),
    ]),
  };
}
