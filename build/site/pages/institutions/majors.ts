import type { Bilingual } from '../../../../edge/text/bilingual.ts';
import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import { isCalled } from '../../../assets/called.ts';
import type { ElementOf } from '../../../collections/collections.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import { creditOf } from '../../../schema/source.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { holdersOf } from '../../answers/majors.ts';
import { CALCULATOR_PAGE, COMPARE_PAGE, MAJORS_PAGE, NAVIGATION } from '../addresses.ts';
import { ownText } from '../admission.ts';
import type { PageContext, Taught } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, counted, DOT, inOrder, type Language, NBSP, nameIn, OTHER } from '../language.ts';
import * as links from '../links.ts';
import type { Page } from '../page.ts';
import { answerLine, answerOf, firstSentence, footnotes } from '../provenance.ts';
import { answeredList } from '../questions.ts';
import WORDS from '../words.json' with { type: 'json' };
import * as institutions from './institutions.ts';
import { finderForm } from './universities.ts';

/** So many majors, or least scores, show at once. */
export const MOST_TAUGHT = 12;
const MOST_SCORES = 4;

/** What people call a narrow field whose name in the standard says less to them. */
const PLAIN: Readonly<Record<string, Bilingual>> = WORDS.majorsFields;

/** Digits of a narrow field at the head of a detailed one (ISCED-F 2013). */
const NARROW = 3;

const narrowOf = ({ field }: KnownMajor): string => field.slice(0, NARROW);

/** What people call the narrow field of a major. */
function fieldName(major: KnownMajor, { fields }: PageContext, language: Language): string {
  const code = narrowOf(major);
  const named = fields.get(code) ?? fields.get(major.field) ?? { name: code, nameEn: code };
  return PLAIN[code]?.[language] ?? nameIn(language, named);
}

/** The majors that most institutions teach, and every one by its narrow field, those with most majors first. */
export function majorsPage(publication: PageContext, language: Language): Page {
  const { catalogue, fields } = publication;
  const text = WORDS.majorsList[language];
  const holders = holdersOf(catalogue);
  const title = MAJORS_PAGE.name[language];
  const known = inOrder(catalogue.majors, language);
  const all = counted(language, known.length, institutions.MAJORS);
  const groups = groupBy(known, narrowOf);
  const found = [...groups].map(([code, majors]) => {
    const { name = '', nameEn = '' } = fields.get(code) ?? {};
    const [title = code] = majors.map((each) => fieldName(each, publication, language));
    return { code, title, names: [title, name, nameEn], majors };
  });
  found.sort((one, other) => other.majors.length - one.majors.length || one.code.localeCompare(other.code));
  const taughtBy = ({ id }: KnownMajor): number => holders.get(id)?.universities.length ?? 0;
  const row = (major: KnownMajor): el.Content => [
    links.recordLink(publication, 'majors', major, language),
    el.styled('count', ` ${taughtBy(major)}`),
  ];
  const most = [...known].sort((one, other) => taughtBy(other) - taughtBy(one)).slice(0, MOST_TAUGHT);
  return {
    address: MAJORS_PAGE.address,
    language,
    navigation: 'majors',
    kind: 'institutions',
    title,
    description: `${title}: ${all}.`,
    modules: ['finder.js', 'saved.js'],
    changed: newestDayOf(catalogue.universities),
    main: el.blocks([
      el.top(title, [finderForm(text.q, { all, none: text.none }, [], language)]),
      el.section('most', text.most, [
        el.paragraph(text.count, 'fine'),
        el.list(most.map(row), { style: 'columns narrow' }),
      ]),
      el.section('list', text.by, [
        ...found.map(({ code, title, names, majors }) => {
          const words = majors.map((major) => [...names, ...institutions.otherNames(major, language)].join(' '));
          const listed = el.list(majors.map(row), { style: 'columns', data: (at) => ({ names: words[at] ?? '' }) });
          const called = [title, ' ', el.styled('count', counted(language, majors.length, institutions.MAJORS))];
          return el.group('region', [el.details(called, [listed], `field-${code}`)]);
        }),
        el.paragraph([WORDS.majors[language].gaps, ' ', WORDS.majors[language].scope], 'fine'),
        el.actions([links.pageLink(NAVIGATION.universities, language), links.jsonLink('majors', language)]),
      ]),
    ]),
  };
}

const TEXT = WORDS.majors;

