import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import type { IndexDocument } from '../../edge/search/scorer.ts';
import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import {
  isNamed,
  KIND_WORDS,
  kindsIn,
  NAMED,
  type Named,
  type NameHit,
  type NameRow,
  type NamesDocument,
  nameSearch,
} from './names.ts';
import { type LocalInstitutions, teacherSearch } from './teachers.ts';

export interface Found {
  /** `teachers`, `list`: those of a place that teach a major, or of a sector; `teacher`, `likely`: one that does, or may. */
  readonly kind: Named | 'faq' | 'teachers' | 'teacher' | 'likely' | 'list';
  /** What follows the path of its kind in the address. */
  readonly id: string;
  readonly title: string;
  /** What is shown below it. */
  readonly line: string;
  /** Whether it may be about something else. */
  readonly isWeak: boolean;
}

export interface Results {
  readonly found: readonly Found[];
  /** The query with its spelling repaired, unless a name fits it as it is written. */
  readonly corrected: string | undefined;
  /** What to know first: that what is asked for is nowhere recorded. */
  readonly note: string;
}

export type PageLanguage = 'ar' | 'en';

/** So many names that hold only a part of a query are shown. */
const MOST_PARTIAL = 8;
/** Weak results are left out when there are more than so many others. */
const MANY = 5;

/** The page on which institutions stand side by side; their ids may follow it. */
const COMPARE = '/compare';

/** The records of some kinds that a query names in full, but for words of a longer name or of a place. */
function calledIn(hits: readonly NameHit[], ...of: Named[]): NameHit[] {
  const isPlace = ({ kind }: NameHit) => kind === 'cities' || kind === 'regions';
  const named = hits.filter((hit) => hit.isExact && (isPlace(hit) || of.includes(hit.kind)));
  const isPart = (own: NameHit, all: NameHit) => all.said.includes(own.said) && (isPlace(all) || all.said !== own.said);
  return named.filter((own) => !isPlace(own) && !named.some((all) => isPart(own, all)));
}

/**
 * Prepares everything for searches, which then need no connection.
 * @param index the published index of the questions
 * @param names the names of all other records
 * @throws Error when another version of the search made the index
 */
