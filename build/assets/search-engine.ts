import { LONGEST_QUERY } from '../../edge/http/addresses.ts';
import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import RIGHT from '../../edge/search/right-words.json' with { type: 'json' };
import type { IndexDocument } from '../../edge/search/scorer.ts';
import { isStopWord, stem } from '../../edge/search/words.ts';
import { fold } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { collegeSearch } from './colleges.ts';
import { daysIn, isOnAny, withDay } from './days.ts';
import { isOfGraduates, isOfOtherLevel, kindsIn, scoresIn, sidesOf, withoutCertainty } from './kinds.ts';
import type { Named, NameHit, NameRow, NamesDocument } from './names.ts';
import { isHoliday, isNamed, isPlace, NAMED, nameSearch } from './names.ts';
import { type LocalInstitutions, teacherSearch, townIn } from './teachers.ts';
import {
  formsOf,
  isAskedOfAny,
  isGeneric,
  isMilitary,
  isOfBreak,
  isTelling,
  isWithin,
  KIND_WORDS,
  phraseOf,
  SCHOOL_DAYS,
  wordsOf,
} from './words.ts';

export interface Found {
  /**
   * `teachers`, `list`: those of a place that teach a major, or of a sector; `teacher`, `likely`: one that does, or may;
   * `college`: one with a college that is called so.
   */
  readonly kind: Named | 'faq' | 'teachers' | 'teacher' | 'likely' | 'list' | 'college';
  /** What follows the path of its kind in the address. */
  readonly id: string;
  readonly title: string;
  /** What is shown below it. */
  readonly line: string;
  /** Whether it may be about something else. */
  readonly isWeak: boolean;
}

export type Results = ReturnType<ReturnType<typeof openSearch>>;

export type PageLanguage = 'ar' | 'en';

/** Weak results are left out beside more sure ones, and below a sure one after so many. */
const MANY = 5;
/** A hit of the least score shares what many questions share. */
const FAINT = 0.25;

/** The page on which institutions stand side by side; their ids may follow it. */
const COMPARE = '/compare';
/** The school calendar of most places. */
const CALENDAR = '/calendar';
/** The page on which scores are weighed, which takes them from the fragment of its address. */
const CALCULATOR = '/calculator';

/** The records of some kinds that a query names in full, but for words of a longer name or of a place. */
function calledIn(hits: readonly NameHit[], ...of: Named[]): NameHit[] {
  const named = hits.filter((hit) => hit.isExact && (isPlace(hit) || hit.kind === 'majors' || of.includes(hit.kind)));
  const isPart = (own: NameHit, all: NameHit) =>
    isWithin(own.said, all.said) && ((isPlace(all) && !isPlace(own)) || all.said !== own.said);
  return named.filter((own) => of.includes(own.kind) && !named.some((all) => isPart(own, all)));
}

/**
 * Prepares everything for searches, which then need no connection.
 * @param index the published index of the questions
 * @param names the names of all other records, of the same language
 * @throws Error when another version of the search made the index
 */
