import type { UniversityRecord } from '../../schema/university.ts';
import { COMPARE_PAGE, NAVIGATION } from './addresses.ts';
import type { PageContext } from './context.ts';
import { blocks, htmlOnly, link, paragraph, top } from './elements.ts';
import { html } from './html.ts';
import { DOT, inOrder, type Language, nameIn } from './language.ts';
import { recordAddress } from './links.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.compare;

/** What heads a narrow column: a name without the word that most share, in English the letters that stand for it. */
const shortName = (record: UniversityRecord, language: Language): string =>
  language === 'ar'
    ? record.name.replace(/^جامعة /, '')
    : (record.aliasesEn.find((alias) => /^[A-Z]+$/.test(alias)) ?? nameIn(language, record));

/** Institutions side by side. /assets/compare.js takes what is said of each from its own page. */
export function comparePage(publication: PageContext, language: Language): Page {
  const { lead, add, scripts, example: text, ...said } = TEXT[language];
  const title = COMPARE_PAGE.name[language];
  const institutions = inOrder(publication.catalogue.universities, language);
  const { universities } = NAVIGATION;
  const known = [...institutions].sort((one, other) => other.colleges.length - one.colleges.length).slice(0, 2);
  const example = link(
    `${COMPARE_PAGE.address[language]}?ids=${known.map(({ id }) => id)}`,
    known.map((record) => nameIn(language, record)).join(DOT),
  );
  return {
    address: COMPARE_PAGE.address,
    language,
    navigation: 'universities',
    kind: 'compare',
    title,
    description: lead,
    modules: ['compare.js'],
    changed: null,
    main: blocks([
      top(title, [
        paragraph(lead, 'lead'),
        htmlOnly(html`<noscript><p>${scripts} <a href="${universities.address[language]}">${universities.name[language]}</a></p></noscript>
<form id="compare" class="filters" data-pages="${recordAddress(publication, 'universities', '', language)}"${Object.entries(said).map(([key, text]) => html` data-${key}="${text}"`)}>
<p class="whole"><select id="add" aria-label="${add}"><option value="">${add}…</option>${institutions.map((record) => html`<option value="${record.id}" data-short="${shortName(record, language)}">${nameIn(language, record)}</option>`)}</select></p>
<p class="whole fine">${text} ${example.html}</p>
</form>
<div id="compared" aria-live="polite"></div>`),
      ]),
    ]),
  };
}