export function openSearch(
  index: IndexDocument,
  names: NamesDocument,
  language: PageLanguage,
): (text: string) => Results {
  const engine = loadEngine({ ...index, words: [...index.words, ...KIND_WORDS] });
  const byName = nameSearch(names, (word) => engine.knownWords.knows(word));
  const teachersOf = teacherSearch(names);
  const notes = names.notes[language];
  const titleOf = ([, name, nameEn]: NameRow): string => (language === 'ar' ? name : nameEn);
  const shown = (kind: Found['kind'], row: NameRow, isWeak: boolean): Found => ({
    kind,
    line: row[4]?.[language === 'ar' ? 0 : 1] ?? '',
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
    const including = askedCity === undefined ? '' : `${notes.including} ${titleOf(askedCity)}`;
    return {
      kind: by === 'major' ? 'teachers' : 'list',
      id: `?${new URLSearchParams(chosen)}`,
      line: sector === undefined ? '' : titleOf(sector),
      title: `${titleOf(subject)} ${notes.in} ${titleOf(place)}${including}`,
      isWeak: false,
    };
  };

  const questions = (text: string) => {
    const { hits, ...read } = searchQuestions(engine, text);
    const asked = hits.flatMap(({ id, match }) =>
      names.faq.filter((row) => row[0] === id).map((row) => shown('faq', row, match === 'weak')),
    );
    return { asked, isAnswered: hits[0]?.match === 'strong', ...read };
  };
  /** The page at an address, or the answer to a question. */
  const leadTo = (lead: string): Found | undefined => {
    const page = names.calendar.find(([address]) => address === lead);
    return page === undefined ? questions(lead).asked[0] : shown('calendar', page, false);
  };
  const isInstitution = ({ kind }: NameHit) => kind === 'universities';
  /** An institution or exam that a query names, and whether it teaches any of some majors. */
  const calledAs = ({ kind, row }: NameHit, majors: readonly NameHit[]): Found => {
    const isListed = (lists: NamesDocument['likely']) =>
      majors.some((major) => lists[names.majors.indexOf(major.row)]?.includes(row[0]));
    return shown(isListed(names.teachers) ? 'teacher' : isListed(names.likely) ? 'likely' : kind, row, false);
  };

  return (text) => {
    const { asked, isAnswered, corrected, isQuestion } = questions(text);
    const typed = byName(text);
    const read = corrected === undefined || typed.some(isNamed) ? text : corrected;
    const all = read === text ? typed : byName(read);
    const { kinds, rest } = kindsIn(read, all, calledIn(all, 'universities', 'majors', 'exams'));
    const named = kinds.length === 0 || (isAnswered && isQuestion) ? all : byName(rest);
    const calledHits = calledIn(named, 'universities', 'exams');
    const institutions = calledHits.filter(isInstitution);
    const exactly = (...of: Named[]) => named.filter(({ kind, isExact }) => isExact && of.includes(kind));
    const isOfName = (word: string) => institutions.some(({ words }) => words.includes(word));
    // Of another level nobody knows who teaches it.
    const majors = kinds.some(({ note }) => note === 'level') ? [] : exactly('majors');
    const major = majors.find(({ words }) => !words.every(isOfName));
    const alike = named.filter(({ kind, score }) => kind === 'majors' && score === major?.score);
    const isTold = isAnswered && (isQuestion || (kinds.length === 0 && !(major && institutions[0])));
    const called = calledHits.map((hit) => calledAs(hit, alike));
    const taught = institutions.length > 0 ? [] : teachersOf(named);
    const { by, universities = [], likely = [] }: Partial<LocalInstitutions> = (taught.length === 1 && taught[0]) || {};
    const untaught = major && institutions.length + taught.length === 0 ? exactly('cities')[0]?.row : undefined;
    const askedCity = taught[0]?.askedCity ?? untaught;
    const there = askedCity ? names.universities.filter((_, at) => names.places[at]?.[0] === askedCity[0]) : [];
    const others = named.filter(({ isWhole }, at) => isWhole || at < MOST_PARTIAL + universities.length);
    const pages = (hits: readonly NameHit[]) => hits.map(({ kind, row }) => shown(kind, row, false));
    const exact = pages(others.filter(isNamed));
    const further = others.filter((hit) => !isNamed(hit)).map(({ kind, row, isWhole }) => shown(kind, row, !isWhole));
    const leadsOf = (some: typeof kinds) => some.flatMap(({ leads }) => leads.flatMap((lead) => leadTo(lead) ?? []));
    const isAlike = ([, name, nameEn]: NameRow) =>
      kindsIn(`${name} ${nameEn}`, []).kinds.some((kind) => kinds.includes(kind));
    const ids = institutions.map(({ row }) => row[0]);
    // Who leaves an institution asks what the other one wants.
    const left = institutions.filter(({ words }) =>
      words.some((word) => new RegExp(`(?:من|from) (?:(?:جامعه|كليه) )?(?!جامعه|كليه)${word}`).test(fold(read))),
    );
    const isOfLeft = ({ id }: Found) =>
      index.about[id]?.universities?.every((each) => left.some(({ row }) => row[0] === each)) === true;
    const leftLast = (one: Found, other: Found) => Number(isOfLeft(one)) - Number(isOfLeft(other));
    const own = [...asked, ...leadsOf(kinds)]
      .filter(({ id }) => index.about[id]?.universities?.some((each) => ids.includes(each)))
      .filter(({ id }) => names.faq.some((row) => row[0] === id && isAlike(row)))
      .filter((each) => left.length === institutions.length || !isOfLeft(each))
      .map((each) => ({ ...each, isWeak: false }));
    const tools = leadsOf(kinds.filter(({ note }) => note === '')).map((page): Found => {
      if (page.id !== COMPARE || institutions.length < 2) return page;
      return { ...page, id: `${COMPARE}?ids=${ids}`, line: institutions.map(({ row }) => titleOf(row)).join(' · ') };
    });
    const lists = [
      ...exact,
      ...taught.filter((each) => each.universities.length > 0).map(listed),
      ...universities.map((row) => shown(by === 'major' ? 'teacher' : 'universities', row, false)),
      ...likely.map((row) => shown('likely', row, false)),
      ...there.map((row) => shown('universities', row, false)),
      ...asked.filter(({ isWeak }) => !isWeak).sort(leftLast),
    ];
    const lacking = kinds.filter(({ note }) => note !== '' && (note !== 'elsewhere' || own.length === 0));
    const isPlain = lacking.length + tools.length === 0;
    const days = exact.filter(({ kind }) => kind === 'calendar');
    const compared = called.length + exactly('cities', 'regions').length > 0 ? [] : calledIn(named, 'majors');
    const meant = [
      ...tools,
      ...own,
      ...called,
      ...(taught.length > 0 ? pages(named.filter((hit) => isInstitution(hit) && hit.isPhrase)) : []),
      ...(new Set(compared.map(({ said }) => said)).size > 1 ? pages(compared) : []),
    ];
    const sure = [
      ...(isTold ? [...lists, ...meant] : [...meant, ...days, ...leadsOf(lacking), ...lists]),
      ...further.filter(({ kind, isWeak }) => !isWeak && (ids.length === 0 || kind !== 'calendar')),
    ];
    const gap = (): string => {
      if (taught.some((each) => each.by === 'major')) return askedCity ? 'nearby' : 'taught';
      if (isTold || exact.length > 0) return '';
      if (major === undefined) return ids.length === 1 && isQuestion && isPlain ? 'unanswered' : '';
      if (called.length === 0) return exactly('cities', 'regions').length > 0 ? 'nowhere' : '';
      return tools.length === 0 && called.some(({ kind }) => kind === 'universities') ? 'unlisted' : '';
    };
    const said = isTold ? [gap()] : [...lacking.map(({ note }) => note), gap()];
    const subject = major !== undefined && gap() === 'nowhere' ? [shown('majors', major.row, true)] : [];
    const weak = [...subject, ...(ids.length > 0 || (isQuestion && isPlain) ? asked : []), ...further, ...asked];
    // An address that is one letter off leads to what it may mean.
    const id = text.trim().toLowerCase().replaceAll(' ', '-');
    const near = (kind: Named | 'faq') =>
      names[kind].filter((row) => editDistance(row[0], id, 1) <= 1).map((row) => shown(kind, row, true));
    const isAlone = !isTold && called.length === 0 && lacking.some(({ alone }) => alone);
    const every = [...sure, ...(sure.length > MANY ? [] : weak.filter(({ isWeak }) => isWeak))];
    const found = every.filter(({ kind }) => !isAlone || kind === 'faq');
    const isFirst = ({ id, title }: Found, at: number) =>
      found.findIndex((each) => each.id === id && each.title === title) === at;
    return {
      found: found.length === 0 && id.length > 2 ? [...NAMED, 'faq' as const].flatMap(near) : found.filter(isFirst),
      corrected: read === text && exact.length > 0 ? undefined : corrected,
      note: [...new Set(said)].flatMap((code) => notes[code] ?? []).join(' '),
    };
  };
}
