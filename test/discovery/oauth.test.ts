import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { authFiles } from '../../build/site/discovery/auth.ts';
import { frozenServer } from '../support/local-server.ts';
import { CATALOGUE, publication } from '../support/publication.ts';
import { textOf } from '../support/site-files.ts';

const server = await frozenServer();
const { base } = server;
const insecure = { [oauth.allowInsecureRequests]: true };
const read = async (address: string) => JSON.parse(await (await fetch(address)).text());
const json = (path: string) => read(base + path);

describe('an OAuth client', () => {
  it('accepts the authorization-server metadata for this issuer', async () => {
    const issuer = new URL(base);
    const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    const metadata = await oauth.processDiscoveryResponse(new URL(base), response);
    expect(metadata.issuer).toBe(base);
    expect(metadata.registration_endpoint).toBeUndefined();
    expect(metadata.grant_types_supported).toEqual(['authorization_code']);
  });

  it('rejects it for any other', async () => {
    const response = await fetch(`${base}/.well-known/oauth-authorization-server`);
    await expect(oauth.processDiscoveryResponse(new URL('https://elsewhere.example'), response)).rejects.toThrow();
  });

  it('accepts the protected-resource metadata for this resource', async () => {
    const response = await oauth.resourceDiscoveryRequest(new URL(base), insecure);
    const metadata = await oauth.processResourceDiscoveryResponse(new URL(base), response);
    expect(metadata.resource).toBe(base);
    expect(metadata.authorization_servers?.[0]).toBe(base);
    expect(metadata.scopes_supported).toEqual(['openid', 'email', 'profile']);
    expect(metadata.bearer_methods_supported).toEqual(['header']);
  });

  it('finds no metadata for the tool server, and so starts no login', async () => {
    const response = await oauth.resourceDiscoveryRequest(new URL(`${base}/mcp`), insecure);
    expect(response.status).toBe(404);
  });
});

describe('agent_auth', () => {
  it('is the same in the metadata and in auth.md', async () => {
    const text = await (await fetch(`${base}/auth.md`)).text();
    const blocks = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, block = '']) => JSON.parse(block));
    const { agent_auth } = await json('/.well-known/oauth-authorization-server');
    expect(blocks.at(-1)).toEqual(agent_auth);
    expect(text).toMatch(/^# auth\.md — /);
  });

  it('leads to the claim and to a skill that is there', async () => {
    const { agent_auth } = await json('/.well-known/oauth-authorization-server');
    const claim = await read(agent_auth.register_uri);
    expect(agent_auth.claim_uri).toBe(agent_auth.register_uri);
    expect(agent_auth.anonymous.claim_uri).toBe(agent_auth.claim_uri);
    expect(claim).toMatchObject({
      identity_type: agent_auth.identity_types_supported[0],
      credential_type: agent_auth.anonymous.credential_types_supported[0],
      granted: true,
      credential: null,
      registration_required: agent_auth.registration_required,
      delegated_agent_access: agent_auth.delegated_agent_access,
    });
    expect((await fetch(agent_auth.skill)).headers.get('content-type')).toContain('text/markdown');
  });

  it('answers an agent that posts to it with 405 and what to do', async () => {
    const response = await fetch(`${base}/api/agent/claim`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('GET') });
  });
});

describe('the identity provider', () => {
  const documentOf = (path: string, issuer: string | null, jwksUri: string | null) => {
    const { service } = CATALOGUE;
    const identityProvider = { ...service.identityProvider, issuer, jwksUri };
    const catalogue = { ...CATALOGUE, service: { ...service, identityProvider } };
    return JSON.parse(textOf({ files: authFiles(publication({ catalogue })) })(path));
  };
  const RESOURCE = '/.well-known/oauth-protected-resource.json';
  const SERVER = '/.well-known/oauth-authorization-server.json';

  it('is named by the values of service.yaml', () => {
    expect(documentOf(SERVER, 'https://id.example', 'https://id.example/jwks')).toMatchObject({
      authorization_endpoint: 'https://id.example/authorize',
      token_endpoint: 'https://id.example/token',
      revocation_endpoint: 'https://id.example/revoke',
      jwks_uri: 'https://id.example/jwks',
      agent_auth: { client_registration_url: 'https://id.example/console' },
    });
    expect(documentOf(RESOURCE, 'https://id.example', null).authorization_servers).toEqual([
      'https://data.test.sa',
      'https://id.example',
    ]);
  });

  it('is left out where it is not known', () => {
    const metadata = documentOf(SERVER, null, null);
    expect(metadata).not.toHaveProperty('jwks_uri');
    expect(metadata.agent_auth).not.toHaveProperty('authorization_servers');
    expect(documentOf(RESOURCE, null, null).authorization_servers).toEqual(['https://data.test.sa']);
    expect(JSON.stringify(metadata)).not.toContain('null');
  });
});
