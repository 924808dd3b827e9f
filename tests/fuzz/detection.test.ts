import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FuzzActors } from './actors.ts';
import { jsonFault } from './body-changes.ts';
import { readOperations, type ApiDocument } from './document.ts';
import { fuzzOperations } from './fuzz-operations.ts';
import { writeJson } from './hostile-values.ts';
import { findFault } from './judge-answer.ts';
import { messageFault } from './protocol-shapes.ts';
import type { HostileRequest } from './request.ts';
import { mutantsOf, valuesOf } from './schema-values.ts';
import { createSender, type Answer } from './send.ts';

const id = { type: 'string', format: 'uuid' };
const closed = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const body = closed({
  name: { type: 'string', minLength: 2, maxLength: 20 },
  quantity: { type: 'integer', minimum: 1, maximum: 100 },
});
const good = closed({
  status: { const: 'success' },
  data: closed({ id }),
  message: { type: 'string' },
  errors: closed({}),
});
const document = {
  paths: {
    '/api/things/{id}': {
      post: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: id }],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { '200': { content: { 'application/json': { schema: good } } }, '422': {} },
      },
    },
  },
  components: { schemas: {} },
} as unknown as ApiDocument;

const [operation] = readOperations(document);
if (!operation) throw new Error('the document holds no operation');
const ID = '01890000-0000-7000-8000-000000000001';
const source = { schemas: {}, ids: { things: [ID] } };

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const envelope = (data: unknown, message = '') =>
  JSON.stringify({ status: data === null ? 'error' : 'success', data, message, errors: {} });
const request: HostileRequest = {
  actor: 'player',
  method: 'POST',
  target: `/api/things/${ID}`,
  headers: {},
  body: undefined,
  invalidBecause: undefined,
  isOnRoute: true,
};
const accepted: Answer = { status: 200, headers: HEADERS, text: envelope({ id: ID }), tookMs: 5, cut: undefined };
const refused: Answer = { ...accepted, status: 422, text: envelope(null, '名称至少 2 个字符') };
const judge = (answer: Partial<Answer>, asked: Partial<HostileRequest> = {}) =>
  findFault(operation, { ...request, ...asked }, { ...accepted, ...answer }, ['other@example.com']);

