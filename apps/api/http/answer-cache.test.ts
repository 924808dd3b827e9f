import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerVersion } from '@pailei/core/ground/http/answer-versions';

function answering(make: () => Promise<object>) {
  const app = Fastify();
  const site = { version: 'v1' };
  const versionOf = (): AnswerVersion => ({ version: site.version, audience: 'all' });
  const kept = createAnswerCache(z.object({ text: z.string() }));
  app.get('/products', (request, reply) => kept.send(request, reply, { version: versionOf(), askedAt: 0, make }));
  return { app, site };
}

test('an answer is made once for everybody who asks for the same address, until its version moves on', async () => {
  const make = vi.fn(async () => ({ text: '桌垫' }));
  const { app, site } = answering(make);
  await Promise.all(['/products?a', '/products?a', '/products?b'].map((url) => app.inject(url)));
  expect((await app.inject('/products?a')).json()).toEqual({ text: '桌垫' });
  expect(make).toHaveBeenCalledTimes(2);
  site.version = 'v2';
  await app.inject('/products?a');
  expect(make).toHaveBeenCalledTimes(3);
});

test('who has it gets it not again', async () => {
  const { app, site } = answering(async () => ({ text: '桌垫' }));
  const { etag } = (await app.inject('/products')).headers;
  const again = () => app.inject({ url: '/products', headers: { 'if-none-match': String(etag) } });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  site.version = 'v2';
  expect(await again()).toMatchObject({ statusCode: 200 });
});

test('one that could not be made is made anew', async () => {
  const make = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('no database'));
  make.mockResolvedValue({ text: '桌垫' });
  const { app } = answering(make);
  expect((await app.inject('/products')).statusCode).toBe(500);
  expect((await app.inject('/products')).statusCode).toBe(200);
});

test('a very long one is not kept', async () => {
  const make = vi.fn(async () => ({ text: '长'.repeat(200_001) }));
  const { app } = answering(make);
  for (let count = 0; count < 2; count += 1) expect((await app.inject('/products')).statusCode).toBe(200);
  expect(make).toHaveBeenCalledTimes(2);
});