export function openSearch(index: IndexDocument, names: NamesDocument, language: PageLanguage) {
  const written = (rows: readonly NameRow[]) => rows.flatMap(([, ...own]) => own.slice(0, 3).flat()).join(' ');
  const programmes = names.colleges.flat().map(([ar, en]) => `${ar} ${en}`);
  const records = written([...names.majors, ...names.regions, ...names.cities]);
  const named = wordsOf([records, ...programmes].join(' ')).flatMap(formsOf);
  const engine = loadEngine({ ...index, words: [...index.words, ...named, ...KIND_WORDS] });
  const shownWords = written([...names.faq, ...NAMED.flatMap((kind) => names[kind])]).match(/[\p{L}\p{M}]+/gu) ?? [];
  const spellings = new Map(shownWords.reverse().map((word) => [fold(word), word]));
  /** Folded words as they are written, above all in questions. */
  const spell = (words: readonly string[]): string => words.map((word) => spellings.get(word) ?? word).join(' ');
  const byName = nameSearch(names, (word) => engine.knownWords.knows(word));
  const teachersOf = teacherSearch(names);
  const colleges = collegeSearch(names);
  const { notes } = names;
  const titleOf = ([, name, nameEn]: NameRow): string => (language === 'ar' ? name : nameEn);
  const shown = (kind: Found['kind'], row: NameRow, isWeak: boolean): Found => ({
    kind,
    line: row[4] ?? '',
    id: kind === 'cities' ? encodeURIComponent(titleOf(row)) : row[0],
    title: titleOf(row),
    isWeak,
  });
  /** A link to the list of institutions that shows these alone. */
  const listed = ({ by, subject, sector, place, askedCity }: LocalInstitutions): Found => {
    const chosen = {
      [by]: subject[0],
      ...(sector && { kind: sector[0] }),
      ...(names.cities.includes(place) ? { q: titleOf(place) } : { region: place[0] }),
    };
    const placeName = titleOf(place);
    // A region is told from the city that it is called like, unless its name says that it is one.
    const isPlain = names.cities.includes(place) || /^المنطقة|Province/.test(placeName);
    const where = isPlain ? `${notes.in} ${placeName}` : notes.inRegion?.replace('#', placeName);
    const including = askedCity === undefined ? '' : notes.including?.replace('#', titleOf(askedCity));
    return {
      kind: by === 'major' ? 'teachers' : 'list',
      id: `?${new URLSearchParams(chosen)}`,
      line: sector ? titleOf(sector) : '',
      title: `${titleOf(subject)} ${where}${including}`,
      isWeak: false,
    };
  };

  /** The questions that have words of a text, but for those about schools where a university, major or exam is meant. */
  const questions = (text: string, isOfStudents = false) => {
    const { hits, terms, ...read } = searchQuestions(engine, text);
    const tells = ({ term, names }: (typeof terms)[number]) =>
      names !== undefined || !(index.asks[term] || index.light.includes(term));
    const asked = hits.flatMap(({ id, match, lacking, score }) => {
      const held = terms.filter((term) => !lacking.includes(term));
      const answered = held.filter(tells).flatMap(({ words }) => words);
      const shared = held.flatMap(({ words }) => words);
      const isOther = (row: NameRow) => (isOfStudents && row[3]?.includes('schools')) || isOfOtherLevel(row[1], text);
      const rows = names.faq.filter((row) => row[0] === id && !isOther(row));
      const isHalf = / و(ا?ي?مت[اي]|كم|كيف)| and (when|how)/.test(fold(text)) && index.asks[lacking[0]?.term ?? ''];
      const isFaint = lacking.length > 0 && score <= FAINT;
      return rows.map((row) => ({ ...shown('faq', row, match === 'weak' && !isHalf), answered, shared, isFaint }));
    });
    return { asked, isAnswered: hits[0]?.match === 'strong' && hits[0].id === asked[0]?.id, ...read };
  };
  /** The page at an address, or a part of it, or of a major, or the answer to a question. */
  const leadTo = (lead: string): Found | undefined => {
    const kind = names.majors.some(([id]) => id === lead) ? 'majors' : 'calendar';
    const page = names[kind].find(([address]) => address === lead || lead.startsWith(`${address}#`));
    return page === undefined ? questions(lead).asked[0] : { ...shown(kind, page, false), id: lead };
  };
  const isInstitution = ({ kind }: NameHit) => kind === 'universities';
  /** Where an institution is, and of which sector, see `NamesDocument`. */
  const placesOf = (row: NameRow) => names.places[names.universities.indexOf(row)] ?? [];
  const pages = (hits: readonly NameHit[]) => hits.map(({ kind, row }) => shown(kind, row, false));
  const aboutOf = (id: string): readonly string[] => index.about[id]?.universities ?? [];
  /** The parts of an answer that begin with an institution that is named: «جامعة الملك سعود: …». */
  const partsOf = (id: string, named: readonly NameHit[]): string[] =>
    names.told[id]?.filter((each) => isNaming(each.split(/: /)[0] ?? '', named)) ?? [];
  const isOfFee = (id: string, [of]: NameRow) => index.about[id]?.asks.includes('fee') && aboutOf(id).includes(of);
  const isOfOne = (id: string) => index.about[id]?.one?.includes('universities') === true;
  const leadsOf = (some: ReturnType<typeof kindsIn>['kinds']) =>
    some.flatMap(({ leads }) => leads.flatMap((lead) => leadTo(lead) ?? []));
  const isNaming = (text: string, some: readonly NameHit[]): boolean =>
    calledIn(byName(text), 'universities').some((each) => some.some(({ row }) => each.row === row));
  /** Whether an answer, its beginning or a part of it is about institutions that are named. */
  const isToldOf = ({ id, line }: Found, named: readonly NameHit[]): boolean =>
    isOfOne(id) || partsOf(id, named)[0] !== undefined || isNaming(line, named);
  /** The institutions that a comparison names, if only by one word: «الفرق بين عفت والأمير سلطان». */
  const comparedIn = (text: string): NameRow[] => {
    const { kinds } = kindsIn(text, [], ['universities', 'universities']);
    const isComparison = kinds.some(({ leads }) => leads.some((lead) => lead === COMPARE));
    const parts = isComparison ? sidesOf(text) : [];
    const town = byName(text).find((hit) => isPlace(hit) && hit.isExact)?.row[1] ?? '';
    const nameIn = (part: string) => `university جامعة ${kindsIn(part, [], ['universities']).rest || part}`;
    const calledBy = (part: string) => calledIn(byName(nameIn(part)), 'universities').slice(0, 1);
    // «الجبيل الجامعية نفس الصناعية»
    const called = (part: string) => [calledBy(part), calledBy(`${town} ${part}`)].find(([first]) => first) ?? [];
    const rows = [...new Set(parts.flatMap(called).map(({ row }) => row))];
    return rows.length > 1 ? rows : [];
  };

  /** What is asked without how sure it is, of a day of school, an exam or a date: «هل يوم التأسيس مؤكد». */
  const plainly = (typed: string): string => {
    const { isDated, rest } = withoutCertainty(typed);
    const isOfDay = ({ kind, isExact }: NameHit) => isExact && (kind === 'exams' || kind === 'calendar');
    return isDated || byName(rest).some(isOfDay) ? rest : typed;
  };

  /** What a query says: the records that its words name, the questions that have them, and what else it asks for. */
  const read = (typedText: string) => {
    const { text: dated, told: inHijri } = withDay(typedText, language === 'ar' ? 'ar' : 'en-GB', names.asOf, (place) =>
      byName(place).some((hit) => isPlace(hit) && hit.isWhole),
    );
    const written = plainly(dated);
    const pair = comparedIn(written);
    const text = [written, ...pair.map(titleOf)].join(' ');
    const typed = byName(text);
    const ofStudents =
      calledIn(typed, 'universities', 'majors', 'exams')[0] ?? fold(text).match(/جامع|كلي[ها]|قبول|univ|college/);
    const isOfStudents = ofStudents !== null && !/مدر|روض|اطفال|school|kids/.test(fold(text));
    const { asked, isAnswered, corrected, isQuestion } = questions(text, isOfStudents);
    const spelt = corrected === undefined || typed.some(isNamed) ? text : corrected;
    const all = spelt === text ? typed : byName(spelt);
    // «stepp» may be STEP as well as the steps that it is corrected to.
    const slips = all.some(({ isWhole }) => isWhole) ? [] : typed.filter(({ isWhole }) => isWhole);
    const called = calledIn(all, 'universities', 'majors', 'exams');
    const sectors = called.flatMap(({ row }) => placesOf(row)[2] ?? []);
    // Who asks for what concerns an institution, for a major in a place, asks it of those that teach it there.
    const teachers = called.some(isInstitution) ? [] : called.map(() => 'universities');
    const places = all.some(isPlace) ? ['places', ...teachers] : [];
    // One name may be within the other.
    const held = [...called.map(({ kind }) => kind), ...sectors, ...places, ...pair.map(() => 'universities')];
    const { kinds, rest } = kindsIn(spelt, all, held);
    const isOnly = kinds.some(({ alone, first }) => alone && first);
    const isAll = !isOnly && (kinds.length === 0 || (isAnswered && isQuestion) || called.some(isInstitution));
    const allNamed = isAll ? all : byName([rest, ...kinds.flatMap(({ means = [] }) => means)].join(' '));
    const where = allNamed.filter((hit) => hit.isExact && (isPlace(hit) || hit.kind === 'sectors'));
    const towns = where.flatMap(({ words }) => words);
    const isSubject = (word: string) => isTelling(word) && !isStopWord(word) && !isAskedOfAny(word);
    const subject = wordsOf(rest).filter((word) => isSubject(word) && !towns.some((town) => word.endsWith(town)));
    // What narrows a major and names a college alone: a veterinarian is no physician.
    const isNarrow = (word: string) => !allNamed.some(({ words }) => words.some((each) => stem(each) === stem(word)));
    // Several words of one major say more than one word of a college, and other words say that something else is meant.
    const isLong = allNamed.some(({ kind, words }) => kind === 'majors' && words.length > 1);
    const isOther = isLong || !subject.every(colleges.isKnown);
    const narrow = isAnswered || isOther ? [] : subject.filter(isNarrow);
    // Exams and days of schools, technical colleges and colleges of a field are asked of a place, not of all there.
    const isOfSchools = kinds.some(({ leads }) => leads.some((lead) => lead === CALENDAR));
    const isOfPlace = isOfSchools || kinds.some(({ note, majors }) => note === 'technical' || majors);
    // Two that are compared are written out for it, and «البترول» of a name is no major that is asked for.
    const own = pair[0] ? byName(written) : all;
    const isOwnMajor = (hit: NameHit) =>
      !narrow[0] && own.some(({ row, isExact }) => row === hit.row && isExact === hit.isExact);
    const isOfAll = (hit: NameHit) => isOfPlace && isInstitution(hit) && (hit.place || !hit.isExact);
    const named = allNamed.filter((hit) => (hit.kind !== 'majors' || isOwnMajor(hit)) && !isOfAll(hit));
    const exactly = (...of: Named[]) => named.filter(({ kind, isExact }) => isExact && of.includes(kind));
    const said = wordsOf(spelt).filter((word) => isTelling(word) && !isStopWord(word));
    const located = named.filter(isPlace).flatMap(({ words }) => words);
    const isRead = spelt !== text;
    // The days of school that are asked for by their numbers and months.
    const days = exactly('calendar')[0] || isOfSchools ? daysIn(spelt) : [];
    // Whoever asks for a price wants to read that none is held, too.
    const isOfPrice = kindsIn(spelt, [], ['majors']).kinds.some(({ note }) => note === 'priced');
    // What is asked of majors, in words that any is called by.
    const words = subject.filter((word) => named.some((hit) => hit.kind === 'majors' && hit.words.includes(word)));
    const query = { asked, isAnswered, isQuestion, pair, slips, sectors, held, kinds, subject, words, narrow, named };
    return { ...query, isOfPrice, days, inHijri, isOfSchools, corrected, isRead, spelt, exactly, said, located };
  };
  type Query = ReturnType<typeof read>;

  /** Whom and what a query is about: institutions, by their names or by what they teach where, a major, exams, a town. */
  const meantBy = ({ asked, isAnswered, isQuestion, kinds, held, named, exactly }: Query) => {
    const calledHits = calledIn(named, 'universities', 'exams');
    const institutions = calledHits.filter(isInstitution);
    const ofField = kinds.flatMap(({ majors = [] }) => names.majors.filter(([id]) => majors.includes(id)));
    const taught = institutions.length > 0 ? [] : teachersOf(named, ofField);
    // A longer name of the same major («… والتحليل الجنائي الرقمي») is told by the institution.
    const [local, another] = taught.filter(({ isKin }) => !isKin || taught.length === 1);
    const nearest = taught.filter(({ askedCity }) => !askedCity);
    const several = taught.length > 1 ? (nearest[0] ? nearest : taught).flatMap((each) => each.universities) : [];
    const mayTeachAny = ofField[0] ? taught.flatMap((each) => each.likely) : [];
    const { by, universities = [], likely = mayTeachAny }: Partial<LocalInstitutions> = (!another && local) || {};
    const place = institutions[0]?.place;
    const there = names.universities.filter((_, at) => place && names.places[at]?.includes(place[0]));
    const teaching = [...universities, ...likely];
    const ids = [...new Set([...institutions.map(({ row }) => row), ...there, ...teaching])].map(([id]) => id);
    const isAboutOurs = (id: string): boolean => aboutOf(id).some((each) => ids.includes(each));
    const tests = calledHits.filter(({ kind }) => kind === 'exams').sort((a, b) => b.words.length - a.words.length);
    const exams = tests.filter(({ words }) => words.length === tests[0]?.words.length);
    const isOfName = (word: string) => institutions.some(({ words }) => words.includes(word));
    // Of another level nobody knows who teaches it.
    const majors = kinds.some(({ level }) => level) ? [] : exactly('majors');
    const major = majors.find(({ words }) => !words.every(isOfName));
    const alike = majors.filter(({ score }) => score === major?.score);
    const isOfOurs = (kinds.length === 0 && !place) || isAboutOurs(asked[0]?.id ?? '');
    const isFirst = kinds.some(({ first }) => first);
    const isOther = kinds.some((kind) => kind.strict && !kindsIn(asked[0]?.title ?? '', [], held).kinds.includes(kind));
    const isSure = isAnswered && !isFirst && !isOther;
    const isTold = isSure && (place ? isOfOurs : isQuestion || (isOfOurs && !(major && institutions[0])));
    const isIn = (lists: NamesDocument['teachers'], [id]: NameRow) =>
      alike.some(({ row }) => lists[names.majors.indexOf(row)]?.includes(id));
    const called = calledHits.map(({ kind, row }) =>
      shown(isIn(names.teachers, row) ? 'teacher' : isIn(names.likely, row) ? 'likely' : kind, row, false),
    );
    // What is asked of an institution about a test is not told of the test.
    const asking = institutions[0] ? institutions : calledHits;
    const titles = (asking[0] ? asking.map(({ row }) => row) : teaching).map(titleOf);
    const where = place ?? taught[0]?.place;
    const who = titles.length > 2 && where ? titleOf(where) : titles.join(' · ');
    const city = exactly('cities')[0]?.row;
    const town = city ? undefined : exactly('regions').flatMap((hit) => townIn(hit) ?? [])[0];
    const isNowhere = !!major && called.length + taught.length === 0 && exactly('cities', 'regions').length > 0;
    const isGuessed = isTold || (isAnswered && isFirst) || [...exactly('majors'), ...calledHits].length > 0;
    const ours = { institutions, taught, several, by, universities, likely, place, there, ids, called };
    const told = { ...ours, isAboutOurs, isOfName, isTold, titles, who };
    return { ...told, exams, majors, major, alike, city, town, isNowhere, isGuessed };
  };
  type Meant = Query & ReturnType<typeof meantBy>;

  /** The institutions that have a college of what is asked for. */
  const collegesOf = (meant: Meant) => {
    const { subject, narrow, named, exactly, taught, several, city } = meant;
    const { ids, institutions, isTold, isNowhere, words } = meant;
    const isTaughtThere = taught.some(({ askedCity, universities }) => !askedCity && universities.length > 0);
    const hits = named.filter(({ kind }) => kind === 'majors');
    const ofTown = city && !isTaughtThere ? colleges.calledIn(words, city, hits) : [];
    const place = exactly('cities', 'regions')[0]?.row;
    const nearBy = (words: readonly string[]) =>
      [colleges.called(words, place), colleges.called(words)].find(([first]) => first);
    // «هندسة جدة» names a field, no major: its colleges, those with most majors of it first.
    const isField = place && !isTold && (isNowhere || !exactly('majors')[0]) && words.length === subject.length;
    const count = (row: NameRow) => several.filter((each) => each === row).length;
    const ofField = isField ? colleges.called(words, place).sort((one, other) => count(other) - count(one)) : [];
    const ofPlace = ofField[0] ? ofField : ofTown;
    const ofName = narrow[0] ? [subject, narrow, ...narrow.map((one) => [one])].map(nearBy).find(Boolean) : ofPlace;
    const sector = exactly('sectors')[0]?.row[0];
    const isOf = (row: NameRow) => !sector || placesOf(row)[2] === sector;
    const there = (ofName ?? []).filter(([id]) => !institutions[0] || ids.includes(id));
    // One of another sector is better than a denial.
    return there.some(isOf) ? there.filter(isOf) : there;
  };

  /** The records that are named or that teach what is, before others that share a word. */
  const recordsFor = (meant: Meant) => {
    const { named, asked, kinds, exactly, isOfSchools, taught, several, by, universities, likely, said } = meant;
    const { institutions, isOfName, isNowhere, isGuessed, alike } = meant;
    // Where something is named in full, a part of another name is a guess.
    const isWithinName = ({ kind, words }: NameHit) => kind === 'majors' && words.every(isOfName);
    // Beside who teaches it in a place, the majors that share less with the query are guesses too.
    const best = named.find(({ kind }) => kind === 'majors')?.score ?? 0;
    const isOther = (hit: NameHit) => taught[0] && !isPlace(hit) && (hit.kind !== 'majors' || hit.score < best);
    // «الدفعة الثانية» is in the name of a holiday, and asks for no day of school.
    const isOfDays = said.some((word) => SCHOOL_DAYS.has(stem(word)));
    const isDays = ({ kind, row }: NameHit) => kind === 'calendar' && row[0].startsWith(CALENDAR) && !isOfDays;
    const isGuess = (hit: NameHit) => !hit.isWhole && !hit.isExact && (isGuessed || isOther(hit) || isDays(hit));
    // «جامعات خاصة» asks for no special education, «الرياض» for no Riyadh Al-Khabra, «جامعة الملك فيصل» for no Alfaisal.
    const isOfOther = (hit: NameHit) => {
      if (hit.isExact) return isInstitution(hit) && institutions[0] && !institutions.includes(hit);
      if (hit.kind === 'exams') return kinds.length > 0 && exactly('exams').length > 0;
      const isPart = ({ words }: NameHit) => hit.words.every((word) => words.includes(word));
      return (isPlace(hit) || hit.kind === 'majors') && exactly('sectors', 'cities', 'regions').some(isPart);
    };
    const others = named.filter((hit) => !isWithinName(hit) && !isGuess(hit) && !isOfOther(hit));
    const exact = pages(others.filter((hit) => isNamed(hit) && !((taught[0] || isOfSchools) && isPlace(hit))));
    const guesses = others.filter((hit) => !isNamed(hit));
    const further = guesses.map(({ kind, row, isWhole }) => shown(kind, row, !isWhole || kinds.length > 0));
    const localLists = taught.filter((each) => each.universities.length > 0).map(listed);
    const ofKind = (rows: readonly NameRow[]) => rows.map((row) => shown('universities', row, false));
    const ofSeveral = ofKind(several);
    // Those that teach the very major come before others.
    const isFirst = universities.length === 0 || taught[0]?.isKin;
    // One that may teach it in the city itself comes before those of its region; of another level nobody is known to.
    const isLikelyThere = likely.length > 0 && taught.some((each) => each.isLikelyThere);
    const mayTeach = kinds.some(({ level }) => level) ? [] : likely.map((row) => shown('likely', row, false));
    const isPriced = kinds.some(({ note }) => note === 'priced') && !taught[0];
    const costs = isPriced ? alike.map(({ row }) => names.costs[names.majors.indexOf(row)]) : [];
    const priced = names.universities.filter(([id]) => costs.some((each) => each?.[id]));
    const lists = [
      ...exact,
      ...(isFirst ? ofSeveral : []),
      ...(isLikelyThere ? mayTeach : []),
      ...ofKind(taught.flatMap(({ others }) => others)),
      ...localLists,
      ...universities.map((row) => shown(by === 'major' ? 'teacher' : 'universities', row, false)),
      ...taught.flatMap(({ around }) => around).flatMap((each) => [listed(each), ...ofKind(each.universities)]),
      ...mayTeach,
      ...ofSeveral,
      ...(isNowhere ? pages(alike) : []),
      ...asked.filter(({ isWeak }) => !isWeak),
    ];
    return { exact, further, localLists, lists, priced, isLikelyThere };
  };

  /** The answers about what is named: those of its own, or else general ones. */
  const answersFor = (meant: Meant) => {
    const { asked, kinds, held, named, sectors, spelt, exactly, located, words } = meant;
    const { institutions, ids, exams, isAboutOurs, isOfName, called, place, major, isTold } = meant;
    // Several ways to ask for one thing are told by one note.
    const isSame = (one: (typeof kinds)[number]) => (other: typeof one) =>
      one === other ||
      (one.note !== '' && one.note === other.note && one.name?.ar === other.name?.ar) ||
      (one.of === 'universities' && one.of === other.of && one.leads[0] === other.leads[0] && !!one.leads[0]);
    const isAlike = ([, name, nameEn]: NameRow) =>
      kinds.length > 0 && kindsIn(`${name} ${nameEn}`, [], held).kinds.some((kind) => kinds.some(isSame(kind)));
    // Who leaves an institution asks what the other one wants.
    const isLeft = (word: string) =>
      new RegExp(`(?:من|from) (?:(?:جامعه|كليه) )?(?!جامعه|كليه)${word}`).test(fold(spelt));
    const left = institutions.filter(({ words }) => words.some(isLeft));
    const isOfLeft = ({ id }: Found) =>
      isAboutOurs(id) && aboutOf(id).every((each) => left.some(({ row }) => row[0] === each));
    const compared = called.length + exactly('cities', 'regions').length > 0 ? [] : calledIn(named, 'majors');
    const isOfNamed = ([id, name]: NameRow) =>
      ids.length > 0 ? isAboutOurs(id) : compared.some(({ said }) => phraseOf(wordsOf(name)).includes(said));
    // What is asked of the institutions that are named, in words of its own: some answers are theirs, others general.
    const beside = wordsOf(spelt).filter((word) => !isOfName(word) && !isStopWord(word));
    const isTopic = (word: string) => isTelling(word) && !located.some((each) => word.endsWith(each));
    const topics = institutions[0] ? beside.filter(isTopic) : [];
    const heard = asked.flatMap(({ shared }) => shared.filter((word) => topics.includes(word)));
    const isFree = !place && topics.length > 0 && kinds.length === 0 && !major && !isTold;
    const free = asked.filter(({ id }) => isFree && isOfOne(id));
    const whole = free.filter(({ shared }) => topics.every((word) => shared.includes(word)));
    // What an institution wants of physicians says nothing of nurses.
    const isOfMajor = ([, name]: NameRow, told = calledIn(byName(name), 'majors')) =>
      !major || !told[0] || told.some(({ row }) => row === major.row);
    const isAnswer = (row: NameRow) =>
      isOfNamed(row) && isOfMajor(row) && (isAlike(row) || whole.some(({ id }) => id === row[0]));
    // Of those that teach a major, who is named by nobody, an answer for all comes first.
    const answering = [...(institutions[0] || place ? [] : leadsOf(kinds)), ...asked, ...leadsOf(kinds)]
      .filter(({ id }) => names.faq.some((row) => row[0] === id && isAnswer(row)))
      .filter((each) => left.length === institutions.length || !isOfLeft(each))
      .filter(({ title }) => !place || isMilitary(spelt) || !isMilitary(title));
    // «كم النسبة المطلوبة» is about weights too, as its record says.
    const isOfKind = (id: string) => kinds.some(({ asks }) => asks && index.about[id]?.asks.includes(asks));
    const alike = names.faq.filter((row) => isOfNamed(row) && isOfOne(row[0]) && isOfKind(row[0]));
    const rank = ([id]: NameRow) => ids.indexOf(aboutOf(id)[0] ?? '');
    const near = alike.sort((one, other) => rank(one) - rank(other));
    /** What an institution wants of a test that is named, told of it alone or in its part of an answer. */
    const isOfTest = (each: Found) => {
      const { exams: tests = [], asks = [] } = index.about[each.id] ?? {};
      const isTerms = asks.some((one) => /^(?:when|validity|fee)$/.test(one));
      const isOther = isTerms || kinds.some(({ topic, wanted }) => topic && !wanted);
      const isOfExam = exams.some(({ row }) => tests.includes(row[0]));
      return !isOther && isOfExam && isAboutOurs(each.id) && isToldOf(each, institutions);
    };
    const isHeld = !institutions[0] || answering.some(isOfTest);
    const ofTest = isHeld ? [] : [...asked, ...names.faq.map((row) => shown('faq', row, false))].filter(isOfTest);
    const own = [
      ...ofTest.slice(0, 3),
      ...(answering[0] ? answering : near.map((row) => shown('faq', row, false))),
    ].map((each) => ({ ...each, isWeak: false }));
    /** Not what holds for one of the others, nor the platform of public universities for one that is none. */
    const isGeneral = ({ id, isWeak, title }: Found): boolean =>
      !isWeak && !isOfOne(id) && (sectors.includes('public') || !/«قبول»|Qabul/.test(title));
    const freely = isFree && own.length === 0 ? questions(beside.join(' '), true).asked : [];
    const general = freely.filter(isGeneral).slice(0, 1);
    const ofOthers = general[0] ? [] : freely.filter(({ shared }) => shared.some((word) => topics.includes(word)));
    const isUnheard = topics.some((word) => !asked.some(({ id, shared }) => isAboutOurs(id) && shared.includes(word)));
    // Whether conditions are asked for, and those that are held name the major nowhere.
    const ofMajor = words.filter((word) => !isOfName(word));
    const isToldOfMajor = ({ id }: Found) =>
      ofMajor.every((word) => asked.find((each) => each.id === id)?.shared.includes(word));
    const isGeneralOnly = ofMajor[0] && own[0] && kinds.some(({ follows }) => follows) && !own.some(isToldOfMajor);
    return { own, general, ofOthers, compared, heard, isUnheard, isTopic, isAlike, isGeneralOnly };
  };
  /** The pages that do what is asked for, what is asked for that no record holds, and a topic that is asked of exams. */
  const asksOf = (meant: Meant & ReturnType<typeof answersFor>) => {
    const { asked, kinds, held, pair, institutions, called, own, isTold, ids } = meant;
    const { exams, named, subject, isAboutOurs, alike, spelt } = meant;
    // A comparison is for the major that is named, if it is one alone.
    const [of] = alike.length === 1 ? alike.map(({ row }) => row) : [];
    const years = fold(spelt).match(/\b(?:14|20)\d\d\b/g) ?? [];
    /** What is led to: not what holds at another institution than those that are named, or in another year. */
    const led = (some: typeof kinds) =>
      leadsOf(some).filter(({ id, line }) => {
        const told = index.about[id]?.years?.join() ?? (id === CALENDAR ? line : years.join());
        const isOfYear = years.length === 0 || years.some((year) => told.includes(year));
        return isOfYear && (!institutions[0] || !isOfOne(id) || isAboutOurs(id));
      });
    const tools = led(kinds.filter(({ note, ahead }) => note === '' || ahead)).map((page): Found => {
      const compared = pair[0] ? pair : institutions.map(({ row }) => row);
      if (page.id !== COMPARE || compared.length < 2) return page;
      const id = `${COMPARE}?ids=${compared.map((row) => row[0])}${of ? `&major=${of[0]}` : ''}`;
      return { ...page, id, line: [...(of ? [of] : []), ...compared].map(titleOf).join(' · ') };
    });
    // What is strictly asked is answered by what asks for it too: the fee of non-Saudis says nothing of their admission.
    const isOwn = (kind: (typeof kinds)[number]) =>
      own.some(({ id, title }) => {
        if (kind.strict) return kindsIn(title, [], held).kinds.includes(kind);
        return kind.of && (kind.of !== 'public' || called.some((each) => aboutOf(id).includes(each.id)));
      });
    const lacking = kinds.filter((kind) => kind.note !== '' && !isOwn(kind));
    const isAlone = !isTold && lacking.some(({ alone, first }) => alone && (first || called.length === 0));
    const topic = ids.length === 0 ? kinds.find((kind) => kind.topic) : undefined;
    // «GAT fee and validity»: each part asks for something of the exam, unless each names one.
    const sides = topic ? sidesOf(spelt) : [];
    const isOfSeveral = sides.filter((part) => calledIn(byName(part), 'exams')[0]).length > 1;
    const topicIn = (part: string) => kindsIn(part, [], held).kinds.find((kind) => kind.topic)?.topic;
    const subjects = [topic?.topic, ...(isOfSeveral ? [] : sides.map(topicIn))];
    const tests = exams.map(({ row }) => row[0]);
    const topics = names.topics.filter(({ name, row }) => subjects.includes(name) && tests.includes(row[0]));
    const isOfExam = ({ id }: Found) => index.about[id]?.exams?.some((each) => tests.includes(each)) === true;
    /** What is asked of the majors that are named: where one can study them, or with which marks. */
    const asking = subject[0] && named.some(({ kind }) => kind === 'majors') ? kinds : [];
    const isToldIn = (word: string, { title, line, shared }: (typeof asked)[number]) =>
      shared.includes(word) || phraseOf(wordsOf(`${title} ${line}`.replaceAll(' و', ' '))).includes(phraseOf([word]));
    const ofMajor = asking
      .flatMap(({ ofMajor: all = [] }) => all.map((each) => wordsOf([each, ...subject].join(' '))))
      .flatMap((words) => {
        const isTold = (each: (typeof asked)[number]) =>
          (each.isWeak ? words : subject).every((word) => isToldIn(word, each));
        return questions(words.join(' ')).asked.filter(isTold);
      })
      .filter(({ id, isWeak }) => ids.length === 0 || (!isWeak && (isAboutOurs(id) || !isOfOne(id))));
    const leads = led(lacking);
    const noHolidays = years.filter((year) => !names.holidayYears.includes(year));
    const noYears = noHolidays.map((year) => ({ note: 'noYear', name: { ar: year, en: year } }));
    return { ofMajor, tools, lacking, leads, isAlone, topic, topics, isOfExam, noYears };
  };
  /** The question that is worded as a query, or for the most part. */
  const titledAs = (text: string): Found[] => {
    const said = ` ${wordsOf(text).map(stem).join(' ')} `;
    const isTitled = (title = '') => {
      const words = ` ${wordsOf(title).map(stem).join(' ')} `;
      return words.includes(said) && 3 * said.length > 2 * words.length;
    };
    const rows = names.faq.filter(([, name, nameEn]) => isTitled(name) || isTitled(nameEn));
    return rows.length === 1 ? rows.map((row) => shown('faq', row, false)) : [];
  };
  type Asks = Meant & ReturnType<typeof recordsFor> & ReturnType<typeof answersFor> & ReturnType<typeof asksOf>;

  /** What is surely meant, the best first. */
  const surelyMeant = (asks: Asks, withCollege: readonly NameRow[]): Found[] => {
    const { asked, isAnswered, isTold, isNowhere, slips, pair, kinds, institutions, taught, place, there } = asks;
    const { called, lists, further, own, general, compared, ofMajor, tools, lacking, leads, topics, isOfExam } = asks;
    const answering = topics.flatMap(({ questions }) => questions);
    const answers = answering.flatMap((id) => names.faq.filter((row) => row[0] === id));
    const meant = [
      // An answer in general is none for the institution that is named, and sums up those of many.
      ...tools.filter(({ kind }) => kind !== 'faq' || asks.ids.length === 0 || (!institutions[0] && own.length > 3)),
      ...ofMajor,
      ...own.filter((each) => place || (isToldOf(each, institutions) && !kinds.some(({ follows }) => follows))),
      ...pair.map((row) => shown('universities', row, false)),
      // Who says that they are no Saudi wants what holds for them before the page of the institution.
      ...(lacking.some(({ first, strict }) => first && strict) ? leads : []),
      ...called,
      ...general,
      ...own,
      ...(new Set(compared.map(({ said }) => said)).size > 1 || lacking[0]?.of === 'majors' ? pages(compared) : []),
      ...tools,
    ];
    return [
      ...withCollege.map((row) => shown('college', row, false)),
      ...(isAnswered && answers[0] && asks.topic?.key !== 'windows' && !asks.topic?.strict
        ? asked.slice(0, 1).filter(isOfExam)
        : []),
      ...answers.map((row) => shown('faq', row, false)),
      ...topics.map(({ row }) => shown('exams', row, false)),
      ...pages(slips),
      ...asks.priced.map((row) => shown('teacher', row, false)),
      ...(isTold ? [lists, meant] : [meant, ...(taught[0] || isNowhere ? [lists, leads] : [leads, lists])]).flat(),
      ...there.map((row) => shown('universities', row, false)),
      ...further.filter(({ isWeak }) => !isWeak),
    ];
  };

  /** Questions that share words: none about a part of a name, one other institution, a shared place or «when» alone. */
  const relatedTo = (asks: Asks, isMore: boolean): Found[] => {
    const { asked, isAnswered, kinds, narrow, named, spelt, exactly, said, located, majors, major, ids } = asks;
    const { isAboutOurs, isOfName, isNowhere, exact, general, heard, isTopic, isAlike, lacking, isAlone } = asks;
    const isOfYear = kinds.some(({ told }) => told);
    const isOpen = lacking.length + ids.length === 0 && !(major && named.some(isPlace));
    const hasMore = (isMore || majors[0]) && (located.length > 0 || wordsOf(spelt).some(isTopic));
    const related = asked.filter(({ id, title, answered, shared, isFaint }) => {
      if (!narrow.every((word) => shared.includes(word))) return false;
      // The best may be meant by other words than it holds.
      if (said[0] && (shared[0] || id !== asked[0]?.id) && !shared.some(isTopic)) return false;
      if (exact.length > 0 && !said.every((word) => shared.includes(word))) return false;
      if (isFaint && (isAnswered || kinds.length > 0)) return false;
      if (isOfYear && !names.faq.some((row) => row[0] === id && row[3]?.includes('schools'))) return false;
      if (isMore && isOfGraduates(title) && !isOfGraduates(spelt)) return false;
      if (isAlone) return names.faq.some((row) => row[0] === id && isAlike(row));
      const isWhole = major?.words.every((word) => answered.includes(word)) ?? answered.some((word) => !isOfName(word));
      if (exactly('calendar')[0] && aboutOf(id)[0] && id !== asked[0]?.id) return false;
      if (isOpen && !(hasMore && majors[0])) return !hasMore || shared.some(isTopic);
      if (isMilitary(title) && !isMilitary(spelt)) return false;
      if (isAboutOurs(id)) return heard.length + general.length === 0 || shared.some((word) => heard.includes(word));
      return isWhole && !((isNowhere || ids.length > 0 || located[0]) && isOfOne(id));
    });
    // Beside an answer for all of them, what holds for one institution stands last where none is named.
    const order = (one: Found, other: Found) => Number(isOfOne(one.id)) - Number(isOfOne(other.id));
    return isAnswered && ids.length === 0 ? related.sort(order) : related;
  };

  /** The name of the note that says what is lacking of that which is named; an empty text: nothing. */
  const gapIn = (asks: Asks, withCollege: readonly NameRow[]): string => {
    const { narrow, exactly, isQuestion, institutions, taught, town, isTold, major, ids, isNowhere, called } = asks;
    const { exact, localLists, isLikelyThere, isUnheard, own, tools, lacking } = asks;
    if (withCollege.length > 0 && narrow[0]) return 'college';
    if (withCollege.length > 0 && taught.every(({ askedCity }) => askedCity)) return 'campus';
    const [{ unsure = [], universities = [], around = [], by, askedCity } = {}] = taught;
    if (by === 'kind' && universities.length === 0) return 'noSector';
    if (town && !isTold && lacking.length + institutions.length + exactly('calendar').length === 0) return 'town';
    if (around.some((each) => each.unsure[0])) return 'unstated';
    if (unsure[0] && unsure.length === universities.length) return 'ofUnknown';
    if (by && askedCity) return by === 'kind' ? 'nearSector' : isLikelyThere ? 'likelyThere' : 'nearby';
    if (by === 'major' && localLists.length === 0) return 'likely';
    if (by === 'major') return lacking.length > 0 ? '' : unsure[0] ? 'someUnknown' : 'taught';
    if (isTold || taught[0] || exact.length > 0) return major && taught[0] ? 'ofSector' : '';
    const isPlain = lacking.length + tools.length + own.length === 0;
    if (major === undefined) return ids.length === 1 && (isQuestion || isUnheard) && isPlain ? 'unanswered' : '';
    if (isNowhere) return 'nowhere';
    return tools.length === 0 && called.some(({ kind }) => kind === 'universities') ? 'unlisted' : '';
  };

  /** A denial only where neither the page of the institution nor a question below is about what is asked. */
  const noteFor = (asks: Asks, withCollege: readonly NameRow[], results: readonly Found[]): string => {
    const { institutions, isAboutOurs, isTold, isNowhere, who, town, lacking, exactly, days, isGeneralOnly } = asks;
    const [located = ''] = exactly('cities', 'regions').map(({ row }) => titleOf(row));
    const [best = '', ...others] = results.flatMap(({ kind, id }) => (kind === 'faq' ? id : []));
    // The best answer begins with each institution that is asked for.
    const isFirst = institutions[0] && institutions.every((each) => partsOf(best, [each])[0]);
    const toldOf = ({ note = '', name, strict }: Partial<(typeof lacking)[number]>): string => {
      const isHeld = name && institutions.length === 1 && institutions[0]?.row[4]?.includes(name[language]);
      if (note !== 'elsewhere' && note !== 'unanswered') return note;
      return isFirst && !strict ? '' : isHeld ? 'held' : [best, ...others].some(isAboutOurs) ? 'partly' : note;
    };
    // Where nobody is known to teach a major there is nobody of whom more could be asked.
    const lacks = lacking.filter(
      ({ note, name }) => !(isTold || (days[0] && note === 'noBreak') || (isNowhere && name)),
    );
    const isOnSchoolDay =
      days.length > 0 &&
      !results.some(({ kind, id, line }) => isHoliday(id) || (kind === 'calendar' && isOnAny(days, line)));
    const gaps = [isGeneralOnly ? 'ofMajor' : '', isOnSchoolDay ? 'noHoliday' : gapIn(asks, withCollege)];
    const ofYears = results[0]?.id.startsWith(CALENDAR) ? asks.noYears : [];
    const all: Partial<(typeof lacking)[number]>[] = [...lacks, ...gaps.map((note) => ({ note })), ...ofYears];
    const said = [...groupBy(all, toldOf)].map(([note, alike]) =>
      notes[note]
        ?.replace('#', alike.flatMap(({ name }) => name?.[language] ?? []).join(notes.and) || (notes.this ?? ''))
        .replace('@', note === 'town' && town ? town : who || located),
    );
    return said.filter(Boolean).join(' ');
  };

  /** The calculator for the institution that is named, with the scores that are typed. */
  const filledIn = (page: Found, { institutions }: Meant, scores: URLSearchParams): Found => {
    if (page.id !== CALCULATOR) return page;
    const [of, another] = institutions;
    const id = [CALCULATOR, of && !another && `?for=${of.row[0]}`, scores.size > 0 && `#${scores}`];
    const line = scores.size > 0 ? `${notes.typed} · ${page.line}` : page.line;
    return { ...page, id: id.filter(Boolean).join(''), line };
  };

  const [most = ''] = (names.calendar[0]?.[4] ?? '').split(': ');
  /** What a line about a calendar tells of the end of the year, or of the next break. */
  const toldAlone = (line: string, told: string): string => {
    const part = `${notes[told]}: .*?${told === 'nextBreak' ? ' · .*?' : ''}`;
    return line.replace(RegExp(`^(${most}: )?.*(${part})( · .*)?$`), '$1$2');
  };

  /** Of a line about a calendar the break of the day, the school day after it, days off that may hold here, and the next break. */
  const untilNextBreak = (line: string): string => {
    const parts = line.split(' · ').filter((part) => !part.startsWith(`${notes.notHere}: `));
    const next = parts.findIndex((part) => part.includes(`${notes.nextBreak}: `));
    const end = next > 0 ? next + 1 : parts.findIndex((part) => part.startsWith(`${notes.yearEnds}: `));
    const isShown = (part: string, at: number) => at < end || part === notes.common;
    return next < 0 || end < 0 ? line : parts.filter(isShown).join(' · ');
  };

  /** What holds in a place that is named; what holds for most says for which it was asked, and that it has none of its own. */
  const inPlace = (page: Found, { named, kinds }: Query): Found => {
    const [place, another] = named.filter(({ row }) => row[0].startsWith(`${CALENDAR}#`));
    const own = page.id === CALENDAR && place && !another ? shown('calendar', place.row, page.isWeak) : page;
    const inMost = calledIn(place ? [] : named, 'cities', 'regions')
      .filter(({ said }) => byName(`تقويم ${said}`)[0]?.row[0] === CALENDAR)
      .map(({ words }) => spell(words.map((word) => word.replace(/^(?:[بفكو]ال|لل)(?=..)/, 'ال'))));
    // The days of a period in a place stand in its part of the page of the year, and of the line.
    if (isHoliday(page.id) && !another && (place || inMost[0])) {
      const [, name = most] = place ? titleOf(place.row).split(` ${notes.in} `) : [];
      const isOfPlace = (part: string) => /^[^:]*$/.test(part) || part.replace(/: .*/, '').includes(name);
      const id = place ? page.id.replace(/#.*/, place.row[0].slice(CALENDAR.length)) : page.id;
      return { ...page, id, line: page.line.split(' · ').filter(isOfPlace).join(' · ') };
    }
    if (page.id !== CALENDAR) return page;
    // Who asks for the end of the year, or for a break that is none, gets that or the next one, and nothing more.
    const [told] = kinds.flatMap((kind) => kind.told ?? []);
    const line = told ? toldAlone(own.line, told) : own.line;
    if (own !== page || inMost.length === 0) return { ...own, line };
    const title = `${page.title} ${notes.in} ${[...new Set(inMost)].join(' · ')}`;
    return { ...page, title, line: `${line} · ${notes.common}` };
  };

  /** A calendar on a day that is asked for: what it says of that, and where it may differ. */
  const onDay = (page: Found, { days }: Query): Found => {
    const isOf = (part: string) => isOnAny(days, part);
    const parts = page.kind === 'calendar' ? page.line.split(' · ') : [];
    // Of two days that a part gives for different regions, neither stands without the other.
    const other = (at: number) =>
      /^(و|and )/i.test(parts[at] ?? '') ? parts[at - 1] : parts[at + 1]?.match(/^(و|and ).*/i)?.[0];
    const own = parts.filter((part, at) => isOf(part) || isOf(other(at) ?? '') || !/\d/.test(part));
    return own.some(isOf) ? { ...page, line: own.join(' · ') } : page;
  };

  /** The holidays that hold a day that is asked for, in the place that is; two that are joined there are one. */
  const holidaysOn = (query: Query): Found[] => {
    // Where the days of a holiday are not known of a place, those of most others tell which it is.
    const isHeld = (own: string, most = '') =>
      isOnAny(query.days, own) || (!/\d/.test(own.split(' · ')[0] ?? '') && isOnAny(query.days, most));
    const held = names.calendar
      .filter(([id]) => isHoliday(id))
      .map((row) => ({ ...inPlace(shown('calendar', row, false), query), most: row[4] }))
      .flatMap(({ most, ...page }) => (isHeld(page.line, most) ? page : []));
    return held.filter(({ line }, at) => held.findIndex((each) => each.line === line) === at);
  };

  /** The college for which an institution is shown, and the part of an answer that is about those that are named. */
  const withReason = (page: Found, meant: Meant): Found => {
    const { subject, institutions, taught, isAboutOurs, titles, city, major, isOfPrice } = meant;
    const row = names.universities.find(([id]) => id === page.id);
    if (page.kind === 'faq' && institutions[0] && isAboutOurs(page.id)) {
      const own = partsOf(page.id, institutions);
      const isOfOthers = calledIn(byName(page.line), 'universities')[0] && !isToldOf(page, institutions);
      const general = isOfOthers && !own[0] ? (notes.among ?? '').replace('@', titles.join(' · ')) : page.line;
      return { ...page, line: [...own, general].join(' · ') };
    }
    if (!row || page.kind === 'faq') return page;
    const isTown = page.kind !== 'teacher' || taught.some(({ askedCity }) => !askedCity);
    const of = page.kind === 'college' ? subject : page.kind === 'universities' ? [] : major?.row;
    const { college, isThere } = colleges.reason(row, isTown ? city : undefined, of);
    const reason = college && (page.kind !== 'teacher' || isThere) && `«${college[language]}»`;
    const campus = isThere && city ? `${notes.hasCollege} ${titleOf(city)}` : '';
    const degreeOf = (subject: NameRow) => names.degrees[names.majors.indexOf(subject)]?.[row[0]];
    const [asked] = [major?.row, taught[0]?.subject].filter((each) => each && taught[0]?.by !== 'kind');
    const degrees = page.kind === 'teacher' && asked && degreeOf(asked);
    const isTold = page.kind === 'teacher' || (page.kind !== 'college' && taught.length < 2);
    const own = isTold ? [] : taught.filter((each) => each.by === 'major' && each.universities.includes(row));
    const named = own.map(({ subject }) => titleOf(subject) + (degreeOf(subject) ? ` (${degreeOf(subject)})` : ''));
    const told = named[0] && `${notes.teaches} ${named.slice(0, 4).join(notes.and)}${named[4] ? '…' : ''}`;
    const cost = asked && names.costs[names.majors.indexOf(asked)]?.[row[0]];
    // What all programmes cost is not the price of the major that is asked for.
    const whole = asked ? page.line.replace(`${notes.fees}:`, `${notes.feesOfAll}:`) : page.line;
    const parts = cost ? page.line.split(' · ').filter((part) => !part.startsWith(`${notes.fees}:`)) : [whole];
    const isPriced = cost || page.line.includes(`${notes.fees}:`) || names.faq.some(([id]) => isOfFee(id, row));
    const noFee = isOfPrice && placesOf(row)[2] !== 'public' && !isPriced && notes.noFee;
    return { ...page, line: [degrees, reason || campus, told, cost, ...parts, noFee].filter(Boolean).join(' · ') };
  };

  /** English words, without the names in questions. */
  const inQuestions = names.faq.flatMap(([, , nameEn]) => nameEn.match(/\b[a-z]+\b(?!-)/g) ?? []);
  const english = new Set([...inQuestions, ...RIGHT.en.flatMap(wordsOf)].map(stem));
  const isEnglish = (text: string, corrected = ''): boolean => {
    const words = wordsOf(text);
    const said = words.filter((word) => english.has(stem(word)) && !isGeneric(word) && word !== 'of');
    if (!said[0] || !words[1] || /\p{Script=Arabic}/u.test(text + corrected)) return false;
    const called = byName(text).filter(({ kind }) => kind !== 'calendar' && kind !== 'sectors');
    const all = called.flatMap(({ row: [, ...own] }) => own.slice(0, 3).flat());
    const phrases = all.map((name = '') => ` ${wordsOf(name).join(' ')} `);
    // «nursing in Madinah» is no name, though one ends so.
    const before = (word: string) => (isStopWord(word) ? `${words[words.indexOf(word) - 1]} ${word} ` : word);
    return !said.every((word) => phrases.some((phrase) => phrase.includes(` ${before(word)}`)));
  };
  return (typed: string) => {
    // Some letters stand for several words, and an address holds a text of any length.
    const written = typed.normalize('NFKC').slice(0, LONGEST_QUERY);
    const query = read(written);
    const meant = { ...query, ...meantBy(query) };
    const answers = { ...meant, ...answersFor(meant) };
    const asks = { ...answers, ...recordsFor(meant), ...asksOf(answers) };
    const { asked, pair, named, said, isQuestion, corrected, isRead, institutions, major, exact } = asks;
    const { further, isAboutOurs, ofOthers, lacking, tools, isAlone, leads, topics, isOfExam, days, inHijri } = asks;
    const withCollege = collegesOf(meant);
    const sure = surelyMeant(asks, withCollege);
    const related = relatedTo(asks, sure.length > 0);
    const isBefore = institutions[0] || (isQuestion && lacking.length + tools.length === 0 && !major);
    // The days of a test are none of an institution, nor of what is answered without one.
    const isBare = institutions[0] ?? (asks.isAnswered && !index.about[asked[0]?.id ?? '']?.exams);
    const isNoTest = isBare && asks.exams.length + asks.slips.length === 0;
    const isOfTest = ({ id }: Found) => isNoTest && index.about[id]?.exams && !isAboutOurs(id);
    const shared = [...(isBefore ? related : []), ...further, ...related, ...ofOthers];
    const weak = shared.filter((each) => each.isWeak && sure.length <= MANY && !isOfTest(each));
    const scores = scoresIn(written);
    const weighed = scores.size > 1 ? [leadTo(CALCULATOR)].flatMap((page) => page ?? []) : [];
    const inHolidays = holidaysOn(query);
    const every = [...weighed, ...inHolidays, ...titledAs(asks.spelt), ...sure, ...weak];
    const isOfNames = lacking.some(({ named }) => named);
    const ofName = isOfNames ? calledIn(named, 'universities', 'majors').filter(({ place }) => !place) : [];
    const isKept = ({ id }: Found) =>
      !(isAlone || isOfNames) ||
      ofName.some(({ row }) => row[0] === id) ||
      leads.some((lead) => id === lead.id || id.startsWith(`${lead.id}#`));
    const isHeldThen = ({ kind, id, line }: Found) =>
      isOnAny(days, line) || (kind === 'calendar' && (!inHolidays[0] || inHolidays.some((each) => each.id === id)));
    const found = every
      .map((page) => filledIn(onDay(inPlace(page, query), query), meant, scores))
      .filter((page) => !days[0] || isHeldThen(page))
      .filter((page) => (page.kind === 'faq' ? topics.length === 0 || isOfExam(page) : isKept(page)));
    const isNew = ({ id, title }: Found, at: number) =>
      found.findIndex((each) => each.id === id && each.title === title) === at;
    const all = found.filter(isNew).map((page) => withReason(page, meant));
    /** Whether it is called exactly as a part of the query, or answers all of it. */
    const isMeant = ({ id, title }: Found) =>
      named.some((hit) => hit.isExact && titleOf(hit.row) === title) ||
      (said.length > 0 && asked.some((each) => each.id === id && said.every((word) => each.shared.includes(word))));
    const ranked = all.every(({ isWeak }) => isWeak) ? all.map((each) => ({ ...each, isWeak: !isMeant(each) })) : all;
    const shorten = (each: Found, at: number): Found => {
      // Where something else is asked for, or a day of which it says nothing, the next break is enough of the calendar.
      if (each.line === names.calendar[0]?.[4] && (at > 0 || days[0]))
        return { ...each, line: toldAlone(each.line, 'nextBreak') };
      const isBreaks = at === 0 && !days[0] && isOfBreak(asks.spelt) && each.id.split('#')[0] === CALENDAR;
      return isBreaks ? { ...each, line: untilNextBreak(each.line) } : each;
    };
    const results = ranked.filter(({ isWeak }, at) => !isWeak || at <= MANY || ranked[0]?.isWeak).map(shorten);
    const ofDay = inHijri && notes.hijri?.replace('#', inHijri.hijri).replace('@', inHijri.day);
    const note = noteFor(asks, withCollege, results);
    return {
      found: results,
      /** Whether it is asked in English, and not by names alone, which people write in Latin letters in Arabic too. */
      isEnglish: isEnglish(written, asks.corrected),
      /** The query with its spelling repaired, unless a name fits it as it is written. */
      corrected: !pair[0] && (isRead || exact.length === 0) ? corrected && spell(corrected.split(' ')) : undefined,
      /** What to know first: that what is asked for is nowhere recorded. */
      // What is done with the scores comes before what is not known of them.
      note: [ofDay, note && weighed[0] && notes.weighed, note].filter(Boolean).join(' '),
    };
  };
}
