import { groupBy } from '../../../../edge/text/order.ts';
import type { Edition } from '../../../publication/publication.ts';
import type { FaqRecord } from '../../../schema/faq.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import { DEGREES, PRICE_PERIODS, type Tuition, VAT } from '../../../schema/study.ts';
import { type College, INSTITUTION_TYPES, SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { taughtBy } from '../../answers/majors.ts';
import { isOfGraduates, isOfSome, studyText, yearlyFirst } from '../admission.ts';
import { type Held, type PageContext, type Taught, taughtByMajor } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, type Counted, counted, DOT, type Language, nameIn, OTHER } from '../language.ts';
import { recordLink } from '../links.ts';
import WORDS from '../words.json' with { type: 'json' };

export const INSTITUTIONS: Counted = WORDS.institutionsInstitutions;

export const MAJORS: Counted = WORDS.institutionsMajors;

/** The name of a college or of one of its majors, of which either language may be unknown. */
export const eitherName = (language: Language, { name, nameEn }: Pick<College, 'name' | 'nameEn'>): string =>
  (language === 'ar' ? (name ?? nameEn) : (nameEn ?? name)) ?? '';

/** What an institution is: `جامعة حكومية`, `Private independent college`. */
export function kindOf({ type, kind }: UniversityRecord, language: Language): string {
  const noun = INSTITUTION_TYPES[type];
  if (kind === null) return noun[language];
  return language === 'ar' ? `${noun.ar} ${SECTORS[kind].ar}` : `${SECTORS[kind].en} ${noun.en.toLowerCase()}`;
}

/** The city of the main campus; its Arabic name where no English one is known. */
export const cityOf = ({ city, cityEn }: UniversityRecord, language: Language): string | null =>
  language === 'ar' ? city : (cityEn ?? city);

/** What an institution is, and in which city: what a line of a list says of it. */
export const institutionFacts = (record: UniversityRecord, language: Language): string[] =>
  [kindOf(record, language), cityOf(record, language)].filter((fact) => fact !== null);

/** The towns that its colleges are named by: «كلية الحاسب الآلي بالليث», "College of Computers in Al-Lith". */
export const townsOf = ({ colleges }: { readonly colleges: readonly College[] }): string[] =>
  colleges.flatMap(({ name, nameEn }) => {
    const town = / (?:ب|في (?:محافظة )?)(\S+(?: \S+){0,2})$/.exec(name ?? '')?.[1];
    const [, last, first] =
      /(?: in | at |, |\()([A-Z][^(),]*)\)?$|^(.+) (?:University|Community) College$/.exec(nameEn ?? '') ?? [];
    return town && (last ?? first) ? [town, last ?? first ?? ''] : [];
  });

/** In which towns besides its city it has a college of these; an empty text: their names say none. */
function townsIn(record: UniversityRecord, colleges: readonly College[], language: Language): string {
  const all = townsOf({ colleges }).filter((_, at) => at % 2 === Number(language === 'en'));
  const towns = [...new Set(all)].filter((town) => !cityOf(record, language)?.includes(town));
  return towns.length === 0 ? '' : `${WORDS.universities[language].towns} ${towns.join(COMMA[language])}`;
}

/** Whether a major is known there for no degree with which school leavers begin at a university. */
export const isOfOthers = (taught: readonly Pick<Taught, 'major'>[]): boolean =>
  taught.every(({ major: { degree } }) => /diploma|master|doctorate|postgraduate/.test(degree ?? ''));

/** In which degrees a major is taught there, unless it is the bachelor’s or not stated; how long, in what and for whom. */
export function taughtText(taught: readonly Taught[], language: Language): string {
  const isPlain = taught.every(({ major }) => (major.degree ?? 'bachelor') === 'bachelor');
  const told = taught.flatMap(({ major: { degree, study } }) => [
    isPlain ? '' : degree === null ? WORDS.majors[language].noDegree : DEGREES[degree][language],
    study === null ? '' : studyText({ ...study, credits: null, campus: null, accreditation: [] }, language),
  ]);
  return [...new Set(told)].filter(Boolean).join(COMMA[language]);
}

/**
 * What the finder reads of majors there, each by its place among those known: `+` it is taught, `-` for other degrees, `?`
 * perhaps, or one akin to it is, and in which words.
 */
export function majorsAt(record: UniversityRecord, known: readonly KnownMajor[], at: PageContext, language: Language) {
  const here = taughtByMajor([record]);
  const { fields } = taughtBy(record);
  const told = known.flatMap((major, index) => {
    const taught = here.get(major.id);
    if (taught) return `${index + 1}${isOfOthers(taught) ? '-' : '+'}${taughtText(taught, language)}`;
    const akin = at.akinTo.get(major.id)?.filter(({ id }) => here.has(id));
    const called = akin?.map((each) => nameIn(language, each)).join(COMMA[language]) ?? '';
    return called || fields.includes(major.field) ? `${index + 1}?${called}` : [];
  });
  return told.join('|');
}

