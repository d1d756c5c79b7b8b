import { isStopWord, stem } from '../../edge/search/words.ts';
import type { NameHit, NameRow, NamesDocument } from './names.ts';
import { isGeneric, wordsOf } from './words.ts';

/** What words say of a subject, without endings and the article, which the stem of a short one keeps: «الطب». */
const stemsOf = (words: readonly string[]): string[] =>
  words.filter((word) => !isGeneric(word) && !isStopWord(word)).map((word) => stem(word).replace(/^ال(?=..$)/, ''));

/** Prepares the search for colleges, which have no pages: what is found are their institutions. */
export function collegeSearch({ universities, majors, places, colleges: all }: NamesDocument) {
  const rows = all.flatMap((own, at) =>
    own.map(([ar, en, town, ...taught]) => {
      const ofTown = stemsOf(wordsOf(town));
      const tellingOf = (name: string) => stemsOf(wordsOf(name)).filter((each) => !ofTown.includes(each));
      const [inArabic, inEnglish] = [tellingOf(ar), tellingOf(en)];
      const length = Math.min(inArabic.length, inEnglish.length);
      return { names: { ar, en }, town, taught: taught.flat(), at, stems: [...inArabic, ...inEnglish], length };
    }),
  );
  type Row = (typeof rows)[number];
  const known = new Set(rows.flatMap(({ stems }) => stems));
  const isIn = ([id]: NameRow, at: number) => places[at]?.slice(0, 2).includes(id) === true;
  /** Those that are called by all of some words that any is called by. */
  const calledBy = (words: readonly string[]): Row[] => {
    const asked = stemsOf(words);
    return rows.filter(({ stems }) => asked.length > 0 && asked.every((each) => stems.includes(each)));
  };
  const institutionsOf = (some: readonly Row[]) => universities.filter((_, at) => some.some((each) => each.at === at));
  return {
    isKnown: (word: string): boolean => stemsOf([word]).some((each) => known.has(each)),
    /** The institutions with a college that is called by words, in a place or in any. */
    called: (words: readonly string[], place?: NameRow): NameRow[] => {
      const near = calledBy(words).filter(({ town, at }) => !place || town === place[0] || isIn(place, at));
      // «علوم» is rather the college of science than that of marine science.
      const alone = near.filter(({ length }) => place && length === stemsOf(words).length);
      return institutionsOf(alone[0] ? alone : near);
    },
    /** Those with one in the town that it is named by; one of dentistry, which words of medicine hold, is none of that. */
    calledIn: (words: readonly string[], [id]: NameRow, meant: readonly NameHit[]): NameRow[] => {
      const exact = meant.filter(({ isExact }) => isExact);
      const teaches = ({ taught }: Row, hits: readonly NameHit[]) =>
        hits.some(({ row }) => taught.includes(majors.indexOf(row)));
      const there = calledBy(words).filter(({ town }) => town === id);
      return institutionsOf(there.filter((each) => teaches(each, exact[0] ? exact : meant) || !teaches(each, meant)));
    },
    /** Why an institution is shown: its college in a town, or called by words or as a major; and whether that is there. */
    reason: (row: NameRow, town: NameRow | undefined, of: NameRow | readonly string[] = []) => {
      const own = rows.filter(({ at }) => universities[at] === row).sort((one, other) => one.length - other.length);
      const there = own.filter((each) => each.town === town?.[0]);
      const major = majors.find((each) => each === of);
      const said = stemsOf(wordsOf((major?.slice(1, 4) ?? of).flat().join(' ')));
      const isLike = ({ stems }: Row) =>
        said[0] && (major ? stems.every((each) => said.includes(each)) : said.every((each) => stems.includes(each)));
      const teaches = ({ taught }: Row) => major && taught.includes(majors.indexOf(major));
      // «كلية طب الأسنان» says more of dentistry than «كلية الطب».
      const main = major ? stemsOf(wordsOf(major[1])) : [];
      const isCalled = ({ stems }: Row) => main[0] && main.every((each) => stems.includes(each));
      const college = there.find(teaches) ?? own.find(isCalled) ?? own.find(isLike) ?? own.find(teaches);
      return { college: college?.names, isThere: there.length > 0 && !isIn(town ?? row, universities.indexOf(row)) };
    },
  };
}
