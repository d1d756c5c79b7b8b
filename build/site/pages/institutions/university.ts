import { sortedBy } from '../../../../edge/text/order.ts';
import { hijriDay } from '../../../days/hijri.ts';
import type { AdmissionRecord, AdmissionTrack } from '../../../schema/admission.ts';
import type { FaqRecord } from '../../../schema/faq.ts';
import { creditOf } from '../../../schema/source.ts';
import { DEGREES } from '../../../schema/study.ts';
import {
  COVERAGE_EXTENTS,
  type College,
  type CollegeMajor,
  UNIVERSITY_MISSING,
  type UniversityRecord,
} from '../../../schema/university.ts';
import { announced } from '../../answers/admission.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { standingOn } from '../../answers/exam-status.ts';
import { isUnanswered, universitiesOf } from '../../answers/faq.ts';
import { isInstitution } from '../../answers/universities.ts';
import { COMPARE_PAGE } from '../addresses.ts';
import * as admissions from '../admission.ts';
import type { PageContext } from '../context.ts';
import * as el from '../elements.ts';
import { html } from '../html.ts';
import { COMMA, capital, DOT, type Language, NBSP, nameIn } from '../language.ts';
import * as links from '../links.ts';
import type { Page } from '../page.ts';
import { answerLine, type Footnotes, footnotes, provenance, whyMissing } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };
import { cityOf, eitherName, feeOf, institutionFacts, isOfOthers, kindOf, otherNames } from './institutions.ts';

/** Colleges, and questions, beyond these open at a touch. */
const MOST_SHOWN = 4;