/** How many years a major takes, and where, as far as sources say so; an empty text: none does. */
export function lengthsOf(taught: readonly Taught[], language: Language): string {
  const stated = groupBy(taught, ({ major: { degree, study } }) => {
    const of = degree === null || degree === 'bachelor' ? '' : ` (${DEGREES[degree][language]})`;
    return study?.years ? counted(language, study.years, WORDS.admissionYears) + of : '';
  });
  stated.delete('');
  const told = [...stated].map(([length, there]) => {
    const where = [...new Set(there.map(({ university }) => nameIn(language, university)))];
    const told = where.length < 3 ? where.join(COMMA[language]) : counted(language, where.length, INSTITUTIONS);
    return `${length} ${WORDS.majors[language].at} ${told}`;
  });
  return told.join(DOT);
}

/** Whether it is of those who enrolled up to a year that is named: who begins now is charged otherwise. */
const isOfEarlier = ({ audienceEn }: Tuition): boolean => / to \d{4}$/.test(audienceEn ?? '');

/** What who begins a bachelor’s is charged, by the year if that is said: what all are, else some; null: nothing is known. */
export function feeOf(tuition: readonly Tuition[], language: Language) {
  const begun = yearlyFirst(tuition).filter((cost) => !isOfEarlier(cost));
  const ofBachelor = begun.filter(({ degree }) => (degree ?? 'bachelor') === 'bachelor');
  const forAll = ofBachelor.filter(({ audience, year }) => (audience ?? year) === null);
  const own = forAll.filter(({ source }) => source?.kind === 'official');
  const general = own.filter(({ name }) => /بكالوريوس|كل البرامج|متفرغ/.test(name));
  const pool = general.length > 0 ? general : own;
  const [ofAll = []] = groupBy(pool, ({ degree, per, vat }) => `${degree} ${per} ${vat}`).values();
  // What one programme costs is not what the others do.
  const isOfAll = general.length > 0 || new Set(ofAll.map(({ name }) => name.split('،')[0])).size > 1;
  if (isOfAll) return { text: rangeText(ofAll, language), isOfAll, isOfForeigners: false, costs: ofAll };
  const [costs] = groupBy(ofBachelor, ({ degree }) => degree).values();
  if (costs === undefined) return null;
  const { ofSome } = WORDS.university[language];
  const whose = costs.map(({ audience, audienceEn, year }) => {
    const called = (language === 'ar' ? audience : audienceEn) ?? ofSome;
    return year === null ? called : `${called} (${WORDS.admission[language].year.replace('#', year)})`;
  });
  const [whom = ofSome] = new Set(whose).size === 1 ? whose : [];
  const ranges = [...groupBy(costs, ({ per, vat }) => `${per} ${vat}`).values()].map((all) => rangeText(all, language));
  const isOfForeigners = costs.every(({ audienceEn }) => audienceEn?.startsWith('Non-Saudi'));
  return { text: `${whom}: ${ranges.join(COMMA[language])}`, isOfAll, isOfForeigners, costs };
}

/** The least and the most of costs that are paid for the same time, and with the same tax. */
export function rangeText(alike: readonly Tuition[], language: Language): string {
  const amounts = alike.map(({ amountSar }) => amountSar);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const range = least < most ? WORDS.university[language].from.replace('#', least.toLocaleString('en')) : '';
  const told = alike.slice(0, 1).flatMap(({ degree, per, vat }) => {
    const called = PRICE_PERIODS[per][language];
    return [degree ? `${called} (${DEGREES[degree][language]})` : called, vat ? VAT[vat][language] : []].flat();
  });
  return `${range}${counted(language, most, WORDS.riyals)} ${told.join(COMMA[language])}`;
}

