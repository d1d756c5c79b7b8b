import { isStopWord, stem, withoutPrefix } from '../../edge/search/words.ts';
import { editDistance } from '../../edge/text/distance.ts';
import WORDS from './search-words.json' with { type: 'json' };
import {
  ASKERS,
  BESIDES,
  DISTINCT,
  formsOf,
  isAskedOfAny,
  isGeneric,
  isWithin,
  KIND_WORDS,
  phraseOf,
  SCHOOL_DAYS,
  wordsOf,
} from './words.ts';

/** Kinds of records that are found by name; equally good hits are shown in this order. */
export const NAMED = ['majors', 'universities', 'exams', 'calendar', 'regions', 'cities', 'sectors'] as const;
export type Named = (typeof NAMED)[number];

/**
 * A record by its id, its names in Arabic and English, other words by which it is found, and a line about it: the
 * beginning of an answer, a status, a place.
 */
export type NameRow = readonly [id: string, name: string, nameEn: string, others?: readonly string[], line?: string];

type NameLists = Readonly<Record<Named, readonly NameRow[]>>;

/** A college, the town that it is named by, the places in `majors` of what it teaches there, and of what it may teach. */
export type CollegeRow = readonly [ar: string, en: string, town: string, teaches: number[], mayTeach: number[]];

/** What the search shows of each record in one language, and finds it by. Questions are found by their index. */
export interface NamesDocument extends NameLists {
  readonly faq: readonly NameRow[];
  /** What an answer about several institutions says of single ones. */
  readonly told: Readonly<Record<string, readonly string[]>>;
  /** The ids of the city, region and sector of each institution; null: no source states it. Then the towns of its colleges. */
  readonly places: readonly (readonly (string | null)[])[];
  /** The ids of the institutions that are known to teach each major. */
  readonly teachers: readonly (readonly string[])[];
  /** In which degrees alone some of them teach it, by their ids, where none is a bachelor’s. */
  readonly degrees: readonly Readonly<Record<string, string>>[];
  /** What a bachelor’s in it costs at some of them, by their ids. */
  readonly costs: readonly Readonly<Record<string, string>>[];
  /** Those that may teach it: a college of its field, or called as some that teach it, lists no majors. */
  readonly likely: readonly (readonly string[])[];
  /** The colleges of each institution. */
  readonly colleges: readonly (readonly CollegeRow[])[];
  /** What people ask of exams: the ids of the questions that answer it, and the exam with a line about it. */
  readonly topics: readonly { readonly name: string; readonly questions: readonly string[]; readonly row: NameRow }[];
  /** The Hijri and Gregorian years of which holidays are held. */
  readonly holidayYears: readonly string[];
  /** The day of the site, ISO 8601: the days of Hijri months are those about it. */
  readonly asOf: string;
  /** What the results of a search say themselves, above all of what no record holds. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface NameHit {
  readonly kind: Named;
  readonly row: NameRow;
  /** The words of the query that its names contain. */
  readonly words: readonly string[];
  /** How much of the query these are, compared with other hits. */
  readonly score: number;
  /** Whether it contains every word of the query that says what is meant. */
  readonly isWhole: boolean;
  /** Whether the query contains every word of one of its names, those of a major together. */
  readonly isExact: boolean;
  /** The longest of these names, as it is compared. */
  readonly said: string;
  /** The place that an institution is meant by: «سكن القصيم». */
  readonly place: NameRow | undefined;
}

export const isPlace = ({ kind }: { readonly kind: Named }): boolean => kind === 'cities' || kind === 'regions';
/** Whether an id is that of a holiday, in the page of its year. */
export const isHoliday = (id: string): boolean => /^.calendar.\d+#/.test(id);

/** What a word counts for that is written whole, is the beginning of a word, or is one letter off. */
const WORTH = { whole: 1, prefix: 0.5, repaired: 0.25 };
/** Shorter words are similar to too many others. */
const SHORTEST_REPAIRED = 4;

/**
 * Makes the names ready for searches.
 * @param isWord whether a word is right as it is although no name contains it
 * @returns finds the records whose names contain the words of a text, best first. The last word may be a prefix, and an
 * unknown one may have one wrong letter
 */
