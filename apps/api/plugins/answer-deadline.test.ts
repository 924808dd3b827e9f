import { staysSame } from '@pailei/tests/support/until';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAnswerDeadline } from './answer-deadline.ts';
import { addErrorHandling } from './errors.ts';

const ran: string[] = [];
let app: ReturnType<typeof Fastify>;
let hang: PromiseWithResolvers<void>;

beforeEach(() => {
  ran.length = 0;
  hang = Promise.withResolvers<void>();
  app = Fastify();
  addErrorHandling(app);
  addAnswerDeadline(app, 50);
  app.addHook('preHandler', async ({ url }: { url: string }) => (url === '/guarded' ? hang.promise : undefined));
  const config = { answersInTime: true };
  const work = (name: string) => async () => {
    ran.push(name);
    await hang.promise;
    return { done: name };
  };
  app.post('/command', { config }, work('command'));
  app.post('/guarded', { config }, work('guarded'));
  app.get('/read', { config }, work('read'));
  app.post('/upload', work('upload'));
});
afterEach(() => app.close());

const answerOf = async (method: 'GET' | 'POST', url: string) => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  return { status: statusCode, retry: headers['retry-after'], message: JSON.parse(body).message };
};

test('a command whose work hangs is answered with 503 in time, and its caller learns to look', async () => {
  expect(await answerOf('POST', '/command')).toEqual({
    status: 503,
    retry: '1',
    message: '服务暂时不可用，请刷新后确认结果',
  });
  hang.resolve();
  await vi.waitFor(() => expect(ran).toEqual(['command']));
});

test('a read that hangs is answered with 503 in time', async () => {
  expect(await answerOf('GET', '/read')).toEqual({ status: 503, retry: '1', message: '服务暂时不可用' });
  hang.resolve();
});

test('a command that was answered before its work began is never carried out', async () => {
  expect((await answerOf('POST', '/guarded')).status).toBe(503);
  hang.resolve();
  expect(await staysSame(() => ran, 100)).toEqual([]);
});

test('a call that may take longer is waited for', async () => {
  const answered = vi.fn();
  const answer = app.inject({ method: 'POST', url: '/upload' });
  void answer.then(answered);
  await vi.waitFor(() => expect(ran).toEqual(['upload']));
  await staysSame(() => answered.mock.calls.length, 150);
  hang.resolve();
  expect((await answer).json()).toEqual({ done: 'upload' });
});
