/** The English words of closed lists. Their keys are the lists: what findings name is what has words here. */

/** What is wrong with a line, and after a semicolon what to do. */
export const SYNTAX_FAULTS = {
  'after-closing':
    "text goes on after a closing quote or bracket; put all of it into one pair of quotes, and write an apostrophe within as ''",
  'after-list':
    'this line stands among the items of a list; begin an item with a dash and a space, and a key of the record where its other keys begin',
  backslash: 'in double quotes, a backslash must begin a known escape; use single quotes',
  'block-in-brackets': 'lines with keys or dashes stand inside brackets; remove the brackets',
  'closed-above':
    'the key above says [], {} or null: that there is nothing; remove that, so that its line ends with the colon, and leave this one as it is',
  'curly-quotes':
    'only straight quotes hold a text together, and this text contains a colon and a space; write \' or " around it',
  'dash-without-space': 'a dash stands right before its item; write a space after the dash',
  'first-character': 'a text cannot begin with this character; put the text in quotes',
  indentation:
    'the spaces at the beginning do not fit the lines around; begin the line below the first letter of those beside it',
  'key-over-lines': 'this is no key with a value; perhaps a colon is missing, or the text above needs quotes',
  'long-key': 'a key is far too long; perhaps a text needs quotes',
  'missing-character': 'a character is missing here; look for a quote, a bracket or a colon',
  'missing-colon': 'a key is not followed by a colon; write a colon and a space after it',
  'missing-comma': 'two items follow each other in brackets; write a comma between them',
  'missing-dash': 'a list item is missing its dash; begin it with a dash and a space',
  'missing-space-after-colon': 'the value stands right after the colon; write a space between them',
  'missing-space-before-comment': 'a note stands right after a value; write a space before #',
  other: 'something here does not belong here; perhaps a text needs quotes',
  'other-dash': 'this line begins with a sign that is no hyphen; begin each item of a list with - and a space',
  'pasted-fence': 'this line marks code on other pages; delete it',
  percent: 'a line begins with %, which has a special meaning; put the text in quotes',
  'repeated-keys':
    'from here on keys are written a second time; begin the line with a dash and a space if a new item begins here',
  tab: 'a tab is used for indentation; use spaces',
  'text-over-lines':
    'this line continues the text above; begin it with a dash and a space if it is an item, or write >- before a text of several lines',
  'text-with-colon': 'a text contains a colon and a space; put it in quotes',
  'unclosed-bracket': 'a bracket is never closed; close it on the same line',
  'unclosed-quote': 'a text in quotes is never closed; write the other quote at its end',
  'wrong-order': 'parts of this line are in the wrong order; put a text into quotes',
};

/** The types of JSON values, as editors meet them. */
export const TYPES = {
  text: { name: 'text', remedy: 'Write the text.' },
  'whole-number': { name: 'a whole number', remedy: 'Write only its digits, without quotes.' },
  number: { name: 'a number', remedy: 'Write only its digits, without quotes.' },
  boolean: { name: 'true or false', remedy: 'Write true or false, without quotes.' },
  list: { name: 'a list', remedy: 'Write each item on a line of its own that begins with a dash.' },
  mapping: { name: 'a group of keys', remedy: 'Write keys with their values, each on a line of its own.' },
};

/** The forms that a text may have to have. */
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

/** What to write instead of a typo; what it is follows. */
export const TYPOS = {
  'western-digits': 'Write the digits 0 to 9: ',
  'without-quotes': 'Write it without quotes: ',
  'year-first': 'Write the year first, then month and day, if this is the day you mean: ',
  'in-quotes': 'Write it in quotes: ',
  'digits-alone': 'Write only the digits: ',
  'rank-range': 'A range of ranks takes two keys: ',
  'hijri-year': 'This looks like a Hijri year. Write the Gregorian year that the source gives.',
  'hijri-day': 'This looks like a Hijri day. Write the Gregorian day; the build works out the Hijri one.',
};
