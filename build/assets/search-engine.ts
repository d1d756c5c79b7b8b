import { loadEngine, searchQuestions } from '../../edge/search/engine.ts';
import type { IndexDocument } from '../../edge/search/scorer.ts';
import { editDistance } from '../../edge/text/distance.ts';
import { isNamed, NAMED, type Named, type NameRow, type NamesDocument, nameSearch, TOOL_WORDS } from './names.ts';
import { type LocalInstitutions, teacherSearch } from './teachers.ts';

export interface Found {
  /**
   * `teachers`: the institutions of a city or region that teach a major; `teacher`, `likely`: one that does, or may;
   * `list`: those of a sector.
   */
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
}

export type PageLanguage = 'ar' | 'en';

const MOST_NAMES = 8;
/** Weak results are left out when there are more than so many others. */
const MANY = 5;

const WORDS = {
  ar: { in: 'في', including: '، ومنها' },
  en: { in: 'in', including: ', the region of' },
} as const;

/** The page on which institutions stand side by side; their ids may follow it. */
const COMPARE = '/compare';

/** The institutions that a query names in full: one whose words belong to the name of another is not meant. */
function calledIn(hits: ReturnType<ReturnType<typeof nameSearch>>): NameRow[] {
  const called = hits.filter(({ kind, isExact }) => kind === 'universities' && isExact);
  const isPart = (own: readonly string[], all: readonly string[]) =>
    own.length < all.length && own.every((word) => all.includes(word));
  return called.filter((own) => !called.some((all) => isPart(own.words, all.words))).map(({ row }) => row);
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
  const engine = loadEngine({ ...index, words: [...index.words, ...TOOL_WORDS] });
  const rows = new Map(names.faq.map((row) => [row[0], row]));
  const byName = nameSearch(names, (word) => engine.knownWords.knows(word));
  const teachersOf = teacherSearch(names);
  const titleOf = ([, name, nameEn]: NameRow): string => (language === 'ar' ? name : nameEn);
  const lines = new Map(
    [...NAMED, 'faq' as const].flatMap((kind) =>
      names[kind].map((row, index) => [row, names.lines[kind]?.[index]?.[language === 'ar' ? 0 : 1]] as const),
    ),
  );
  const shown = (kind: Found['kind'], row: NameRow, isWeak: boolean): Found => ({
    kind,
    line: lines.get(row) ?? '',
    id: kind === 'cities' ? encodeURIComponent(titleOf(row)) : row[0],
    title: titleOf(row),
    isWeak,
  });
  /** A link to the list of institutions that shows these alone. */
  const listed = ({ by, subject, sector, place, isCity, askedCity }: LocalInstitutions): Found => {
    const words = WORDS[language];
    const chosen = {
      [by]: subject[0],
      ...(sector && { kind: sector[0] }),
      ...(isCity ? { q: titleOf(place) } : { region: place[0] }),
    };
    const including = askedCity === undefined ? '' : `${words.including} ${titleOf(askedCity)}`;
    return {
      kind: by === 'major' ? 'teachers' : 'list',
      id: `?${new URLSearchParams(chosen)}`,
      line: sector === undefined ? '' : titleOf(sector),
      title: `${titleOf(subject)} ${words.in} ${titleOf(place)}${including}`,
      isWeak: false,
    };
  };

  return (text) => {
    const { hits, corrected, isQuestion } = searchQuestions(engine, text);
    const asked = hits.flatMap(({ id, match }): Found[] => {
      const row = rows.get(id);
      return row === undefined ? [] : [shown('faq', row, match === 'weak')];
    });
    const typed = byName(text);
    const named = corrected === undefined || typed.some(isNamed) ? typed : byName(corrected);
    const taught = teachersOf(named);
    const only = taught.length === 1 ? taught[0] : undefined;
    const { by, universities = [], likely = [] }: Partial<LocalInstitutions> = only ?? {};
    const others = named.filter(({ row }) => !universities.includes(row) && !likely.includes(row)).slice(0, MOST_NAMES);
    const called = calledIn(named);
    const exact = others.filter(isNamed).map(({ kind, row }): Found => {
      const hit = shown(kind, row, false);
      if (hit.id !== COMPARE || called.length < 2) return hit;
      return { ...hit, id: `${COMPARE}?ids=${called.map(([id]) => id)}`, line: called.map(titleOf).join(' · ') };
    });
    const further = others.filter((hit) => !isNamed(hit)).map(({ kind, row, isWhole }) => shown(kind, row, !isWhole));
    const sure = [
      ...taught.filter((each) => each.universities.length > 0).map(listed),
      ...universities.map((row) => shown(by === 'major' ? 'teacher' : 'universities', row, false)),
      ...likely.map((row) => shown('likely', row, false)),
      ...[...exact, ...asked, ...further].filter(({ isWeak }) => !isWeak),
    ];
    const isCalled = ({ kind, id }: Found) => kind === 'universities' && called.some((row) => row[0] === id);
    const [best, ...rest] = isQuestion ? [...asked, ...further] : [...further, ...asked];
    // Where a question about an institution has no answer, its own page is the next best.
    const weak = [best ?? [], ...rest.filter(isCalled), ...rest.filter((hit) => !isCalled(hit))]
      .flat()
      .filter(({ isWeak }) => isWeak);
    // An address that is one letter off leads to what it may mean.
    const id = text.trim().toLowerCase().replaceAll(' ', '-');
    const near = (kind: Named | 'faq') =>
      names[kind].filter((row) => editDistance(row[0], id, 1) <= 1).map((row) => shown(kind, row, true));
    if (sure.length + weak.length === 0 && id.length > 2)
      return { found: [...NAMED, 'faq' as const].flatMap(near), corrected: undefined };
    return {
      found: sure.length > MANY ? sure : [...sure, ...weak],
      corrected: named === typed && exact.length > 0 ? undefined : corrected,
    };
  };
}
