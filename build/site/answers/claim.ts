import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { Claim } from '../../schema/claim.ts';

/** Says that no registration exists, and lists every address with the limit that holds for it. */
function claim(publication: Publication): Claim {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  return {
    identity_type: 'anonymous',
    credential_type: 'none',
    granted: true,
    credential: null,
    registration_required: false,
    delegated_agent_access: false,
    endpoints: publication.routes.map((route) => ({
      id: route.id,
      method: route.method,
      url: baseUrl + route.path,
      description: route.description.en,
      parameters: route.parameters.map(({ name }) => name),
    })),
    rate_limit: {
      requests: service.rateLimit.requests,
      window_seconds: service.rateLimit.windowSeconds,
      per: 'address',
    },
    documentation: `${baseUrl}/auth.md`,
  };
}

export const claimFiles = (publication: Publication): SiteFile[] => [
  answer('/api/agent/claim.json', Claim, claim(publication)),
];