/** What the page of an institution tells of what applicants ask for first, or of conditions and weights alone. */
export function heldText(record: UniversityRecord, all: Held, language: Language, isBrief = false) {
  const { id, tuition, colleges } = record;
  const { fees, holds, graduates, someTopics, topics, costTopics } = WORDS.university[language];
  const records = (all.admission.get(id) ?? []).filter(({ tracks }) => tracks.length > 0);
  const tracks = records.flatMap((record) => record.tracks);
  const majors = new Set(isBrief ? [] : taughtBy({ colleges }).majors);
  const fee = isBrief ? null : feeOf(tuition, language);
  const isOwnFee = fee?.costs.every(({ source }) => source?.kind === 'official');
  const answered = all.answered.get(id) ?? [];
  const topicsOf = ({ appliesTo, category, about }: FaqRecord) => `${appliesTo} ${category} ${about?.asks.join(' ')}`;
  const asked = answered.map(topicsOf).join(';');
  const isTold = asked.includes(`${id} eligibility who`);
  const { eligibility } = records.every(isOfSome) && (!isTold || records.length > 0) ? someTopics : topics;
  const weighed = answered.filter((each) => /how.* weights/.test(topicsOf(each))).flatMap(({ sources }) => sources);
  const isWeighed = tracks.some(({ weights }) => weights) || weighed.some(({ kind }) => kind === 'official');
  const held = [
    isTold || !tracks.every(isOfGraduates) ? eligibility : tracks.length > 0 && graduates,
    isWeighed ? topics.weights : weighed.length > 0 && someTopics.weights,
    fee && !isOwnFee && costTopics.tuition,
    !isBrief && /stipend amount payment/.test(asked) && costTopics.stipend,
    majors.size > 0 && counted(language, majors.size, MAJORS),
  ];
  const told = held.filter(Boolean).join(COMMA[language]);
  const price = fee && isOwnFee && `${fees}: ${fee.text}`;
  return [price, told && `${holds}: ${told}`].filter(Boolean).join(' · ') || null;
}

/** Names besides that of the title: in the other language first. */
export function otherNames(record: UniversityRecord | KnownMajor, language: Language): string[] {
  const all = [nameIn(OTHER[language], record), ...record.aliases, ...record.aliasesEn];
  return [...new Set(all)].filter((each) => each !== nameIn(language, record));
}

/** An institution as a row of a list. */
export interface Institution {
  readonly record: UniversityRecord;
  /** Its colleges that count here, all of them if none are named: the list says in which towns they are. */
  readonly colleges?: readonly College[];
  /** What the list says of it besides what it is and where. */
  readonly more?: readonly el.Content[];
  /** It is not known, but likely, that it belongs to the list: it says so, and counts apart. */
  readonly isLikely?: boolean;
  /** What a script filters by: `data-` attributes. */
  readonly data?: Readonly<Record<string, string>>;
}

/** Institutions by their names, which lead to their pages, and what each is, unless the heading says it of all of them. */
export function institutionList(rows: readonly Institution[], edition: Edition, language: Language, areAlike = false) {
  const items = rows.map(({ record, colleges = record.colleges, more = [] }) => {
    const facts = areAlike ? [cityOf(record, language)] : institutionFacts(record, language);
    const said = [...facts.map((fact) => fact && el.name(fact)), townsIn(record, colleges, language), ...more];
    const link = recordLink(edition, 'universities', record, language);
    return [link, el.lineBreak, el.styled('fine', el.joined(said, DOT))];
  });
  return el.list(items, { style: 'rows', data: (index) => rows[index]?.data ?? {} });
}

/** More institutions than these fill two screens of a phone: each region, or sector, opens at a touch. */
export const MOST_OPEN = 10;

/** The same under their regions, each with a link to its page, perhaps folded under their names; those of which no source states it come last. */
export function institutionsByRegion(
  rows: readonly Institution[],
  edition: Edition,
  language: Language,
  shown: 'open' | 'folded' | 'named',
) {
  const members = groupBy(rows, ({ record }) => record.regionId);
  const parts = [...edition.catalogue.regions, null].map((region) => {
    const found = members.get(region?.id ?? null);
    if (found === undefined) return null;
    const title = region ? nameIn(language, region) : WORDS.institutionsNoRegion[language];
    const link = region && recordLink(edition, 'regions', region, language);
    const likely = found.filter(({ isLikely }) => isLikely).length;
    const sure = likely < found.length && counted(language, found.length - likely, INSTITUTIONS);
    const counts = [sure, likely > 0 && counted(language, likely, WORDS.majorsLikely)];
    const count = [' ', el.styled('count', el.joined(counts, WORDS.majors[language].and))];
    // Those that are likely are named where nobody is sure, as such.
    const marked = !sure && `${WORDS.majors[language].likely}: `;
    const names = found.flatMap(({ record, isLikely }) => (isLikely && sure ? [] : nameIn(language, record)));
    // Below they stand again, and in Markdown all of it is open.
    const line = el.inHtml([el.lineBreak, el.styled('fine', [marked, names.join(COMMA[language])])]);
    const named = shown === 'named' && el.htmlOnly(line);
    const listed = institutionList(found, edition, language);
    const id = region?.id ?? 'no-region';
    const more = link && el.paragraph([WORDS.region[language].page, ' ', link], 'fine');
    const open = [el.heading(3, [link ?? title, ...count], id), listed];
    return el.group('region', shown !== 'open' ? [el.details([title, ...count, named], [listed, more], id)] : open);
  });
  return el.blocks(parts);
}
