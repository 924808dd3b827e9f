import { endpoint } from '@pailei/contracts/endpoint';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';

const readDeck = endpoint({
  method: 'GET',
  path: '/decks/:id',
  access: 'user',
  summary: '卡组',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string().optional(), limit: z.number().optional() }),
  data: z.object({ name: z.string() }),
});
const saveDeck = endpoint({
  method: 'POST',
  path: '/decks',
  access: 'user',
  summary: '保存卡组',
  body: z.object({ name: z.string() }),
  data: z.object({ name: z.string() }),
});

function clientWith(
  status: number,
  answer: unknown,
  { token = 't1', isLoggingIn = false }: { token?: string | null; isLoggingIn?: boolean } = {},
) {
  const fetchStub = vi.fn<typeof fetch>(
    async () => new Response(answer === undefined ? null : JSON.stringify(answer), { status }),
  );
  const onUnauthorized = vi.fn();
  const session = { token };
  const client = createApiClient({
    fetch: fetchStub,
    token: () => session.token,
    isLoggingIn: () => isLoggingIn,
    onUnauthorized,
  });
  return { client, fetchStub, onUnauthorized, session };
}

const failure = (message: string, errors = {}) => ({ status: 'error', data: null, message, errors });

async function errorOfCall(status: number, answer: unknown): Promise<ApiError> {
  const { client } = clientWith(status, answer);
  const error: unknown = await client.call(saveDeck, { body: { name: 'x' } }).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
}

describe('a request', () => {
  test('fills the path, leaves out what is not set, and carries the token', async () => {
    const { client, fetchStub } = clientWith(200, {
      status: 'success',
      data: { name: '快攻法' },
      message: '',
      errors: {},
    });
    await client.call(readDeck, { params: { id: 'a/b' }, query: { search: '', limit: 5 } });
    const [url, init] = fetchStub.mock.calls[0]!;
    expect(url).toBe('/api/decks/a%2Fb?limit=5');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer t1' });
    expect(init?.body).toBeUndefined();
  });

  test('sends its body as JSON and no authorization for guests', async () => {
    const { client, fetchStub } = clientWith(200, {}, { token: null });
    await client.call(saveDeck, { body: { name: '奇迹贼' }, idempotencyKey: 'k1' });
    const init = fetchStub.mock.calls[0]![1]!;
    expect(init.method).toBe('POST');
    expect(init.body).toBe('{"name":"奇迹贼"}');
    expect(init.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
  });
});

describe('an answer', () => {
  test('is taken out of its envelope', async () => {
    const { client } = clientWith(200, { status: 'success', data: { name: '快攻法' }, message: '', errors: {} });
    await expect(client.call(saveDeck, { body: { name: 'x' } })).resolves.toEqual({ name: '快攻法' });
  });

  test('without an envelope is itself the data', async () => {
    const { client } = clientWith(200, { name: '快攻法' });
    await expect(client.call(saveDeck, { body: { name: 'x' } })).resolves.toEqual({ name: '快攻法' });
  });

  test('that says error fails even with status 200', async () => {
    await expect(errorOfCall(200, failure('卡组不存在'))).resolves.toMatchObject({ message: '卡组不存在' });
  });
});

describe('a failure', () => {
  test.each([
    [403, undefined, '权限不足，无法执行此操作', 'forbidden'],
    [404, undefined, '请求的资源不存在', 'not_found'],
    [429, undefined, '请求过于频繁，请稍后再试', 'rate_limited'],
    [500, undefined, '服务器内部错误', 'server'],
    [503, undefined, '服务暂时不可用', 'unavailable'],
    [418, undefined, '请求失败（418）', 'other'],
    [409, failure('名额已满'), '名额已满', 'conflict'],
  ])('with status %i has its text', async (status, answer, message, code) => {
    await expect(errorOfCall(status, answer)).resolves.toMatchObject({ status, message, code });
  });

  test('422 lists places and messages, else the fields, else the message, else the catalogue', async () => {
    const places = {
      detail: [
        { loc: ['body', 'name'], msg: '必填' },
        { loc: ['body', 'code'], msg: '过长' },
      ],
    };
    await expect(errorOfCall(422, places)).resolves.toMatchObject({ message: 'body.name: 必填，body.code: 过长' });
    const fields = failure('请求参数有误', { name: '请输入名称', code: '卡组码过长' });
    await expect(errorOfCall(422, fields)).resolves.toMatchObject({
      message: '请输入名称；卡组码过长',
      errors: { name: '请输入名称' },
    });
    await expect(errorOfCall(422, failure('卡组数量不对'))).resolves.toMatchObject({ message: '卡组数量不对' });
    await expect(errorOfCall(422, undefined)).resolves.toMatchObject({ message: '请求参数有误' });
  });

  test('without an answer says so', async () => {
    const { client, fetchStub } = clientWith(200, {});
    fetchStub.mockRejectedValue(new TypeError('fetch failed'));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({
      status: 0,
      code: 'no_response',
      message: '网络连接失败，请检查网络设置',
    });
  });

  test('by the caller keeps the reason of the caller', async () => {
    const { client, fetchStub } = clientWith(200, {});
    fetchStub.mockImplementation(async (_url, init) => Promise.reject(init?.signal?.reason));
    const reason = new Error('left the page');
    await expect(client.call(saveDeck, { body: { name: 'x' }, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});

describe('a 401', () => {
  test('ends the session', async () => {
    const { client, onUnauthorized } = clientWith(401, failure('whatever'));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({
      message: '登录已过期，请重新登录',
    });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('on the login page is a wrong password', async () => {
    const { client, onUnauthorized } = clientWith(401, failure('用户名或密码错误'), { isLoggingIn: true });
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ message: '用户名或密码错误' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of an earlier session leaves the present one alone', async () => {
    const { client, fetchStub, onUnauthorized, session } = clientWith(401, failure('whatever'));
    fetchStub.mockImplementation(async () => {
      session.token = 't2';
      return new Response('{}', { status: 401 });
    });
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