/** The institution for search engines (schema.org). */
function institutionData(record: UniversityRecord, publication: PageContext, language: Language) {
  const { identifiers, regionId, url, founded } = record;
  const { ror, wikidata } = identifiers;
  const region = publication.byId.regions.get(regionId ?? '');
  const sameAs = [ror, wikidata && `https://www.wikidata.org/wiki/${wikidata}`].filter(Boolean);
  const city = cityOf(record, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    '@id': publication.baseUrl + links.recordAddress(publication, 'universities', record.id, language),
    name: nameIn(language, record),
    alternateName: otherNames(record, language),
    ...(url !== null && { url }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(sameAs.length > 0 && { sameAs }),
    address: {
      '@type': 'PostalAddress',
      ...(city !== null && { addressLocality: city }),
      ...(region !== undefined && { addressRegion: nameIn(language, region) }),
      addressCountry: 'SA',
    },
  };
}

const TEXT = WORDS.university;

/** What a question names in English that is about a topic whose category is wider. */
const NAMED: Readonly<Record<string, string>> = WORDS.universityNamed;

/** Whether a question is about what applicants ask of a topic. */
const isAbout = (topic: string, { category, about, questionEn }: FaqRecord): boolean =>
  (category === topic ||
    ['preparatory', 'foreigners'].includes(topic) ||
    (topic === 'dates' && about?.asks.includes('when') === true && /admission|applications/i.test(questionEn)) ||
    // What a room or a test costs is no tuition.
    (!['housing', 'exams'].includes(category) &&
      about?.asks.some((each) => each === (topic === 'tuition' ? 'fee' : topic)) === true)) &&
  new RegExp(NAMED[topic] ?? '', 'i').test(questionEn);

const asksAmount = ({ about }: FaqRecord): boolean => about?.asks.includes('amount') === true;

const ORDER = WORDS.universityOrder.map((each) => new RegExp(each, 'i'));

/** What decides, as applicants ask it one after the other; then the rest, what few ask, and what is of several. */
function orderOf(question: FaqRecord): number {
  const of = `${universitiesOf(question).length > 1 && 'several'} ${question.category} ${question.about?.asks}`;
  return ORDER.findIndex((each) => each.test(`${of} ${question.questionEn}`));
}

/** How many years ahead the last year of a question is, of either calendar; below 0: all are over. 0 too where it names none. */
function yearsAhead({ about }: FaqRecord, { asOf }: PageContext): number {
  const ahead = about?.years.map((year) => Number(year) - Number((year < '19' ? hijriDay(asOf) : asOf).slice(0, 4)));
  return ahead?.length ? Math.max(...ahead) : 0;
}

/** Of a question about several, the part of its answer that names one, if any does; what refers back is no part. */
function narrowed(question: FaqRecord, { name, nameEn, aliases, aliasesEn }: UniversityRecord): FaqRecord {
  const names = [name, nameEn, ...aliases, ...aliasesEn].map((each) => each.replace(/^جامعة | University$/, ''));
  const told = (answer: string | null): string | null => {
    const parts = answer?.split(/(?<=[.؟?])\s(?!و?لكن|و?هذ|و?ذلك|But|However|Th[ai][ts])|[;؛]\s(?=at |وفي )/);
    const own = parts?.find((part) => names.some((each) => part.includes(each))) ?? answer;
    const plain = own?.replace(/^(?:في جامعات [^:]*|At [^:]* universities): |^[وف](?=في )/, '') ?? null;
    // Its page has named it.
    const [, called = '', rest = ''] = /^([^:]{1,60}): (.+)/s.exec(plain ?? '') ?? [];
    const said = names.some((each) => called.replace(/ University$/, '').endsWith(each)) ? rest : plain;
    return said && capital(said).replace(/(?<![.؟?])$/, '.');
  };
  const isOfOne = universitiesOf(question).length === 1;
  return isOfOne ? question : { ...question, answer: told(question.answer), answerEn: told(question.answerEn) };
}

/** What is held of each topic that applicants ask about, what questions answer of it, and the other questions about it. */
function topicsOf(
  record: UniversityRecord,
  admission: readonly AdmissionRecord[],
  at: PageContext,
  language: Language,
) {
  const text = TEXT[language];
  // Those about it alone answer for it best, and those without an answer least.
  const breadthOf = (each: FaqRecord): number =>
    isUnanswered(each) ? 99 : universitiesOf(each).length - Number(each.appliesTo === record.id);
  const asked = at.questions.about('university', record.id);
  const nearest = asked.toSorted((one, other) => breadthOf(one) - breadthOf(other) || orderOf(one) - orderOf(other));
  const isPublic = record.kind === 'public';
  const isOfKind = (each: FaqRecord): boolean =>
    universitiesOf(each).every((id) => at.byId.universities.get(id)?.kind === record.kind);
  const general = isPublic ? at.ofAll.filter(isOfKind) : [];
  // Where one applies to a public university, unless a question asks whether that is so of this one.
  const isOnPlatform =
    isPublic && record.type === 'university' && asked.every((each) => !each.appliesTo || each.category !== 'platform');
  // What only old pages ask comes after the answers.
  const isOld = admission.every((each) => admissions.isAllOlder(each, at.asOf));
  const heldOf = (topic: string) => admissions.topicText(topic, admission, record, at.asOf, language);
  const besides = (topic: 'minimums' | 'eligibility') => text.besides.replace('#', capital(text.topics[topic]));
  const underScores = !el.isEmpty(heldOf('minimums')) && besides('minimums');
  const isOfScores = (each: FaqRecord): boolean =>
    each.appliesTo === record.id && each.category === 'eligibility' && asksAmount(each) && !isUnanswered(each);
  const underConditions = asked.some(isOfScores) && besides('eligibility');
  /** Of a topic: what is held, else what the question nearest to it answers; else it is one of those not known. */
  const rowOf = ([topic, called]: readonly [topic: string, called: string]) => {
    const about = nearest.filter((each) => isAbout(topic, each) && (topic !== 'dates' || yearsAhead(each, at) >= 0));
    const question = about.find((each) => topic === 'stipend' && asksAmount(each)) ?? about[0];
    // What is asked for by tests and scores alone stands under these: an answer about several tells less.
    const kept = heldOf(topic);
    const isBeside = topic === 'eligibility' && !question?.appliesTo && el.isEmpty(kept);
    const isUnder = topic === 'minimums' && question === undefined && el.isEmpty(kept);
    const held = isBeside ? underScores : isUnder ? underConditions : kept;
    const isAnswered = question !== undefined && !isUnanswered(question);
    // What only old pages ask opens at a touch: an answer of its own sums it up.
    const isShut = topic === 'eligibility' && isOld && isAnswered && question.appliesTo === record.id;
    // Stipends are of public ones, as is the platform for non-Saudis.
    const isAsked = (isShut || el.isEmpty(held)) && (isPublic || !['stipend', 'foreigners'].includes(topic));
    const isOfDates = topic === 'dates' && isAsked;
    // That no date is announced is news.
    const isNews = question !== undefined && (isOfDates || isAnswered);
    // The dates of the platform are none of who may have a portal of its own.
    const ofAny = topic === 'dates' && !isOnPlatform ? undefined : general.find((each) => isAbout(topic, each));
    const [site] = el.addressesIn(ofAny?.answer ?? '').map((url) => [el.hostLink(url, links.siteOf(url)), ': ']);
    const platform = isOfDates && ofAny ? [site ?? null, answerLine(ofAny, at, language)] : null;
    // One null is enough.
    const own = isNews && !(platform && isUnanswered(question)) && answerLine(narrowed(question, record), at, language);
    const of = platform && [el.styled('muted', `${text.platform}${DOT}`), platform];
    const said = el.joined([own, of], el.lineBreak);
    const isTold = said.length > 0;
    const further = question ?? ofAny;
    // An answer of null says no more than that.
    const isLed = further !== undefined && further.answer !== null;
    const lacks =
      isAsked && !isTold && (isLed ? el.link(links.recordAddress(at, 'faq', further.id, language), called) : called);
    const told = el.isEmpty(held) ? said : held;
    const questions = isAsked && (isLed || isTold) && (own || !platform) ? [question] : [];
    const answer = isAsked && isTold && said;
    const isHeld = !el.isEmpty(held);
    const isGeneral = further !== question && topic !== 'weights';
    const place = isAnswered && Object.hasOwn(text.lesser, topic) && yearsAhead(question, at) > 0 ? 'news' : topic;
    return { topic, place, called, term: capital(called), told, answer, questions, lacks, isHeld, isGeneral };
  };
  const rows = Object.entries({ ...text.topics, ...text.costTopics, ...text.lesser }).map(rowOf);
  const further = nearest.filter((each) => !rows.some(({ questions }) => questions.includes(each)));
  const isOfTests = (each: FaqRecord): boolean => asksAmount(each) && each.about?.exams.length !== 0;
  const isToldAbove = (each: FaqRecord): boolean =>
    rows.some(({ topic, isHeld }) => isHeld && (isAbout(topic, each) || (topic === 'minimums' && isOfTests(each))));
  /** Its own come first, then those whose answer stands above, then those of several, and last those without an answer. */
  const placeOf = (each: FaqRecord): number =>
    isUnanswered(each) ? 3 : each.appliesTo !== record.id ? 2 : Number(isToldAbove(each));
  const others = sortedBy(further, (each) => [`${placeOf(each)} ${orderOf(each)}`]);
  const own = others.filter((each) => placeOf(each) === 0).slice(0, MOST_SHOWN).length;
  return { rows, others, own, isOld };
}
type Topics = ReturnType<typeof topicsOf>;

type Fact = readonly [term: string, value: el.Content];

/** What an institution is, with the numbers of its sources: whether one can apply now, what it costs, and what else it is. */
function factsAbout(
  record: UniversityRecord,
  applying: ReturnType<typeof standingOn> | undefined,
  notes: Footnotes,
  publication: PageContext,
  language: Language,
) {
  const text = TEXT[language];
  const region = publication.byId.regions.get(record.regionId ?? '') ?? null;
  /** The numbers of the sources that support a field. */
  const credit = (field: keyof UniversityRecord): el.Content => {
    const sources = record.sources.filter(({ supports }) => supports.includes(field));
    return sources.length > 0 && [NBSP, notes.marks({ sources, confidence: null })];
  };
  const fee = feeOf(record.tuition, language);
  const priced = fee?.costs.flatMap((cost) => creditOf(cost).sources) ?? [];
  const status: Fact = [text.applying, applying ? el.status(applying.status, applying.label[language]) : null];
  // What others are charged is no price for who finishes school here.
  const isOpen = fee !== null && !fee.isOfForeigners;
  const fees: Fact = [text.fees, isOpen && [fee.text, NBSP, notes.marks({ sources: priced, confidence: null })]];
  const siteAt = (url: string | null) => url !== null && el.hostLink(url, links.siteOf(url));
  /** What stands at the foot of the page, where its sources are numbered last. */
  const besides = (): readonly Fact[] => [
    [text.terms.regionId, region && [links.recordLink(publication, 'regions', region, language), credit('regionId')]],
    [text.terms.qsRank, record.qsRank !== null && [rankOf(record, language), credit('qsRank')]],
    [text.terms.founded, record.founded !== null && [record.founded, credit('founded')]],
    [text.terms.url, siteAt(record.url)],
    [text.calendar, siteAt(record.academicCalendarUrl)],
  ];
  return { status, fee, fees, besides, region };
}
type Facts = ReturnType<typeof factsAbout>;

/** What /assets/compare.js puts beside that of others, in the same rows: what it is, what decides, and the rest. */
function comparedPart(record: UniversityRecord, facts: Facts, topics: Topics, language: Language) {
  const { status, fee, region } = facts;
  const text = TEXT[language];
  // What who begins there pays; the rest is on its page.
  const price = fee && [
    fee.isOfForeigners && `${text.saudis} `,
    `${fee.text}. `,
    !/20\d\d/.test(fee.text) && el.styled('fine', admissions.undatedText(fee.costs, language)),
    ' ',
    el.link('#costs', text.allCosts),
  ];
  const rowsOf = (asked: string[]) => asked.flatMap((topic) => topics.rows.filter((row) => row.topic === topic));
  const told = (...asked: string[]) =>
    rowsOf(asked).map(({ topic, term, told }): Fact => {
      const dates = topic === 'dates' && el.joined([status[1], told], el.lineBreak);
      return [term, topic === 'tuition' ? (price ?? told) : dates || told];
    });
  const linkTo = (of: 'admissionUrl' | 'url') =>
    record[of] !== null && el.externalLink(record[of], links.warned(text.terms[of], record[of], language));
  const place = cityOf(record, language) ?? (region && nameIn(language, region));
  const called = el.joined([kindOf(record, language), place], DOT);
  const all: readonly Fact[] = [
    [text.kindAndCity, el.joined([called, linkTo('admissionUrl') || linkTo('url')], el.lineBreak)],
    ...told('weights', 'dates', 'tuition', 'minimums'),
    [text.terms.qsRank, rankOf(record, language)],
    ...told('stipend', 'eligibility', 'housing', ...Object.keys(text.lesser)),
  ];
  const beside = all.map(([term, told]): Fact => [term, el.isEmpty(told) ? el.styled('none', text.unknown) : told]);
  return el.htmlOnly(html`<div hidden>${el.inHtml(el.facts(beside))}</div>`);
}

/** Where an institution says how to apply, or its site, or a search for it; and what a reader does with its page. */
function leadsFrom(record: UniversityRecord, tracks: readonly AdmissionTrack[], at: PageContext, language: Language) {
  const text = TEXT[language];
  const { admissionUrl } = record;
  // What an old page says of admission is no first step: it is among the sources.
  const isOld = tracks.some((track) => track.source.url === admissionUrl && admissions.isOld(track, at.asOf));
  const [page, called] =
    admissionUrl === null || isOld ? [record.url, text.terms.url] : [admissionUrl, text.terms.admissionUrl];
  const why = record.missing.url;
  const noSite = why ? [text.terms.url, ': ', whyMissing(why, at, language)] : text.noSite;
  const asked = [nameIn(language, record), cityOf(record, language)].filter(Boolean).join(' ');
  const seek = `https://www.google.com/search?${new URLSearchParams({ q: asked })}`;
  return el.actions([
    // No button: what a search finds may be anybody's.
    page === null
      ? [el.styled('muted', [noSite, ' ']), el.externalLink(seek, text.seek)]
      : el.button(page, links.warned(called, page, language)),
    links.ownButtons('universities', record, language),
  ]);
}

/** What applicants ask of it that is not known, and why other facts are not. */
function unknownOf(record: UniversityRecord, { rows }: Topics, publication: PageContext, language: Language) {
  const text = TEXT[language];
  // What is not known of its colleges and costs is said anyway.
  const whys = UNIVERSITY_MISSING.flatMap((field): Fact[] => {
    const why = record.missing[field];
    const isAbove = field === 'url' && record.admissionUrl === null;
    const isSaid = isAbove || why === undefined || field === 'colleges' || Object.hasOwn(text.costTopics, field);
    return isSaid ? [] : [[text.terms[field], whyMissing(why, publication, language)]];
  });
  const none = record.colleges.length === 0 && text.colleges.toLowerCase();
  const lacksOf = (called: string, isGeneral: boolean, below: el.Content) => {
    const lacks = [...rows.map((each) => each.isGeneral === isGeneral && each.lacks), !isGeneral && none];
    return !el.isEmpty(lacks) && el.paragraph([called, ': ', el.joined(lacks, COMMA[language]), below, '.'], 'links');
  };
  const ask = record.url !== null && [text.ask, el.hostLink(record.url, links.siteOf(record.url))];
  return { unknown: lacksOf(text.lacks, false, ask), general: lacksOf(text.general, true, null), whys };
}

/** The page of an institution. */
export function universityPage(record: UniversityRecord, publication: PageContext, language: Language): Page {
  const text = TEXT[language];
  const { asOf } = publication;
  const title = nameIn(language, record);
  const admission = admissions.byUse(publication.held.admission.get(record.id) ?? [], asOf);
  const tracks = admission.flatMap((each) => each.tracks);
  const isOnlyOfSome = tracks.length > 0 && admission.every(admissions.isOfSome);
  const topics = topicsOf(record, admission, publication, language);
  const { rows, others, own, isOld } = topics;
  const answersTo = (asked: object) =>
    el.facts(rows.map(({ place, term, answer }) => [term, Object.hasOwn(asked, place) && answer]));
  const { housing: lodging, ...otherCosts } = text.costTopics;
  const { dates, ...conditions } = text.topics;
  // What is firm and new comes first, then when one applies, which nobody may have announced.
  const groups = [{ news: null }, { dates }, conditions, text.lesser];
  const [news = null, when = null, answers = null, further = null] = groups.map(answersTo);
  const costAnswers = answersTo(otherCosts);
  const answerTo = (asked: string): el.Content => rows.find(({ topic }) => topic === asked)?.answer ?? null;
  const housed = answerTo('housing');
  const hasHousing = record.housing.length > 0 || !el.isEmpty(housed);
  const hasFees = record.tuition.length > 0 || !el.isEmpty(answerTo('tuition'));
  const { unknown, general, whys } = unknownOf(record, topics, publication, language);
  const told = rows.flatMap(({ topic, told, called }) => (topic === 'dates' || el.isEmpty(told) ? [] : called));
  const known = told.length > 0 && ` ${text.holds}: ${told.join(COMMA[language])}.`;
  // Where what decides is missed, all that is stands first.
  const isMissed = rows.some(({ topic, lacks }) => topic === 'weights' && lacks);
  const hasAdmission = [...admission, news, when, answers, further, unknown, general].some(Boolean);
  const hasCosts = record.tuition.length > 0 || costAnswers !== null || hasHousing;
  const isOneCollege = record.colleges.every((college) => isInstitution(college, record));
  const coverage = COVERAGE_EXTENTS[record.collegesCoverage][language];
  const dated = admission.find(({ windows }) => windows.some(({ kind }) => kind === 'registration'));
  const notes = footnotes(record.sources, language);
  const facts = factsAbout(record, dated && standingOn(announced(dated), asOf), notes, publication, language);
  const place = record.city === null && facts.region && `${text.terms.regionId}: ${nameIn(language, facts.region)}`;
  const asked = admission.map((each, at) => admissions.admissionList(each, at === 0, asOf, notes, language));
  const alsoCalled = otherNames(record, language);
  const alsoTold = [
    language === 'ar' ? record.note : record.noteEn,
    alsoCalled.length > 0 && [`${text.others}: `, el.joined(alsoCalled.map(el.name), COMMA[language])],
  ].flatMap((each) => (el.isEmpty(each) ? [] : el.paragraph(each, 'fine')));
  return {
    address: links.recordPage('universities', record.id),
    language,
    navigation: 'universities',
    kind: 'record',
    title,
    description: `${[title, ...institutionFacts(record, language)].join(COMMA[language])}.${known || ''}`,
    modules: ['saved.js'],
    data: [institutionData(record, publication, language)],
    changed: newestDayOf([record]),
    main: el.blocks([
      el.top(title, [
        comparedPart(record, facts, topics, language),
        el.paragraph(el.joined([...institutionFacts(record, language).map(el.name), place], DOT), 'lead'),
        el.facts([facts.status, facts.fees]),
        leadsFrom(record, tracks, publication, language),
        el.actions([
          hasAdmission && el.link('#admission', text.jumps.admission),
          (hasFees || costAnswers !== null) && el.link('#costs', text.jumps[hasFees ? 'fees' : 'stipend']),
          hasHousing && el.link('#housing', text.jumps.housing),
          record.colleges.length > 0 && el.link('#colleges', text.jumps.colleges),
          others.length > 0 && el.link('#questions', text.jumps.questions),
          el.link(`${COMPARE_PAGE.address[language]}?ids=${record.id}`, text.compare),
        ]),
      ]),
      hasAdmission &&
        el.section('admission', text.apply, [
          isMissed && unknown,
          news,
          when,
          isOnlyOfSome && el.paragraph(text.onlySome),
          ...(isOld ? [] : asked),
          answers,
          ...(isOld ? asked : []),
          further,
          !isMissed && unknown,
          general,
        ]),
      hasCosts &&
        el.section('costs', text.costs, [
          facts.fee?.isOfForeigners === true && el.paragraph(text.saudis),
          ...admissions.tuitionLists(record.tuition, asOf, notes, language),
          costAnswers,
          hasHousing && el.heading(3, capital(lodging), 'housing'),
          ...admissions.costLists(record.housing, asOf, notes, language),
          !el.isEmpty(housed) && el.paragraph(housed),
        ]),
      record.colleges.length > 0 &&
        el.section('colleges', text.colleges, [
          el.paragraph(isOneCollege && record.collegesCoverage === 'partial' ? text.ownMajors : coverage, 'fine'),
          ...collegesOf(record, notes, publication, language),
        ]),
      others.length > 0 &&
        el.section('questions', text.questions, [
          links.questionList(publication, others, language, own || 6, own > 0 ? text.ofMany : undefined),
        ]),
      el.section('facts', text.more, [el.facts([...facts.besides(), ...whys]), ...alsoTold]),
      notes.section(
        [el.actions([links.jsonLink('universities', language, record.id)])],
        provenance({ newest: newestDayOf([{ sources: record.sources }]) }, record.verifiedOn, language),
      ),
    ]),
  };
}

/** Colleges with their majors, each of which leads to who else teaches it; last those whose majors are not known. */
function collegesOf(record: UniversityRecord, notes: Footnotes, publication: PageContext, language: Language) {
  const { colleges } = record;
  const text = TEXT[language];
  const majorText = ({ major, degree, study, ...names }: CollegeMajor): el.Content => {
    const called = eitherName(language, names);
    const known = publication.byId.majors.get(major ?? '');
    const page = known && links.recordAddress(publication, 'majors', known.id, language);
    // Most are of the bachelor's; a degree that is called as its major is said once.
    const further = degree !== null && degree !== 'bachelor' && DEGREES[degree][language];
    const also = [further !== called.toLowerCase() && further, study && admissions.studyText(study, language)];
    const more = el.joined(also, COMMA[language]);
    return [
      page ? el.link(page, el.name(called)) : el.name(called),
      more.length > 0 && el.styled('muted', [' (', more, ')', NBSP]),
      study && notes.marks(creditOf(study)),
    ];
  };
  const marksOf = (college: College): el.Content => [NBSP, notes.marks(creditOf({ ...college, confidence: null }))];
  const part = (college: College): el.Piece => {
    // The institution itself has named itself above.
    const called = isInstitution(college, record) ? text.itsMajors : el.name(eitherName(language, college));
    const heading = el.heading(3, [called, marksOf(college)]);
    return el.blocks([heading, el.list(college.majors.map(majorText), { style: 'columns narrow majors' })]);
  };
  const bare = sortedBy(colleges, (each) => [eitherName(language, each)]).filter(({ majors }) => majors.length === 0);
  // What most look for comes first: what many institutions teach, and many questions are about.
  const soughtBy = (taught: CollegeMajor): number => {
    const { major } = taught;
    if (major === null || isOfOthers([{ major: taught }])) return 0;
    const [taughtBy, questions] = [publication.taughtByMajor.get(major), publication.questionsOfMajor.get(major)];
    return (taughtBy?.length ?? 0) + 3 * (questions?.length ?? 0);
  };
  const listed = colleges.filter((college) => !bare.includes(college));
  const held = sortedBy(listed, ({ majors }) => [String(999 - Math.max(...majors.map(soughtBy)))]);
  const data = (at: number) => ({ fields: bare[at]?.fields.join(' ') ?? '' });
  const shown = el.folded(held, MOST_SHOWN, text.moreColleges, (some) => el.blocks(some.map(part)));
  const rows = bare.map((college) => [el.name(eitherName(language, college)), marksOf(college)]);
  const rest = el.list(rows, { style: 'columns narrow majors', data });
  return [
    shown,
    bare.length > 0 && el.details(`${text.noMajors}: ${bare.length}`, [rest], undefined, held.length === 0),
    held.length > 0 && el.paragraph(text.degrees, 'fine'),
  ];
}

/** A rank, or the range that it stands for, with its edition: `107 (إصدار 2027)`. */
function rankOf({ qsRank, qsRankTo, qsYear }: UniversityRecord, language: Language): el.Content {
  if (qsRank === null) return null;
  const rank = qsRankTo === null ? String(qsRank) : `${qsRank}–${qsRankTo}`;
  return [el.leftToRight(rank), qsYear !== null && ` (${TEXT[language].edition} ${qsYear})`];
}
