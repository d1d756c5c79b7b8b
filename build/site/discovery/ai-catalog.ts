import { SERVER_CARD_TYPE } from '../../publication/media-types.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { AiCatalog } from '../../schema/discovery.ts';
import { listOf } from '../answers/answers.ts';
import { CARD_DESCRIPTION } from './server-card.ts';

/** What agents can use here: the tool server, the interface, and each skill. */
function aiCatalog(publication: Publication) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const host = new URL(baseUrl).hostname;
  const version = service.version;
  return {
    specVersion: '1.0',
    host: { displayName: service.nameEn, identifier: host, documentationUrl: `${baseUrl}/docs/api/en` },
    entries: [
      {
        identifier: `urn:air:${host}:mcp:education`,
        displayName: service.nameEn,
        type: SERVER_CARD_TYPE,
        url: `${baseUrl}/mcp/server-card`,
        description: CARD_DESCRIPTION,
        tags: ['education', 'saudi-arabia', 'universities', 'exams', 'calendar', 'admission'],
        representativeQueries: [
          'متى يفتح التسجيل في اختبار القدرات؟',
          'Which public universities are in the Riyadh region?',
          'When does the next school holiday start in Saudi Arabia?',
          'كيف تُحسب النسبة الموزونة؟',
        ],
        version,
      },
      {
        identifier: `urn:air:${host}:api:education`,
        displayName: `${service.nameEn}: OpenAPI`,
        type: 'application/json',
        url: `${baseUrl}/openapi.json`,
        description: service.descriptionEn,
        tags: ['education', 'saudi-arabia', 'openapi'],
        version,
      },
      ...listOf('skills', publication).skills.map(({ name, title, description, url }) => ({
        identifier: `urn:air:${host}:skill:${name}`,
        displayName: title,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url,
        description,
        tags: ['skill'],
        version,
      })),
    ],
  };
}

/** The same bytes at the present address and at the older one. */
export function aiCatalogFiles(publication: Publication): SiteFile[] {
  const catalogue = aiCatalog(publication);
  return ['/.well-known/ai-catalog.json', '/.well-known/ard.json'].map((path) =>
    answer(path, AiCatalog, catalogue),
  );
}
