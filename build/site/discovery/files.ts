import type { Publication, SiteFile } from '../../publication/publication.ts';
import { aiCatalogFiles } from './ai-catalog.ts';
import { apiCatalogFiles } from './api-catalog.ts';
import { authMdFiles } from './auth-md.ts';
import { dcatFiles } from './dcat.ts';
import { llmsFiles } from './llms.ts';
import { llmsFullFiles } from './llms-full.ts';
import { oauthFiles } from './oauth.ts';
import { robotsFiles } from './robots.ts';
import { securityTxtFiles } from './security-txt.ts';
import { serverCardFiles } from './server-card.ts';
import { skillIndexFiles } from './skill-index.ts';

const DOCUMENTS: readonly ((publication: Publication) => SiteFile[])[] = [
  oauthFiles,
  authMdFiles,
  skillIndexFiles,
  apiCatalogFiles,
  serverCardFiles,
  aiCatalogFiles,
  dcatFiles,
  llmsFiles,
  llmsFullFiles,
  robotsFiles,
  securityTxtFiles,
];

/** Every discovery document. */
export const discoveryFiles = (publication: Publication): SiteFile[] =>
  DOCUMENTS.flatMap((document) => document(publication));
