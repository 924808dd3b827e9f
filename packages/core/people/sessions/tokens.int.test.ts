import { createHmac, randomUUID } from 'node:crypto';
import { newId } from '@pailei/db/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, registerPlayer, TEST_SECRET, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();

type Part = Record<string, unknown>;
let header: Part;
let claims: Part;
let good: string;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;

function forge(changes: { header?: Part; claims?: Part; key?: string; algorithm?: string }): string {
  const input = `${encode({ ...header, ...changes.header })}.${encode({ ...claims, ...changes.claims })}`;
  const signature = createHmac(changes.algorithm ?? 'sha256', changes.key ?? TEST_SECRET).update(input);
  return `${input}.${signature.digest('base64url')}`;
}

const statusWith = async (token: string) => (await call(app, { url: '/api/auth/me', token })).status;
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  good = (await registerPlayer(app)).access_token;
  const [first, second] = good.split('.');
  [header, claims] = [decode(first), decode(second)];
});

test('a token names issuer, audience, session and itself, and no rights', () => {
  expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
});

test('a token of a process whose clock is a little ahead is good', async () => {
  expect(await statusWith(forge({ claims: { iat: now() + 120 } }))).toBe(200);
});

test('the forge makes good tokens when nothing is changed', async () => {
  expect(await statusWith(forge({}))).toBe(200);
});

describe('refused is a token', () => {
  const id = randomUUID();
  test.each<[string, () => string]>([
    ['of another key', () => forge({ key: 'another secret, also long enough 1' })],
    ['of another algorithm of the same family', () => forge({ header: { alg: 'HS512' }, algorithm: 'sha512' })],
    ['that claims RS256', () => forge({ header: { alg: 'RS256' } })],
    ['without algorithm and signature', () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
    ['whose signature was cut off', () => good.slice(0, good.lastIndexOf('.') + 1)],
    [
      'whose claims were edited',
      () => [encode(header), encode({ ...claims, role: 'admin' }), good.split('.')[2]].join('.'),
    ],
    ['for another audience', () => forge({ claims: { aud: 'another-site' } })],
    ['of another issuer', () => forge({ claims: { iss: 'another-site' } })],
    ['of another type', () => forge({ header: { typ: 'JWT' } })],
    ['that has expired', () => forge({ claims: { exp: now() - 1 } })],
    ['that does not expire', () => forge({ claims: { exp: undefined } })],
    ['that was issued in the future', () => forge({ claims: { iat: now() + 3_600 } })],
    ['that is not valid yet', () => forge({ claims: { nbf: now() + 60 } })],
    ['with a critical extension', () => forge({ header: { crit: ['b64'], b64: false } })],
    ['of an unknown session', () => forge({ claims: { sid: id } })],
    ['of somebody else with this session', () => forge({ claims: { sub: id } })],
    ['with a session that is no id', () => forge({ claims: { sid: "'; drop table session; --" } })],
    ['that is none', () => 'not-a-token'],
  ])('%s', async (_name, make) => {
    expect(await statusWith(make())).toBe(401);
  });
});

test.each([
  ['over', -1_000, 401],
  ['not over', 60_000, 200],
])('the time of a session counts as well as that of its token: %s', async (_what, leftMs, status) => {
  const id = newId();
  const expires_at = new Date(Date.now() + leftMs).toISOString();
  await deps.db
    .insertInto('session')
    .values({ id, account_id: String(claims['sub']), expires_at })
    .execute();
  expect(await statusWith(forge({ claims: { sid: id } }))).toBe(status);
});

test('a login is asked for where there is none', async () => {
  expect((await call(app, { url: '/api/auth/me' })).status).toBe(401);
  expect((await call(app, { url: '/api/auth/me', headers: { authorization: `Basic ${good}` } })).status).toBe(401);
});

test('a public page does not mind a token that has ended', async () => {
  expect((await call(app, { url: '/api/solo-tournaments', token: forge({ claims: { exp: now() - 1 } }) })).status).toBe(
    200,
  );
});
