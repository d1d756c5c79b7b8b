import { COMPARE_PAGE, NAVIGATION } from './addresses.ts';
import type { PageContext } from './context.ts';
import { actions, blocks, group, htmlOnly, paragraph, top } from './elements.ts';
import { html } from './html.ts';
import { inOrder, type Language, nameIn } from './language.ts';
import { pageLink, recordAddress } from './links.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.compare;

/** Institutions side by side. /assets/compare.js takes what is said of each from its own page. */
export function comparePage(publication: PageContext, language: Language): Page {
  const { lead, add, choose, scripts, ...said } = TEXT[language];
  const title = COMPARE_PAGE.name[language];
  const institutions = inOrder(publication.catalogue.universities, language);
  const { universities } = NAVIGATION;
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
<p class="whole"><label for="add">${add}</label><select id="add"><option value="">${choose}</option>${institutions.map((record) => html`<option value="${record.id}">${nameIn(language, record)}</option>`)}</select></p>
</form>
<div id="compared" aria-live="polite"></div>`),
      ]),
      group('wide', [actions([pageLink(universities, language)])]),
    ]),
  };
}
