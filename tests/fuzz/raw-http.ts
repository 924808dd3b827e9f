import { connect } from 'node:net';
import fc from 'fast-check';
import type { Checks } from '../faults/check/checks.ts';
import { INSIDE } from './judge-answer.ts';

const ANSWER_MS = 12_000;
const HOST = 'host: localhost';

const get = (...headers: string[]) => ['GET /api/health/api HTTP/1.1', ...headers, '', ''].join('\r\n');
const post = (headers: string[], body: string) =>
  ['POST /api/auth/login HTTP/1.1', HOST, 'content-type: application/json', ...headers, '', body].join('\r\n');

/** What a client library would not send, each with a word for it. */
const BROKEN: readonly (readonly [what: string, text: string])[] = [
  ['no HTTP', 'hello\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['another protocol', 'GET / RTSP/1.0\r\n\r\n'],
  ['no host', get()],
  ['two hosts', get(HOST, 'host: evil.example')],
  ['a header without a name', get(HOST, ': a')],
  ['a space before the colon', get(HOST, 'a : b')],
  ['NUL in a header', get(HOST, 'a: b\0c')],
  ['a folded header', get(HOST, 'a: b', ' c')],
  ['a lone line feed', `GET /api/health/api HTTP/1.1\n${HOST}\n\n`],
  ['a raw byte in the address', get(HOST).replace('/health', '/\xff')],
  ['a space in the address', get(HOST).replace('/health', '/a b')],
  ['two lengths', post([HOST, 'content-length: 2', 'content-length: 3'], '{}')],
  ['a length and chunks', post(['content-length: 5', 'transfer-encoding: chunked'], '0\r\n\r\n')],
  ['a negative length', post(['content-length: -1'], '{}')],
  ['a length that is no number', post(['content-length: 0x2'], '{}')],
  ['chunks that are none', post(['transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n')],
  ['an unknown encoding', post(['transfer-encoding: gzip, chunked'], '2\r\n{}\r\n0\r\n\r\n')],
  ['an address of another site', get(HOST).replace('/api', 'http://evil.example/api')],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['an upgrade to nothing', get(HOST, 'connection: upgrade', 'upgrade: h2c')],
  ['an upgrade of a call', get(HOST, 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 99')],
];

/** Too long for any server: these have an answer of their own. */
const TOO_LONG: readonly (readonly [what: string, text: string, ...statuses: number[]])[] = [
  ['an address of 20 KB', get(HOST).replace('/api', `/${'a'.repeat(20_000)}`), 414, 431],
  ['a header of 20 KB', get(HOST, `a: ${'b'.repeat(20_000)}`), 431],
  ['2,000 headers', get(HOST, ...Array.from({ length: 2_000 }, (_, index) => `header-${index}: a`)), 431],
];

type Heard = { status: number | undefined; isClosed: boolean; text: string };

/** What comes back for these bytes: the first status, and whether the connection was closed. */
function say(url: string, text: string): Promise<Heard> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const heard = Buffer.concat(chunks).toString('utf8');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), isClosed, text: heard });
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (Buffer.concat(chunks).includes('\r\n\r\n')) finish(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
    // Half closed: nobody has to wait for more.
    socket.end(Buffer.from(text, 'latin1'));
  });
}

/** The statuses with which a gateway may refuse what it does not understand. */
const CIVIL = new Set([501, 503, 505]);
const isServerError = (status: number) => status >= 500 && !CIVIL.has(status);

/** A broken request is refused or cut, never a fault of the server, and never a good answer to what was smuggled in. */
async function brokenFault(url: string, text: string): Promise<string | undefined> {
  const { status, isClosed, text: heard } = await say(url, text);
  if (status === undefined) return isClosed ? undefined : `neither answered nor closed within ${ANSWER_MS} ms`;
  if (isServerError(status)) return `status ${status}`;
  return INSIDE.test(heard) ? `shows the inside: ${heard.slice(0, 200)}` : undefined;
}

/** Requests below the level of a client library. */
export async function fuzzRawHttp(url: string, checks: Checks, seed: number, count: number): Promise<void> {
  const broken = BROKEN.map(async ([what, text]) => {
    const fault = await brokenFault(url, text);
    return fault === undefined ? [] : [`${what}: ${fault}`];
  });
  const found = (await Promise.all(broken)).flat();
  checks.none('requests that are no HTTP', found, `${BROKEN.length} by hand`);
  const long = TOO_LONG.map(async ([what, text, ...wanted]) => {
    const { status, text: heard } = await say(url, text);
    const isRefused = wanted.includes(status ?? 0) && /\p{Script=Han}/u.test(heard);
    return isRefused
      ? []
      : [`${what}: ${status ?? 'cut without an answer'} instead of ${wanted.join(' or ')} in Chinese`];
  });
  checks.none('addresses and headers that are too long', (await Promise.all(long)).flat());
  const lines = fc.array(
    fc.oneof(fc.constantFrom(...BROKEN.map(([, text]) => text)), fc.string({ unit: 'binary', maxLength: 200 })),
    { minLength: 1, maxLength: 3 },
  );
  const property = fc.asyncProperty(lines, async (parts) => {
    const fault = await brokenFault(url, `${parts.join('\r\n')}\r\n\r\n`);
    if (fault !== undefined) throw new Error(fault);
  });
  const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns: count });
  const [smallest] = counterexample ?? [];
  const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  checks.none('bytes of any sort', smallest ? [`${what}: ${JSON.stringify(smallest)}`] : [], `${count} connections`);
}
