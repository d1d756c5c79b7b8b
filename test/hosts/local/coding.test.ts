import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { preferredCoding } from '../../../hosts/local/coding.ts';
import { startLocalServer } from '../../support/local-server.ts';

const server = await startLocalServer();

/** An answer with its body as it came, which fetch would have unpacked. */
const asked = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    get(`${server.base}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

it.each([
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=, gzip', 'gzip'],
])('of "%s" takes %s', (header, expected) => {
  expect(preferredCoding(header)).toBe(expected);
});

describe('a text', () => {
  const path = '/api/agent/universities';

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])(
    'comes as %s to who asks for it, the same when unpacked, with a validator of its own',
    async (coding, unpack) => {
      const plain = await asked(path, {});
      const packed = await asked(path, { 'Accept-Encoding': coding });
      expect(packed.headers['content-encoding']).toBe(coding);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(plain.headers.vary).toBe('Accept-Encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
      expect(unpack(packed.body)).toEqual(plain.body);
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await asked(path, {
        'Accept-Encoding': coding,
        'If-None-Match': String(packed.headers.etag),
      });
      expect(again.status).toBe(304);
      expect(again.headers.etag).toBe(packed.headers.etag);
      const other = await asked(path, { 'If-None-Match': String(packed.headers.etag) });
      expect(other.status).toBe(200);
    },
  );
});

it.each([
  '/favicon.ico',
  '/assets/share-ar.png',
  '/assets/fonts/arabic-400.woff2',
  '/problems/not-found.json',
])('%s is sent as it is', async (path) => {
  const { headers } = await asked(path, { 'Accept-Encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});