export function nameSearch(
  names: NameLists & Pick<NamesDocument, 'places' | 'teachers'>,
  isWord: (word: string) => boolean = () => false,
): (text: string) => NameHit[] {
  const entries = NAMED.flatMap((kind) =>
    names[kind].map((row, index) => {
      const [, name, nameEn, others = []] = row;
      /** The ids of its city, region and sector. */
      const where: readonly (string | null)[] = (kind === 'universities' && names.places[index]) || [];
      /** The words of each of its names. */
      const named = [name, nameEn, ...others].map(wordsOf);
      /** Those of them that say something, unless none does. */
      const telling = named.map((each) => (each.every(isStopWord) ? each : each.filter((word) => !isStopWord(word))));
      return { kind, row, names: named, telling, where };
    }),
  );
  type Entry = (typeof entries)[number];
  const holders = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    // An institution is found by its city too, and by the towns of its colleges.
    const towns = entry.where.slice(3).map((town) => wordsOf(town ?? ''));
    const city = entries.find(({ kind, row }) => kind === 'cities' && row[0] === entry.where[0]);
    for (const word of [...entry.names, ...(city?.names ?? []), ...towns].flat().flatMap(formsOf))
      holders.set(word, (holders.get(word) ?? new Set()).add(entry));
  }
  const all = (words: readonly string[]): ReadonlySet<Entry> =>
    new Set(words.flatMap((word) => [...(holders.get(word) ?? [])]));
  const known = [...holders.keys()];
  const isKnown = (word: string): boolean => formsOf(word).some((form) => holders.has(form));
  /** A word without what is joined to it: before the article («بالمدينة», «للمدينة»), or if only that is known («بجدة»). */
  const detached = (word: string) => {
    const after = word.replace(/^(?:[بفكو]ال|لل)(?=..)/, 'ال');
    return holders.has(after) ? after : ([word, word.replace(/^[بلفكو](?=..)/, '')].find(isKnown) ?? word);
  };

  const holding = (word: string, isLast: boolean) => {
    const forms = formsOf(word);
    const exact = all(forms);
    if (exact.size > 0) return { entries: exact, worth: WORTH.whole };
    const completed = isLast ? known.filter((each) => forms.some((form) => each.startsWith(form))) : [];
    if (completed.length > 0 || isWord(word) || withoutPrefix(word).length < SHORTEST_REPAIRED)
      return { entries: all(completed), worth: WORTH.prefix };
    const near = known.filter((each) => forms.some((form) => editDistance(form, each, 1) <= 1));
    return { entries: all(near), worth: WORTH.repaired };
  };

  const institutions = entries.filter(({ kind }) => kind === 'universities');
  /** The institutions that a place is said for: the public ones, if any. «مكة» is rather the city than the region. */
  const thoseIn = ({ row: [id, name], names }: Entry, said: string): Entry[] => {
    const isCity = phraseOf(names.slice(0, 2).flat()).includes(said);
    const there = institutions.filter(({ where }) => where.includes(id));
    const inCity = there.filter(({ where }) => isCity && where[0] === name);
    const near = inCity.length > 0 ? inCity : there;
    const open = near.filter(({ where }) => where[2] === 'public');
    return open.length > 0 ? open : near;
  };

  const isMajor = ({ kind }: Entry) => kind === 'majors';
  const phrasesOf = (some: readonly Entry[]) =>
    some.flatMap(({ names }) => names.filter(({ length }) => length > 1).map(phraseOf));
  const majorPhrases = phrasesOf(entries.filter(isMajor));
  const longNames = [...new Set(phrasesOf(institutions))].map((phrase) => ({ phrase, name: phrase.trim().split(' ') }));
  /** Words with the longest name that is a letter off in them: «جامعة الملك سعد» shares more with other institutions. */
  const mended = (words: readonly string[]): readonly string[] => {
    const bare = words.map(withoutPrefix);
    const near = bare.flatMap((_, from) => {
      const parts = ['', ...bare].map((_, at) => ` ${bare.slice(from, from + at).join(' ')} `);
      return longNames.flatMap(({ name, phrase }) => {
        const steps = editDistance(parts[name.length] ?? '', phrase, 1);
        if (steps > 1) return [];
        const part = bare.slice(from, from + name.length);
        // «جامعة نايف» is no slip for Taif: an institution is called so, and the name shares but a general word.
        const isShared = part.some((word) => name.includes(word) && !isGeneric(word));
        const isOwn = (entry: Entry) => isPlace(entry) || (!isShared && entry.kind === 'universities');
        const isOther = part.some((word) => !name.includes(word) && [...all([word])].some(isOwn));
        return isOther ? [] : [{ name, from, steps, worth: phrase.length - 2 * steps }];
      });
    });
    const [best, next] = near.sort((one, other) => other.worth - one.worth);
    if (!best || best.steps === 0 || best.worth === next?.worth) return words;
    return [...words.slice(0, best.from), ...best.name, ...words.slice(best.from + best.name.length)];
  };

  type Asked = ReturnType<typeof holding> & { readonly word: string; readonly bare: string };
  const general = entries.find(({ kind }) => kind === 'calendar');
  /** The calendars of the place that a query names with words of school days and nothing else, or that of all places. */
  const calendarsAsked = (asked: readonly Asked[], holidays: readonly Entry[]): Entry[] => {
    const ofSchool = asked.filter(({ word }) => SCHOOL_DAYS.has(stem(word)) || holidays.length > 0);
    /** Words of school days, and numbers that name nothing: «اليوم الوطني 97», «عيد الأضحى 2031». */
    const ofNothingElse = ({ word, worth, entries }: Asked) =>
      [SCHOOL_DAYS, BESIDES].some((words) => words.has(stem(word))) ||
      (general && entries.has(general)) ||
      (worth !== WORTH.whole && /^\d+$/.test(word));
    const where = asked.filter((each) => !ofNothingElse(each) && (each.entries.size > 0 || isWord(each.word)));
    // «مدينة جدة» is not Madinah: beside another word a name counts as it is written.
    const own = where.flatMap(({ word, entries }) =>
      [...entries].filter(({ row, names }) => /^.calendar/.test(row[0]) && names.flat().includes(word)),
    );
    if (!general || ofSchool.length === 0 || (where.length === 0 && !asked.every(ofNothingElse))) return [];
    if (!where.every(({ entries }) => [...entries].some((entry) => isPlace(entry) || own.includes(entry)))) return [];
    const pages = own.length > 0 ? own : [general];
    // A holiday of another year than the one that is named follows the page of that.
    const isOfYear = ({ row }: Entry) => pages.some((page) => row[0].startsWith(page.row[0].replace(/#.*/, '')));
    return [...new Set([...holidays.filter(isOfYear), ...pages, ...holidays])];
  };

  /** The words of a query, each with the entries that it may mean, and those of them that say more than a general one. */
  const read = (text: string) => {
    const written = mended(wordsOf(text).map(detached));
    const words = written.length === 1 ? written : written.filter((word) => !isStopWord(word));
    const asked = words.map((word, index) => ({
      word,
      bare: withoutPrefix(word),
      ...holding(word, index === words.length - 1 && (index === 0 || (word.length > 2 && !KIND_WORDS.has(word)))),
    }));
    /** A word that some name holds is not the beginning of another: KFU is not KFUPM. */
    const isSaid = (form: string) =>
      asked.some(({ bare, worth }) => (worth === WORTH.whole ? form === bare : form.startsWith(bare)));
    const isMeant = (word: string) => formsOf(word).some(isSaid);
    const specific = words.every(isGeneric) ? asked : asked.filter(({ word }) => !isGeneric(word));
    return { text, written, words, asked, isMeant, specific };
  };
  type Query = ReturnType<typeof read>;

  const isRival = ({ kind }: Entry) => kind === 'majors' || kind === 'exams' || kind === 'sectors';
  const isTopic = ({ word }: Asked) => isAskedOfAny(word);
  const isOfPlace = ({ entries }: Asked) => [...entries].some(isPlace);
  /** «رسوم الريان», «قانون المستقبل», «ينبع الصناعية»: its words beside what is asked of institutions, or with a place. */
  const inShort = (entry: Entry, specific: readonly Asked[]): string[] => {
    const own = specific.filter(({ entries }) => entries.has(entry));
    const main = entry.names.slice(0, 2).flat();
    // «أمير» is said of many, «بترجي» of one, and «مستقبل» of jobs.
    const isOnly = ({ word, entries }: Asked) => entries.size === 1 && !KIND_WORDS.has(word);
    const isMain = (each: Asked) => main.includes(each.word) || (isOnly(each) && main.includes(`ال${each.bare}`));
    const telling = own.filter((each) => isMain(each) && ![...each.entries].some(isRival));
    const isAsked = (each: Asked) => own.includes(each) || isTopic(each) || [...each.entries].some(isMajor);
    // Beside what is asked of a name that is of one alone, words of no name say how: «كم ادفع في طب البترجي».
    const isSure = telling.some(isOnly) && specific.some((each) => !own.includes(each) && isAsked(each));
    const isBeside = ({ word, entries }: Asked) => ASKERS.has(word) || (isSure && entries.size === 0);
    const isMeant = specific.every((each) => isAsked(each) || isBeside(each)) && !telling.every(isOfPlace);
    const isPair = own.some((each, at) => {
      const [next] = own.slice(at + 1);
      const two = phraseOf([each, next ?? each].map(({ word }) => word));
      // «أهلية بالمدينة» is any there.
      const isMixed = next && ![...each.entries].some(isRival) && isOfPlace(each) !== isOfPlace(next);
      return isMixed && entry.names.slice(0, 2).some((name) => phraseOf(name).includes(two));
    });
    return isMeant || isPair ? own.map(({ word }) => word) : [];
  };
  /** The institutions that a query names in short, none in full, by more words than others. */
  const saidInShort = ({ words, specific, isMeant }: Query) => {
    const phrase = phraseOf(words);
    /** What else it is called counts in a row: «كلية طب بترجي» is «كلية بترجي» in short. */
    const isFull = (name: readonly string[], at: number) =>
      name.length > 1 && name.every(isMeant) && (at < 2 || phrase.includes(phraseOf(name)));
    const hasFull = institutions.some(({ names }) => names.some(isFull));
    const parts = (hasFull ? [] : institutions).map((entry) => ({ entry, words: inShort(entry, specific) }));
    const said = parts.filter(({ words }) => words[0]);
    const rank = ({ words, entry }: (typeof parts)[number]) => 100 * words.length - (entry.names[0]?.length ?? 0);
    return said.filter((one) => said.every((each) => each === one || rank(one) > rank(each)));
  };

  /** The longest name of each entry of which a query holds every word that says something. */
  const namesSaid = (query: Query): ((entry: Entry) => string) => {
    const { text, words, asked, isMeant } = query;
    const short = saidInShort(query);
    const phrase = phraseOf(words);
    const typed = ` ${wordsOf(text)
      .map((word) => (isGeneric(detached(word)) ? detached(word) : word))
      .join(' ')} `;
    /** «جامعة البنات بجدة», «جامعة أهلية جدة»: any in a town, or of a sector there, and not the one that is called by it. */
    const isApart = (names: readonly (readonly string[])[], [, , own]: Entry['where']) => {
      const towns = names.flat().filter((word) => !isGeneric(word) && !isStopWord(word));
      const isThere = new RegExp(` (?:ب|(?:${WORDS.within.join('|')}) )(?:${towns.join('|')}) `).test(typed);
      const isOf = ({ entries }: Asked) => [...entries].some(({ kind, row }) => kind === 'sectors' && row[0] !== own);
      return (isThere || asked.some(isOf)) && !names.some((name) => typed.includes(` ${name.join(' ')} `));
    };
    // «علم نفس بالرياض» names no «جامعة رياض العلم»: a major and a place.
    const ofMajors = majorPhrases
      .filter((name) => phrase.includes(name))
      .join('')
      .split(' ');
    const distinct = /جامع|universit/.test(text) ? [] : asked.filter(({ word }) => DISTINCT.has(word));
    return (entry) => {
      const { kind, row, names, telling, where } = entry;
      /** «كلية الملك خالد العسكرية» is not the university of that name. */
      const isOther = kind === 'universities' && distinct.some(({ entries }) => !entries.has(entry));
      // Who names a place alone asks for no calendar of it.
      if (/^.calendar#/.test(row[0]) || isOther) return '';
      // «جامعة في جدة» is any there, and not «جامعة جدة».
      const isOfTown = (word: string) => isGeneric(word) || isStopWord(word) || [...all([word])].some(isPlace);
      const main = names.slice(0, 2);
      const isAny = kind === 'universities' && main.flat().every(isOfTown) && isApart(main, where);
      const own = isAny ? telling.filter((name) => !name.every(isOfTown)) : telling;
      const isOfOthers = (word: string) => ofMajors.includes(withoutPrefix(word)) || isOfTown(word);
      const isShared = (name: readonly string[]) =>
        kind === 'universities' && ofMajors.length > 1 && name.every(isOfOthers) && !phrase.includes(phraseOf(name));
      const said = [...own, ...short.filter((each) => each.entry === entry).map(({ words }) => words)]
        .filter((name) => name.length > 0 && name.every(isMeant) && !isShared(name))
        .map(phraseOf);
      // What else it is called counts in a row: «when does King Saud University open» is not the open university.
      const isMain = (name: string) => kind !== 'majors' && own.slice(0, 2).map(phraseOf).includes(name);
      const together = said.filter((name) => isMain(name) || phrase.includes(name));
      return together.sort((one, other) => other.length - one.length)[0] ?? '';
    };
  };

  return (text) => {
    const query = read(text);
    const { written, asked, isMeant, specific } = query;
    const nameSaid = namesSaid(query);
    const scores = new Map<Entry, number>();
    for (const each of asked) {
      const weight = each.worth * Math.log(1 + entries.length / each.entries.size);
      for (const entry of each.entries)
        if (specific.some(({ entries }) => entries.has(entry))) scores.set(entry, (scores.get(entry) ?? 0) + weight);
    }
    const holidays = entries.filter(({ row }) => isHoliday(row[0])).map((entry) => ({ entry, said: nameSaid(entry) }));
    // Who says «عيد الأضحى» means no other Eid.
    const isMore = (one: string) => holidays.some(({ said }) => said !== one && said.includes(one));
    const meant = holidays.flatMap(({ entry, said }) => (said === '' || isMore(said) ? [] : [entry]));
    const calendars = calendarsAsked(asked, meant);
    /** «سكن القصيم», «القصيم أو حائل»: beside what is asked of institutions a place means those there, public ones first. */
    const located = entries.filter((entry) => isPlace(entry) && nameSaid(entry));
    const placeNames = ['', ...located.map(nameSaid)];
    const inFull = institutions.map(nameSaid).filter((said) => !placeNames.includes(said));
    const isOfThere = calendars.length + inFull.length === 0 && written.some((word) => isAskedOfAny(word));
    const places = isOfThere && specific.every((each) => isTopic(each) || isOfPlace(each)) ? located : [];
    for (const [at, calendar] of calendars.entries()) scores.set(calendar, Number.MAX_SAFE_INTEGER - at);
    // «دوام الخميس» is of a day, and not of Khamis Mushait.
    const isMeantPlace = (entry: Entry) =>
      isPlace(entry) && asked.some(({ word, entries }) => entries.has(entry) && !BESIDES.has(stem(word)));
    const placed = new Map(places.flatMap((place) => thoseIn(place, nameSaid(place)).map((entry) => [entry, place])));
    for (const entry of placed.keys()) scores.set(entry, Number.MAX_SAFE_INTEGER);
    return [...scores]
      .filter(([entry]) => (calendars[0] ? calendars.includes(entry) || isMeantPlace(entry) : !isHoliday(entry.row[0])))
      .map(([entry, score]) => {
        const { kind, row } = entry;
        const own = calendars.includes(entry) ? row[0] : nameSaid(entry);
        const isOther = isPlace(entry) && (places.length > 0 || inFull.some((all) => isWithin(own, all)));
        const place = placed.get(entry);
        const said = place ? nameSaid(place) : isOther ? '' : own;
        const lengths = entry.names.flatMap((name, at) => (name.some(isMeant) ? name.length + (at < 2 ? 0 : 0.5) : []));
        // Who says no name in full means a main name, and what most teach.
        const isMain = entry.names.slice(0, 2).some((name) => name.some(isMeant));
        return {
          kind,
          row,
          words: asked.flatMap(({ word, entries }) => (entries.has(entry) ? [word] : [])),
          score,
          said,
          isExact: said !== '',
          isWhole: calendars.includes(entry) || specific.every(({ entries }) => entries.has(entry)),
          place: place?.row,
          fame: said ? 0 : (names.teachers[names.majors.indexOf(row)]?.length ?? 0) + (isMain ? entries.length : 0),
          shortest: Math.min(...lengths),
        };
      })
      .sort(
        (one, other) =>
          Number(isNamed(other)) - Number(isNamed(one)) ||
          other.score - one.score ||
          Number(other.isExact) - Number(one.isExact) ||
          other.fame - one.fame ||
          one.shortest - other.shortest,
      );
  };
}

/** Whether a query is exactly the name of what it finds. */
export const isNamed = ({ isWhole, isExact }: NameHit): boolean => isWhole && isExact;
