import { expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

const { app } = await useApp();

/** Of the whole test, on a machine that has much else to do. */
const LIMIT_MS = 120_000;
const ADDRESSES = ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'];

/** CPU milliseconds that this thread alone has used: other programs and threads do not count. */
const ownCpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

test('who asks for the document first keeps nobody else waiting: it is made in slices and by a thread', { timeout: LIMIT_MS }, async () => {
  await app.inject('/api/announcements');
  const making = { isOver: false };
  const asked = Promise.all(ADDRESSES.map((url) => app.inject(url))).finally(() => (making.isOver = true));
  const reads: Promise<{ statusCode: number }>[] = [];
  let [turns, longest] = [0, 0];
  while (!making.isOver) {
    const start = ownCpuMs();
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, ownCpuMs() - start);
    turns += 1;
    if (turns % 100 === 0) reads.push(app.inject('/api/announcements'));
  }
  const [json, same, yaml] = await asked;
  expect(new Set((await Promise.all(reads)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const start = ownCpuMs();
  const whole = app.swagger();
  // on a machine of any speed: the longest slice against the document made in one
  expect(longest / (ownCpuMs() - start)).toBeLessThan(0.5);
  expect(json?.json()).toEqual(whole);
  expect(same?.body).toBe(json?.body);
  expect(yaml?.headers['content-type']).toBe('application/x-yaml');
  expect(yaml?.body).toBe(app.swagger({ yaml: true }));
});