describe('an answer', () => {
  test('that is as it should be holds', () => {
    expect(judge({})).toBeUndefined();
    expect(judge(refused, { invalidBecause: 'a name too short' })).toBeUndefined();
    expect(
      judge({ ...refused, status: 503, headers: { ...HEADERS, 'retry-after': '1' } }, { isOnRoute: false }),
    ).toBeUndefined();
  });

  test('a page that does not exist is a page, but not in the API', () => {
    const page = {
      ...refused,
      status: 404,
      headers: { ...HEADERS, 'content-type': 'text/html' },
      text: '<!doctype html>',
    };
    expect(judge(page, { method: 'GET', target: '/%2f/auth/me', isOnRoute: false })).toBeUndefined();
    expect(judge(page, { method: 'GET', target: '/api/auth/me', isOnRoute: false })).toMatch(/without the envelope/);
  });

  test.each<[string, Partial<Answer>, Partial<HostileRequest>, RegExp]>([
    ['a fault of the server', { ...refused, status: 500 }, {}, /status 500/],
    ['a 503 that does not say when to come back', { ...refused, status: 503 }, {}, /status 503/],
    ['no answer', { status: 0, cut: 'socket hang up' }, {}, /no whole answer/],
    ['an answer after 10 s', { tookMs: 10_001 }, {}, /after 10001 ms/],
    ['an invalid request that is accepted', {}, { invalidBecause: 'a name too short' }, /accepted with 200/],
    ['a key outside of the contract', { text: envelope({ id: ID, random: 1 }) }, {}, /contract.*random/],
    ['a key that is missing', { text: envelope({}) }, {}, /contract.*id/],
    ['a status that is not documented', { ...refused, status: 409 }, {}, /409, which is not documented/],
    ['an error without the envelope', { ...refused, text: 'Not Found' }, {}, /without the envelope/],
    ['an error in English', { ...refused, text: envelope(null, 'Bad Request') }, {}, /without a Chinese message/],
    ['a stack', { ...refused, text: envelope(null, '错误\n    at run (/app/main.js:10:3)') }, {}, /shows the inside/],
    ['a hash of a password', { text: envelope({ id: '$argon2id$v=19$m=1' }) }, {}, /secret/],
    ['a token', { text: envelope({ id: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz' }) }, {}, /secret/],
    ['the address of another', { text: envelope({ id: 'other@example.com' }) }, {}, /address of another/],
    [
      'an answer without the headers that protect',
      { headers: { 'content-type': 'application/json' } },
      {},
      /without content-security-policy/,
    ],
  ])('finds %s', (_what, answer, asked, fault) => {
    expect(judge(answer, asked)).toMatch(fault);
  });
});

test('made values are what the schema allows, and mutants mostly what it does not', () => {
  const values = valuesOf(body as never, '', source);
  fc.assert(fc.property(values, (value) => operation.bodyFault(value) === undefined));
  const mutants = fc.sample(mutantsOf(values), { numRuns: 200, seed: 1 });
  expect(mutants.filter((value) => jsonFault(operation, writeJson(value)) !== undefined).length).toBeGreaterThan(100);
});

test('a body counts as invalid only when it is so however the site reads its texts', () => {
  expect(jsonFault(operation, '{"name":"  ab  ","quantity":1}')).toBeUndefined();
  expect(jsonFault(operation, `{"name":"${' '.repeat(30)}ab","quantity":1}`)).toBeUndefined();
  expect(jsonFault(operation, '{"name":"ab","quantity":1e309}')).toBeDefined();
  expect(jsonFault(operation, '{"name":"ab","quantity":1,"__proto__":{}}')).toBeDefined();
  expect(jsonFault(operation, '{"name":')).toBe('no JSON');
});

test('a server that takes what it should not is found, with the smallest request that shows it', async () => {
  const server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    // It looks at the name alone.
    incoming.on('end', () => {
      const isTaken = /"name":"..+"/.test(text);
      response.writeHead(isTaken ? 200 : 422, HEADERS).end(isTaken ? accepted.text : refused.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sender = createSender(url, undefined);
  const actors = {
    token: () => undefined,
    renew: async () => undefined,
    hiddenFrom: () => [],
  } as unknown as FuzzActors;
  const options = { url, operations: [operation], source, actors, sender, seed: 1, requests: 400 };
  const [result] = await fuzzOperations({ ...options, endsAt: performance.now() + 10_000 });
  sender.close();
  server.close();
  expect(result?.fault).toMatch(/accepted with 200 although invalid: .*\ncurl .*'http:\/\/127/);
});

describe('a message of the hub', () => {
  const shapes = {
    tournaments: {
      snapshot: z.strictObject({ rows: z.array(z.string()) }),
      events: { changed: z.strictObject({ row: z.string() }) },
    },
  };
  const answer = (more: object) => ({
    ok: true,
    topic: 'tournaments',
    epoch: 'e',
    version: 1,
    delay: 0,
    events: [],
    ...more,
  });
  const event = (t: string, p: object) => ({ v: 2, t, p, at: '2026-11-20T12:00:00.000Z' });

  test.each<[string, object, string | undefined]>([
    ['sub', answer({ snapshot: { rows: ['a'] }, events: [event('changed', { row: 'b' })] }), undefined],
    ['sub', answer({ secret: 1 }), 'secret'],
    ['sub', answer({ snapshot: { rows: [], random_secret: 'x' } }), 'random_secret'],
    ['sub', answer({ events: [event('changed', { row: 'b', state_version: 1 })] }), 'state_version'],
    ['ev', { topic: 'tournaments', epoch: 'e', events: [event('unknown', {})] }, 'does not know'],
    ['sub', { ok: false, topic: 'shop', code: 'forbidden', message: 'no' }, 'no Chinese text'],
    ['rumour', {}, 'does not know'],
  ])('%s %j', (type, message, fault) => {
    const found = messageFault(type, message, shapes);
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });
});
