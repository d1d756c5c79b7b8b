import LISTS from './lists.json' with { type: 'json' };

/**
 * The words of closed lists: what is wrong with a line and, after a semicolon, what to do; the types of JSON values, as
 * editors meet them; what to write instead of a typo, and what it is follows. Their keys are the lists: what findings name is
 * what has words here.
 */
export const { syntaxFaults: SYNTAX_FAULTS, types: TYPES, typos: TYPOS } = LISTS;

/** The forms that a text may have to have, in English. */
export const FORMS = {
  email: 'an e-mail address: support@example.org',
  'hijri-year': "a Hijri year of four digits, in quotes: '1448'",
  year: "a Hijri or Gregorian year of four digits, in quotes: '1448' or '2026'",
  'host-name': 'a host name without https:// and without a path: mcp.example.org',
  id: 'lower-case ASCII letters, digits and single hyphens: new-college',
  'reduced-day': "a year in quotes, a year and month, or a day: '2026', 2026-11 or 2026-11-20",
  repository: 'owner and name of a repository at github.com: ministry/data',
  'reversed-domain': 'a reversed domain, a slash and a name: org.example.data/mcp',
  ror: 'a ROR address: https://ror.org/02f81g417',
  'school-years': 'two Gregorian years: 2026-2027',
  version: 'a version of three numbers: 1.0.0',
  wikidata: 'a Wikidata item: Q1752043',
};
