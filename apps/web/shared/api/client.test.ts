import { endpoint, fileEndpoint } from '@pailei/contracts/http/endpoint';
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
const uploadProof = endpoint({
  method: 'POST',
  path: '/proofs',
  access: 'user',
  summary: '上传',
  upload: { field: 'image', max_bytes: 5_242_880 },
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

test('a file goes as a form with the fields beside it', async () => {
  const upload = endpoint({ ...saveDeck, path: '/proofs', upload: { field: 'image', max_bytes: 10 } });
  const { client, fetchStub } = clientWith(200, { name: 'x' });
  await client.call(upload, { body: { name: 'x' }, file: new Blob(['png'], { type: 'image/png' }) });
  const init = fetchStub.mock.calls[0]![1]!;
  const form = init.body as FormData;
  expect([...form.keys()]).toEqual(['name', 'image']);
  expect(await (form.get('image') as File).text()).toBe('png');
  expect(init.headers).not.toHaveProperty('content-type');
});

test('the bytes of a private file come with the token', async () => {
  const proof = fileEndpoint({
    method: 'GET',
    path: '/files/:id',
    access: 'user',
    summary: '图片',
    params: z.object({ id: z.string() }),
    media_type: 'image/webp',
  });
  const { client, fetchStub } = clientWith(200, undefined);
  fetchStub.mockResolvedValue(new Response('bytes', { status: 200 }));
  const blob = await client.file(proof, { params: { id: 'p1' } });
  expect(await blob.text()).toBe('bytes');
  expect(fetchStub.mock.calls[0]![1]!.headers).toMatchObject({ authorization: 'Bearer t1' });
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
    [403, '权限不足，无法执行此操作', 'forbidden'],
    [404, '请求的资源不存在', 'not_found'],
    [422, '请求参数有误', 'invalid'],
    [429, '请求过于频繁，请稍后再试', 'rate_limited'],
    [500, '服务器内部错误', 'server'],
    [502, '服务暂时不可用', 'unavailable'],
    [503, '服务暂时不可用', 'unavailable'],
    [504, '服务暂时不可用', 'unavailable'],
    [418, '请求失败（418）', 'other'],
  ])('with status %i and nothing said has the text of the catalogue', async (status, message, code) => {
    await expect(errorOfCall(status, undefined)).resolves.toMatchObject({ status, message, code });
  });

  test.each([403, 404, 409, 429, 500, 503])('with status %i has the message of the server', async (status) => {
    await expect(errorOfCall(status, failure('只有管理员可以执行此操作'))).resolves.toMatchObject({
      message: '只有管理员可以执行此操作',
    });
  });

  test('that is a page of some proxy has the text of the catalogue', async () => {
    const { client, fetchStub } = clientWith(502, undefined);
    fetchStub.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ message: '服务暂时不可用' });
  });

  test.each([
    ['7', 7_000],
    ['soon', null],
  ])('says how long to wait (Retry-After: %s)', async (header, retryAfterMs) => {
    const { client, fetchStub } = clientWith(429, undefined);
    fetchStub.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': header } }));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ retryAfterMs });
  });

  test('422 lists places and messages, else the fields, else the message, else the catalogue', async () => {
    const places = {
      detail: [
        { loc: ['body', 'name'], msg: '必填' },
        { loc: ['body', 'code'], msg: '过长' },
      ],
    };
    await expect(errorOfCall(422, places)).resolves.toMatchObject({ message: 'body.name: 必填，body.code: 过长' });
    await expect(errorOfCall(422, { errors: places.detail })).resolves.toMatchObject({
      message: 'body.name: 必填，body.code: 过长',
    });
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

  test('after ten seconds counts as no answer', async () => {
    const { client, fetchStub } = clientWith(200, {});
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetchStub.mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ code: 'no_response' });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  test('with a file may take two minutes', async () => {
    const { client } = clientWith(200, { status: 'success', data: { name: 'x' }, message: '', errors: {} });
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockClear();
    await client.call(uploadProof, { file: new Blob(['x']) });
    expect(timeout.mock.calls).toEqual([[120_000]]);
  });

  test('in the middle of the answer counts as no answer', async () => {
    const { client, fetchStub } = clientWith(200, {});
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    fetchStub.mockResolvedValue(new Response(cut, { status: 200 }));
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ code: 'no_response' });
  });

  test('of an id that is empty is found before the call', async () => {
    const { client, fetchStub } = clientWith(200, {});
    await expect(client.call(readDeck, { params: { id: '' } })).rejects.toMatchObject({
      code: 'invalid',
      message: 'ID 不能为空',
    });
    expect(fetchStub).not.toHaveBeenCalled();
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

  test('on the login page without a message is a failed login', async () => {
    const { client } = clientWith(401, undefined, { isLoggingIn: true });
    await expect(client.call(saveDeck, { body: { name: 'x' } })).rejects.toMatchObject({ message: '登录失败' });
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

describe('messages that concern more than their call', () => {
  const buy = endpoint({ ...saveDeck, area: 'shop' });
  const messagesOf = async (status: number, answer: unknown) => {
    const onMessage = vi.fn();
    const client = createApiClient({
      fetch: async () => new Response(JSON.stringify(answer), { status }),
      token: () => null,
      isLoggingIn: () => false,
      onUnauthorized: () => undefined,
      onMessage,
    });
    await client.call(buy, { body: { name: 'x' } }).catch(() => undefined);
    return onMessage.mock.calls.map(([message]) => message);
  };

  test('are reported with an error, with the area and the named fields', async () => {
    const errors = { maintenance: '积分商城' };
    expect(await messagesOf(503, failure('商城升级', errors))).toEqual([{ area: 'shop', message: '商城升级', errors }]);
  });

  test('are reported beside an answer, and an error within a good status', async () => {
    const success = { status: 'success', data: { name: 'x' }, message: '今晚维护', errors: {} };
    expect(await messagesOf(200, success)).toEqual([{ area: 'shop', message: '今晚维护', errors: {} }]);
    expect(await messagesOf(200, failure('维护中'))).toEqual([{ area: 'shop', message: '维护中', errors: {} }]);
  });

  test('are not made up where the server said nothing', async () => {
    expect(await messagesOf(200, { status: 'success', data: { name: 'x' }, message: '', errors: {} })).toEqual([]);
  });
});
