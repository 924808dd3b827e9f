import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp } from '../testing/app.fixture.ts';

const { app } = await useApp();
const LOGIN = '/api/auth/login';
const VERIFY = '/api/auth/verify-email';
const json = { 'content-type': 'application/json' };

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = json) =>
  call(app, { method: 'POST', url, payload, headers });
const verification = (more: object) => JSON.stringify({ token: 'A'.repeat(43), ...more });
const credentials = (more: object = {}) => JSON.stringify({ username: 'someone', password: 'something', ...more });

describe('what comes in wrong is answered in the envelope', () => {
  test.each<[string, number, string, () => ReturnType<typeof post>]>([
    ['an unknown field', 422, '不支持的字段：is_admin', () => post(VERIFY, verification({ is_admin: true }))],
    ['a field missing', 422, '请输入密码', () => post(LOGIN, '{"username":"someone"}')],
    ['a number where text belongs', 422, '请输入密码', () => post(LOGIN, credentials({ password: 1 }))],
    ['no object', 422, '格式不正确', () => post(LOGIN, '[]')],
    [
      'nothing at all',
      422,
      '请输入用户名；请输入密码',
      () => call(app, { method: 'POST', url: '/api/auth/register', payload: { email: 'a@b.cn' } }),
    ],
    ['broken JSON', 400, '请求内容不是有效的 JSON', () => post(LOGIN, '{"username":')],
    [
      'a prototype',
      400,
      '请求内容不是有效的 JSON',
      () => post(LOGIN, '{"__proto__":{"role":"admin"},"username":"a","password":"b"}'),
    ],
    ['a NUL', 422, '内容包含无法识别的字符', () => post(LOGIN, credentials({ username: 'a\0b' }))],
    [
      'half a surrogate pair',
      422,
      '内容包含无法识别的字符',
      () => post(LOGIN, String.raw`{"username":"\ud800","password":"b"}`),
    ],
    [
      'a form',
      415,
      '不支持的内容类型，请使用 JSON',
      () => post(LOGIN, 'username=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [
      'plain text',
      415,
      '不支持的内容类型，请使用 JSON',
      () => post(LOGIN, credentials(), { 'content-type': 'text/plain' }),
    ],
    [
      'a type with a tab',
      415,
      '不支持的内容类型，请使用 JSON',
      () => post(LOGIN, credentials(), { 'content-type': 'application/json\ta' }),
    ],
    [
      'a body that is not UTF-8',
      422,
      '内容包含无法识别的字符',
      () => post(LOGIN, Buffer.from('{"username":"\xff","password":"x"}', 'latin1')),
    ],
    ['too much', 413, '请求内容过大', () => post(LOGIN, credentials({ username: 'x'.repeat(64 * 1024) }))],
    ['an unknown address', 404, '请求的资源不存在', () => post('/api/nowhere', '{}')],
    ['a wrong method', 405, '不支持的请求方法', () => call(app, { method: 'DELETE', url: LOGIN })],
    [
      'a wrong method on an address with an id',
      405,
      '不支持的请求方法',
      () => call(app, { method: 'PUT', url: '/api/matches/1/ready' }),
    ],
    ['a broken address', 400, '请求参数有误', () => call(app, { url: '/api/matches/%ff' })],
    [
      'a repeated key in the query',
      400,
      '查询参数重复',
      () => call(app, { url: '/api/solo-tournaments?limit=1&limit=100' }),
    ],
    [
      'an unknown key in the query',
      422,
      '不支持的字段：sort',
      () => call(app, { url: '/api/solo-tournaments?sort=name' }),
    ],
    ['a query where none is', 422, '不支持的字段：x', () => call(app, { url: '/api/featured-match?x=1' })],
    ['an id that is none', 422, '编号无效', () => call(app, { url: '/api/matches/1' })],
    ['an empty id', 422, 'ID 不能为空', () => call(app, { url: '/api/matches/' })],
  ])('%s', async (_name, status, message, ask) => {
    const answer = await ask();
    expect(answer.body).toEqual({ status: 'error', data: null, message, errors: expect.any(Object) });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('a body on a command that takes none', async () => {
    const { access_token: token } = await registerPlayer(app);
    const url = '/api/auth/logout-everywhere';
    const answer = await call(app, { method: 'POST', url, payload: { everywhere: true }, token });
    expect(answer).toMatchObject({ status: 422, body: { errors: { everywhere: '不支持的字段：everywhere' } } });
    expect((await call(app, { url: '/api/auth/me', token })).status).toBe(200);
  });

  test('many unknown fields are not all sent back', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
    expect(Object.keys((await post(VERIFY, verification(many))).body.errors)).toHaveLength(20);
  });

  test('what is not even HTTP', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('this is not HTTP\r\n\r\n'));
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toMatchObject({ status: 'error', data: null });
  });
});

test('a wrong method names the right ones', async () => {
  expect((await call(app, { method: 'DELETE', url: LOGIN })).headers['allow']).toBe('POST');
});

test('every answer has its own request id, not the caller’s', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const ids = await Promise.all(
    [1, 2].map(async () => (await call(app, { url: '/api/featured-match', headers })).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('mine');
});

test('answers are data: they allow nothing that a page may do, and no guess of their type', async () => {
  for (const url of ['/api/featured-match', '/api/products', '/api/nothing-here']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test.each(['/nothing-here', '/api/docs'])('pages (%s) allow scripts and sockets of our own only', async (url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost:3000");
});

test('the API describes itself', { timeout: 60_000 }, async () => {
  const document = (await app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, object>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/auth/login']?.['post']).toMatchObject({ summary: '登录' });
  expect(document.paths['/api/auth/me']?.['get']).toMatchObject({ security: [{ bearer: [] }] });
  expect(Object.keys(document.paths).length).toBeGreaterThan(25);
});
