import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { externalLink, type Html, html, isolated } from '../html.ts';
import { type Counted, counted, type Language, nameIn } from '../language.ts';

const TEXT = {
  ar: {
    title: 'الجامعات حسب المنطقة',
    intro: 'كل جامعة وكلية مستقلة نعرف لها مصدرًا، ولكل منها كلياتها وتخصصاتها بصيغة JSON.',
    noRegion: 'لم يذكر أي مصدر منطقتها',
    site: 'الموقع الرسمي',
    data: 'الكليات والتخصصات',
    public: 'حكومية',
    private: 'أهلية',
    military: 'عسكرية',
  },
  en: {
    title: 'Universities by region',
    intro:
      'Every university and independent college that we hold a source for, each with its colleges and majors as JSON.',
    noRegion: 'Region not stated by any source',
    site: 'Official site',
    data: 'Colleges and majors',
    public: 'public',
    private: 'private',
    military: 'military',
  },
} as const satisfies Record<Language, Record<string, string>>;

const INSTITUTIONS: Counted = {
  ar: {
    zero: 'لا مؤسسات',
    one: 'مؤسسة واحدة',
    two: 'مؤسستان',
    few: '# مؤسسات',
    many: '# مؤسسة',
    other: '# مؤسسة',
  },
  en: { one: '# institution', other: '# institutions' },
};

function institution(record: UniversityRecord, language: Language): Html {
  const text = TEXT[language];
  const city = language === 'ar' ? record.city : (record.cityEn ?? record.city);
  const facts = [city, record.kind && text[record.kind]].filter((fact) => fact !== null);
  const name = nameIn(language, record);
  return html`<li><span class="name">${isolated(name)}</span> <span class="muted">${facts.map((fact, index) => html`${index > 0 && ' · '}${isolated(fact)}`)}</span>
<span class="actions"><a href="/api/agent/universities/${record.id}.json" aria-label="${text.data}: ${name}">${text.data}</a> ${record.url !== null && externalLink(record.url, text.site)}</span></li>`;
}

function region(name: string, records: readonly UniversityRecord[], language: Language): Html {
  return html`<details><summary><span class="name">${isolated(name)}</span> <span class="muted count">${counted(language, records.length, INSTITUTIONS)}</span></summary>
<ul>${records.map((record) => institution(record, language))}</ul></details>`;
}

interface Group {
  readonly name: string;
  readonly records: readonly UniversityRecord[];
}

/** The institutions of each region; a region with none is left out. */
function byRegion({ catalogue: { regions, universities } }: Publication, language: Language): Group[] {
  return [
    ...regions.map((record) => ({ id: record.id, name: nameIn(language, record) })),
    { id: null, name: TEXT[language].noRegion },
  ]
    .map(({ id, name }) => ({ name, records: universities.filter(({ regionId }) => regionId === id) }))
    .filter(({ records }) => records.length > 0);
}

/** Every institution, with the address of its colleges and majors. */
export function universitiesSection(publication: Publication, language: Language): Html {
  const text = TEXT[language];
  return html`<section id="universities" aria-labelledby="universities-title">
<h2 id="universities-title">${text.title}</h2>
<p class="lead">${text.intro}</p>
<div class="regions">${byRegion(publication, language).map(({ name, records }) => region(name, records, language))}</div>
</section>`;
}

/** The same as Markdown. */
export function universitiesMarkdown(publication: Publication, language: Language): string {
  const text = TEXT[language];
  const item = (record: UniversityRecord) =>
    `- ${markdownText(nameIn(language, record))}: [${text.data}](${publication.baseUrl}/api/agent/universities/${record.id}.json)`;
  return [
    `## ${text.title}\n`,
    `${text.intro}\n`,
    ...byRegion(publication, language).flatMap(({ name, records }) => [
      `### ${markdownText(name)}\n`,
      ...records.map(item),
      '',
    ]),
  ].join('\n');
}
