import { sortedBy } from '../../../../text/order.ts';
import { markdownText } from '../../../../text/plain-text.ts';
import type { CalendarYear } from '../../../schema/calendar.ts';
import { creditOf } from '../../../schema/source.ts';
import { certaintyText } from '../../derived/certainty.ts';
import { dayOrUnknown, dayText } from '../day-text.ts';
import { type Html, html, isolated } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { creditLine, creditMarkdown, type Footnotes, footnotes } from '../sources.ts';

const TEXT = {
  ar: {
    title: 'التقويم الدراسي',
    period: 'الفترة',
    starts: 'أول يوم',
    ends: 'آخر يوم',
    source: 'المصدر',
    now: 'الآن',
    endOfYear: 'نهاية العام الدراسي',
    differences: 'ما يختلف في بعض المدن',
    credit: 'على من يعيد نشر هذه التواريخ أن ينسبها إلى مصدرها.',
  },
  en: {
    title: 'Academic calendar',
    period: 'Period',
    starts: 'First day',
    ends: 'Last day',
    source: 'Source',
    now: 'now',
    endOfYear: 'End of the school year',
    differences: 'What differs in some cities',
    credit: 'Anyone who republishes these dates must credit their source.',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Period = CalendarYear['regionalDifferences'][number]['changes'][number];

function when({ starts, ends }: Period, asOf: string): 'past' | 'now' | 'coming' {
  if (starts !== null && starts > asOf) return 'coming';
  const last = ends ?? starts;
  if (last === null) return 'coming';
  return last < asOf ? 'past' : 'now';
}

/** How certain a day is, in brackets; nothing of a day that its source vouches for. */
function remark(certainty: Period['startsCertainty'], language: Language): string | null {
  const text = certaintyText(certainty);
  return text && `(${text[language]})`;
}

const noteOf = ({ note, noteEn }: Period, language: Language): string | null =>
  language === 'ar' ? note : noteEn;

function periodTable(
  caption: Html,
  periods: readonly Period[],
  asOf: string,
  { marks }: Footnotes,
  language: Language,
): Html {
  const text = TEXT[language];
  const row = (period: Period) => {
    const state = when(period, asOf);
    const note = noteOf(period, language);
    const first = remark(period.startsCertainty, language);
    const last = remark(period.endsCertainty, language);
    return html`<tr class="${state}"><th scope="row">${isolated(nameIn(language, period))}${state === 'now' && html` <span class="status open">${text.now}</span>`}${note !== null && html`<br><span class="fine">${isolated(note)}</span>`}</th><td data-label="${text.starts}">${dayOrUnknown(period.starts, language)}${first !== null && html` <span class="muted">${first}</span>`}</td><td data-label="${text.ends}">${dayOrUnknown(period.ends, language)}${last !== null && html` <span class="muted">${last}</span>`}</td><td data-label="${text.source}">${marks(creditOf(period))}</td></tr>`;
  };
  return html`<table class="periods">
<caption>${caption}</caption>
<thead><tr><th scope="col">${text.period}</th><th scope="col">${text.starts}</th><th scope="col">${text.ends}</th><th scope="col">${text.source}</th></tr></thead>
<tbody>${periods.map(row)}</tbody>
</table>`;
}

/** Terms, holidays and the end of the year, in order. */
function periodsOf(year: CalendarYear): Period[] {
  const end: Period = {
    id: 'end-of-year',
    name: TEXT.ar.endOfYear,
    nameEn: TEXT.en.endOfYear,
    starts: year.endOfYear,
    startsHijri: year.endOfYearHijri,
    ends: year.endOfYear,
    endsHijri: year.endOfYearHijri,
    startsCertainty: null,
    endsCertainty: null,
    note: null,
    noteEn: null,
    source: year.source,
    otherSources: year.otherSources,
    confidence: year.confidence,
  };
  // What has no announced start comes last.
  return sortedBy([...year.terms, ...year.holidays, end], ({ starts }) => [starts ?? '9']);
}

/** One school year: its terms and holidays in order, and where other dates hold. */
export function calendarSection(year: CalendarYear, asOf: string, language: Language): Html {
  const text = TEXT[language];
  const periods = periodsOf(year);
  const all = [...periods, ...year.regionalDifferences.flatMap(({ changes }) => changes)];
  const notes = footnotes(
    'calendar-source',
    all.flatMap((period) => creditOf(period).sources),
    language,
  );
  const differences = year.regionalDifferences.map(({ appliesTo, appliesToEn, changes }) =>
    periodTable(isolated(language === 'ar' ? appliesTo : appliesToEn), changes, asOf, notes, language),
  );
  return html`<section id="calendar" aria-labelledby="calendar-title">
<h2 id="calendar-title">${text.title}</h2>
${periodTable(isolated(language === 'ar' ? year.label : year.labelEn), periods, asOf, notes, language)}
${differences.length > 0 && html`<h3>${text.differences}</h3>${differences}`}
${notes.list}
<p class="fine">${text.credit} ${creditLine(creditOf(year), language)}</p>
</section>`;
}

/** The same as Markdown. */
export function calendarMarkdown(year: CalendarYear, language: Language): string {
  const text = TEXT[language];
  const table = (caption: string, periods: readonly Period[]): string[] => [
    `### ${markdownText(caption)}\n`,
    `| ${text.period} | ${text.starts} | ${text.ends} | ${text.source} |`,
    '| --- | --- | --- | --- |',
    ...periods.map(
      (period) =>
        `| ${[nameIn(language, period), noteOf(period, language)]
          .filter((part) => part !== null)
          .map(markdownText)
          .join(
            '. ',
          )} | ${[dayText(period.starts, language), remark(period.startsCertainty, language)].filter((part) => part !== null).join(' ')} | ${[dayText(period.ends, language), remark(period.endsCertainty, language)].filter((part) => part !== null).join(' ')} | ${period.source === null ? '' : creditMarkdown(creditOf(period), language)} |`,
    ),
    '',
  ];
  return [
    `## ${text.title}\n`,
    ...table(language === 'ar' ? year.label : year.labelEn, periodsOf(year)),
    ...year.regionalDifferences.flatMap(({ appliesTo, appliesToEn, changes }) =>
      table(`${text.differences}: ${language === 'ar' ? appliesTo : appliesToEn}`, changes),
    ),
    `${text.credit} ${creditMarkdown(creditOf(year), language)}`,
  ].join('\n');
}
