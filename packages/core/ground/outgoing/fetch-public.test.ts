import { createServer, request as requestHttp, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { request as requestHttps } from 'node:https';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { createFetchPublic } from './fetch-public.ts';

test.each(['8.8.8.8', '1.1.1.1', '183.47.99.10', '2400:3200::1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
  '127.1',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const LIMITS = { timeoutMs: 500, maxBytes: 1_000 };
const PUBLIC = [{ address: '8.8.8.8', family: 4 }];

describe('what is called', () => {
  let answer: RequestListener;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  beforeEach(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterEach(() => {
    asked.length = 0;
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  });

  /** Public names that, once checked, lead to the server of this test. */
  const hosts: Record<string, { address: string; family: number }[]> = { 'pictures.example': PUBLIC };
  const fetchPublic = createFetchPublic({
    resolve: async (host) => hosts[host] ?? [],
    request: ((url: URL, options: object, done: undefined) => {
      const { port } = server.address() as AddressInfo;
      const { pathname, search } = url;
      return requestHttp({ ...options, host: '127.0.0.1', port, path: pathname + search, lookup: undefined }, done);
    }) as unknown as typeof requestHttps,
  });
  const ask = (url = 'https://pictures.example/a?b=1') => fetchPublic(url, LIMITS);

  test('an answer comes with its status, type and bytes', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    const { status, type, bytes } = await ask();
    expect([status, type, Buffer.from(bytes).toString()]).toEqual([200, 'image/png', 'picture']);
    expect(asked).toEqual(['/a?b=1']);
  });

  test('more than allowed is given up', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(1_001));
    await expect(ask()).rejects.toThrow('larger than 1000 bytes');
  });

  test.each<[string, RequestListener]>([
    ['never', () => undefined],
    ['byte by byte', (_request, response) => void setInterval(() => response.write('x'), 100).unref()],
  ])('an answer that comes %s is given up in time', async (_how, listener) => {
    answer = listener;
    const startedAt = performance.now();
    await expect(ask()).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test('a redirect to a public name is followed, three at most', async () => {
    answer = ({ url }, response) => {
      const hop = Number(url?.slice(2) ?? 0);
      if (hop === 3) response.end('there');
      else response.writeHead(302, { location: `/r${hop + 1}` }).end();
    };
    expect(Buffer.from((await ask('https://pictures.example/r0')).bytes).toString()).toBe('there');
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(ask()).rejects.toThrow('too many redirects');
  });

  test.each([
    'http://pictures.example/',
    'https://inside.example/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
  ])('a redirect to %s is not', async (location) => {
    hosts['inside.example'] = [...PUBLIC, { address: '10.0.0.1', family: 4 }];
    answer = (_request, response) => response.writeHead(302, { location }).end();
    await expect(ask()).rejects.toThrow(/https addresses|no public address/);
    expect(asked).toHaveLength(1);
  });

  test.each([
    'http://pictures.example/',
    'ftp://pictures.example/',
    'https://user:secret@pictures.example/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://unknown.example/',
  ])('%s is never called', async (url) => {
    await expect(ask(url)).rejects.toThrow(/https addresses|no public address/);
    expect(asked).toEqual([]);
  });
});

test('a name server that does not answer is not waited for', async () => {
  const fetchPublic = createFetchPublic({ resolve: () => new Promise(() => undefined), request: requestHttp });
  await expect(fetchPublic('https://slow.example/', { timeoutMs: 50, maxBytes: 1 })).rejects.toThrow('in time');
});