/** The page of a major: who teaches it, as far as is known, how much is not, and questions about it. */
export function majorPage(major: ElementOf<'majors'>, publication: PageContext, language: Language): Page {
  const { byId, catalogue, questionsOfMajor, taughtByMajor } = publication;
  const text = TEXT[language];
  const title = nameIn(language, major);
  const there = taughtByMajor.get(major.id) ?? [];
  const known = rowsOf(major, there, publication, language);
  const byRegion = groupBy(known, ({ record }) => record.regionId);
  const taught = counted(language, known.length, institutions.INSTITUTIONS);
  const where = `${taught} ${counted(language, byRegion.size - Number(byRegion.has(null)), WORDS.majorsRegions)}`;
  const likely = major.byCollege
    .flatMap((id) => byId.universities.get(id) ?? [])
    .map((record) => {
      const named = record.colleges.filter(({ fields, majors }) => majors.length === 0 && fields.includes(major.field));
      // Its name says in which town it is.
      const called = named.map((each) => institutions.eitherName(language, each)).join(COMMA[language]);
      return { record, colleges: [], more: [`${text.likely}${called && `: ${called}`}`], isLikely: true };
    });
  const also = likely.length > 0 ? counted(language, likely.length, WORDS.majorsAlso) : '';
  const all = groupBy([...known, ...likely], ({ record }) => record.regionId);
  const isSure = (rows: readonly institutions.Institution[]) => rows.some(({ isLikely }) => !isLikely);
  const groups = sortedBy([...all], ([id, rows]) => [`${id === null} ${!isSure(rows)}`, String(999 - rows.length)]);
  const lead = known.length === 0 ? text.nobody : text.taught.replace('#', where + also);
  const shown = known.length + likely.length > institutions.MOST_OPEN ? 'named' : 'open';
  // Where there are many, regions with one alone open together, and those where nobody is known to teach it.
  const large = groups.filter(([, rows]) => shown === 'open' || (rows.length > 1 && isSure(rows)));
  const alone = groups.filter((each) => !large.includes(each));
  const namesOf = (some: typeof groups) =>
    some.flatMap(([id]) => byId.regions.get(id ?? '') ?? []).map((each) => nameIn(language, each));
  const besides = [...groupBy(alone, ([, rows]) => (isSure(rows) ? text.regions : `${text.likely}: `))];
  const called = besides.map(([word, some]) => word + namesOf(some).join(COMMA[language])).join('. ');
  const inRegions = (some: typeof groups, how: typeof shown) =>
    some.map(([, rows]) => institutions.institutionsByRegion(rows, publication, language, how));
  const asked = questionsOfMajor.get(major.id) ?? [];
  // What a question of everybody answers is told in its words.
  const ofAll = asked.filter(({ appliesTo }) => appliesTo === null);
  const conditions = ofAll.find(({ category }) => category === 'eligibility');
  const years = ofAll.find(({ about }) => about?.asks.includes('duration'));
  const fees = ofAll.find(({ about }) => about?.asks.includes('fee'));
  const timed = there.filter(({ major: { study } }) => study?.years);
  // An answer says more of it, and each institution has its own beside it.
  const lengths = years ? '' : institutions.lengthsOf(timed, language);
  const span = years ? firstSentence(answerOf(years, language)) : lengths;
  const studies = timed.flatMap(({ major: { study } }) => (study ? creditOf(study).sources : []));
  const told = [conditions, years, fees].flatMap((each) => each?.sources ?? []);
  const lists = there.flatMap(({ college }) => creditOf({ ...college, confidence: null }).sources);
  const notes = footnotes([...told, ...lists], language);
  const ofHealth = major.field.startsWith('09') && text.internship;
  const stated = () => lengths && [lengths, ofHealth, ' ', notes.marks({ sources: studies, confidence: null })];
  const length = years ? answerLine(years, publication, language) : stated();
  const asking = known.flatMap(({ record, own }) =>
    own.map(({ whose, weights, least, date, credit }) => {
      const told = [whose !== title && [whose, DOT], el.joined([weights, least], DOT), date, NBSP, notes.marks(credit)];
      return [links.recordLink(publication, 'universities', record, language), el.lineBreak, el.styled('fine', told)];
    }),
  );
  const scored = known.filter(({ own }) => own.some(({ least }) => least.length > 0)).map(({ record }) => record);
  const isOfOthers = scored.length > 0 && !scored.some(({ kind }) => kind === 'public');
  const others = asked.filter((each) => ![conditions, years, fees].includes(each));
  // Scores stand above, and who comes from elsewhere is asked for other things: these lead on to their answers.
  const bare = others.filter(({ category, about }) => category === 'transfer' || about?.asks.includes('amount'));
  const answered = others.filter((each) => !bare.includes(each));
  const { more } = WORDS.region[language];
  const scores = el.folded(asking, MOST_SCORES, more, (some) => el.list(some, { style: 'rows' }));
  /** What is known of it everywhere: below who teaches it, with a link at the top. */
  const parts = [
    ['conditions', conditions !== undefined && [el.paragraph(answerLine(conditions, publication, language))]],
    ['length', !el.isEmpty(length) && [el.paragraph(length)]],
    ['least', asking.length > 0 && [isOfOthers && el.paragraph(text.noPublic), scores]],
    ['fees', fees !== undefined && [el.paragraph(answerLine(fees, publication, language))]],
  ] as const;
  const code = narrowOf(major);
  const field = fieldName(major, publication, language);
  const ofField = catalogue.majors.filter((each) => narrowOf(each) === code && each.id !== major.id);
  const listingsOf = ({ id }: KnownMajor): number => taughtByMajor.get(id)?.length ?? 0;
  // What most institutions teach is nearest to what is sought.
  const sameField = inOrder(ofField, language).toSorted((one, other) => listingsOf(other) - listingsOf(one));
  const toMajor = (each: KnownMajor) => links.recordLink(publication, 'majors', each, language);
  // «الأمن السيبراني والتحليل الجنائي الرقمي» is another major, whose institutions are not counted here.
  const kin = (publication.akinTo.get(major.id) ?? []).map(toMajor);
  const jobs = byId.faq.get(WORDS.majors.asked);
  const onJobs = jobs !== undefined && [' ', links.questionLink(publication, jobs, language)];
  const most = known.map(({ record }) => record).sort((one, other) => other.colleges.length - one.colleges.length);
  const beside = `${COMPARE_PAGE.address[language]}?ids=${most.slice(0, 2).map(({ id }) => id)}&major=${major.id}`;
  return {
    address: links.recordPage('majors', major.id),
    language,
    navigation: 'majors',
    kind: 'institutions',
    title: text.where.replace('#', title),
    description: [`${title}: ${lead}`, span && `${text.length}: ${span}`].filter(Boolean).join(' '),
    modules: ['saved.js'],
    changed: newestDayOf(known.map(({ record }) => record)),
    main: el.blocks([
      el.top(text.where.replace('#', title), [
        el.paragraph(lead, 'said'),
        kin.length > 0 && el.paragraph([text.kin, ' ', el.joined(kin, COMMA[language])]),
        el.actions([links.ownButtons('majors', major, language)]),
        el.actions(parts.map(([id, told]) => told && el.link(`#${id}`, text.jumps[id]))),
      ]),
      el.section('list', WORDS.region[language].institutions, [
        ...inRegions(large, shown),
        alone.length > 0 && el.details(called, inRegions(alone, 'open')),
        el.actions([most.length > 1 && el.link(beside, text.compare)]),
        el.paragraph([likely.length > 0 && [text.likelyWhy, ' '], text.gaps, ' ', text.admits], 'fine'),
      ]),
      ...parts.map(([id, told]) => told && el.section(id, text[id], told)),
      others.length > 0 &&
        el.section('questions', text.questions, [
          answeredList(publication, answered, language),
          links.questionList(publication, bare, language),
        ]),
      sameField.length > 0 &&
        el.section('related', text.related, [
          el.folded(sameField.map(toMajor), MOST_TAUGHT, more, (some) => el.list(some, { style: 'columns narrow' })),
        ]),
      el.group('wide', [
        el.paragraph([text.scope, onJobs], 'links'),
        el.facts([
          [text.field, el.link(`${MAJORS_PAGE.address[language]}#field-${code}`, field)],
          // Its other names are words that people search by.
          [text.others, el.name(nameIn(OTHER[language], major))],
        ]),
      ]),
      notes.section([
        el.actions([links.pageLink(CALCULATOR_PAGE, language), links.jsonLink('majors', language, major.id)]),
      ]),
    ]),
  };
}

/** The institutions that list a major, each once, with what is known of it there; those of other degrees come last. */
function rowsOf(major: KnownMajor, taught: readonly Taught[], publication: PageContext, language: Language) {
  const { held, phrases } = publication;
  const names = phrases.get(major.id) ?? [];
  const others = [...phrases].flatMap(([id, each]) => (id === major.id ? [] : each));
  const places = groupBy(taught, ({ university }) => university);
  const rows = inOrder([...places.keys()], language).map((record) => ({ record, there: places.get(record) ?? [] }));
  const sorted = sortedBy(rows, ({ there }) => [`${institutions.isOfOthers(there)}`]);
  return sorted.map(({ record, there }) => {
    // In other towns of its colleges it may not be taught.
    const colleges = there.map(({ college }) => college);
    const isOf = (title: string) => isCalled(title, names, others);
    const own = ownText(held.admission.get(record.id) ?? [], isOf, language);
    const more = [institutions.taughtText(there, language), institutions.heldText(record, held, language, true)];
    return { record, colleges, own, more };
  });
}
