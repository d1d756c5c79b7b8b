import { COMPARE_PAGE, NAVIGATION } from './addresses.ts';
import { glossaryNames, type PageContext } from './context.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import { otherNames } from './institutions/institutions.ts';
import { capital, DOT, inOrder, type Language, nameIn } from './language.ts';
import { recordAddress, shareButton } from './links.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.compare;

/** Institutions side by side. /assets/compare.js takes what is said of each from its own page. */
export function comparePage(publication: PageContext, language: Language): Page {
  const { lead, add, button, scripts, example: text, ...said } = TEXT[language];
  const { costTopics, topics, lesser } = WORDS.university[language];
  const sources = `${WORDS.provenance[language].sources}: #`;
  const { stipend, housing } = costTopics;
  const closed = [stipend, topics.eligibility, housing, ...Object.values(lesser), said.listed, sources];
  const title = COMPARE_PAGE.name[language];
  const institutions = inOrder(publication.catalogue.universities, language);
  const { universities } = NAVIGATION;
  const known = [...institutions].sort((one, other) => other.colleges.length - one.colleges.length);
  const groups = [known.slice(0, 2), known.slice(2, 4), known.slice(4, 7)];
  const examples = groups.map((group) => {
    const address = `${COMPARE_PAGE.address[language]}?ids=${group.map(({ id }) => id)}`;
    return el.link(address, group.map((record) => nameIn(language, record)).join(DOT));
  });
  return {
    address: COMPARE_PAGE.address,
    language,
    navigation: 'universities',
    kind: 'compare',
    title,
    description: lead,
    modules: ['compare.js', 'saved.js'],
    main: el.blocks([
      el.top(title, [
        el.paragraph(lead, 'lead'),
        el.htmlOnly(html`<noscript><p>${scripts} <a href="${universities.address[language]}">${universities.name[language]}</a></p></noscript>
<form id="compare" class="filters" data-pages="${recordAddress(publication, 'universities', '', language)}"${Object.entries({ ...said, majors: recordAddress(publication, 'majors', '', language), its: WORDS.university[language].itsMajors, fees: capital(costTopics.tuition), sources, heading: title, shut: closed.map(capital).join('|') }).map(([key, text]) => html` data-${key}="${text}"`)}>
<p class="field whole"><input id="add" list="institutions" aria-label="${add}" placeholder="${add}" autocomplete="off" dir="auto"><button>${button}</button></p>
<div class="whole" role="status"></div>
<p class="field whole major"><select id="major" aria-label="${said.major}"><option value="">${said.major}</option>${inOrder(publication.catalogue.majors, language).map((each) => html`<option value="${each.id}">${nameIn(language, each)}</option>`)}</select>${shareButton(language).html}</p>
<datalist id="institutions">${institutions.map((record) => html`<option data-id="${record.id}" value="${nameIn(language, record)}" label="${[...otherNames(record, language), ...glossaryNames(publication.catalogue, 'universities', record.id)].join(DOT)}"></option>`)}</datalist>
<div class="whole">${el.paragraph(text).html}${el.list(examples, { style: 'rows' }).html}</div>
</form>
<div id="compared" aria-live="polite"></div>`),
      ]),
    ]),
  };
}
