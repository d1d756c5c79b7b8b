import { loadEngine, searchQuestions } from '../edge/search/engine.ts';
import type { IndexDocument } from '../edge/search/index-document.ts';
import { type Named, type NameHit, type NameRow, type NamesDocument, nameSearch } from './names.ts';

export interface Found {
  /** `teachers`: the institutions of a region that teach a major; its id is the query of the list's address. */
  readonly kind: Named | 'faq' | 'teachers';
  readonly row: NameRow;
  /** Whether it may be about something else. */
  readonly isWeak: boolean;
}

export interface Results {
  readonly found: readonly Found[];
  /** The query after a repair of its spelling. */
  readonly corrected: string | undefined;
}

const MOST_NAMES = 8;
/** What may be about something else is left out where more than this fits wholly. */
const MANY = 5;

/** Who teaches a major in a region, where a query names both and nothing has both in its name. */
function teachers(hits: readonly NameHit[]): Found[] {
  const [major, region] = (['majors', 'regions'] as const).map(
    (kind) => hits.find((hit) => hit.kind === kind)?.row,
  );
  if (major === undefined || region === undefined || hits.some(({ isWhole }) => isWhole)) return [];
  const chosen = new URLSearchParams({ major: major[0], region: region[0] });
  return [
    {
      kind: 'teachers',
      row: [`?${chosen}`, `${major[1]} في ${region[1]}`, `${major[2]} in ${region[2]}`],
      isWeak: false,
    },
  ];
}

/**
 * Makes everything ready for searches, which need no connection.
 * @param index the published index of the questions
 * @param names those of everything else
 * @throws Error when another version of the search made the index
 */
export function openSearch(index: IndexDocument, names: NamesDocument): (text: string) => Results {
  const engine = loadEngine(index);
  const rows = new Map(names.faq.map((row) => [row[0], row]));
  const byName = nameSearch(names);
  return (text) => {
    const { hits, corrected } = searchQuestions(engine, text);
    const asked = hits.flatMap(({ id, match }): Found[] => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ kind: 'faq', row, isWeak: match === 'weak' }];
    });
    const named = byName(text);
    const shown = named
      .slice(0, MOST_NAMES)
      .map(({ kind, row, isWhole }): Found => ({ kind, row, isWeak: !isWhole }));
    const all = [...teachers(named), ...shown, ...asked];
    const whole = all.filter(({ isWeak }) => !isWeak);
    return {
      found: whole.length > MANY ? whole : [...whole, ...all.filter(({ isWeak }) => isWeak)],
      corrected,
    };
  };
}
