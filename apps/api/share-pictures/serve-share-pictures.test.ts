import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addAccessGuard } from '../plugins/access.ts';
import { addErrorHandling } from '../plugins/errors.ts';
import { serveSharePictures } from './serve-share-pictures.ts';

const ID = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const MEGABYTE = 1024 * 1024;

const apps: ReturnType<typeof Fastify>[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** The routes over a process that is only said to draw. */
async function build(render: (path: string) => Promise<Uint8Array>) {
  const app = Fastify();
  apps.push(app);
  addErrorHandling(app);
  addAccessGuard(app, { verifyToken: async () => undefined, refuseClosed: async () => undefined });
  const site = { misses: [] as string[], size: () => ({ entries: 0, bytes: 0 }) };
  serveSharePictures(app, {
    topics: { read: async () => undefined, version: async () => 'e-1' },
    isSubject: async () => true,
    metrics: {
      durations: () => () => undefined,
      counts: () => (reason: string) => void site.misses.push(reason),
      levels: (_name: string, _help: string, read: typeof site.size) => void (site.size = read),
    } as never,
    clientFolder: '',
    publicUrl: 'https://pailei.example',
    picturesScript: import.meta.filename,
    ownKey: '',
    renderer: { render: async (path) => ({ body: await render(path), sheets: [] }), close: () => undefined },
  });
  await app.ready();
  return { app, site };
}

test('the picture of the site stands where another cannot be drawn, is counted, and is kept by nobody', async () => {
  const { app, site } = await build(async (path) => {
    if (path === '/share/site.png') return Buffer.from('site');
    throw new Error('a fault in a drawing');
  });
  const answer = await app.inject(`/share/matches/${ID(1)}.png`);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'site', 'no-store']);
  expect(site.misses).toEqual(['failed']);
});

test('where nothing can be drawn, whoever asks is told to come again', async () => {
  const { app } = await build(() => Promise.reject(new Error('no process')));
  const answer = await app.inject('/share/site.png');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
});

test('a thousand addresses at once are few drawings and bounded memory', async () => {
  const { app, site } = await build(async () => new Uint8Array(MEGABYTE));
  for (let round = 0; round < 10; round += 1) {
    const ids = Array.from({ length: 100 }, (_, index) => ID(round * 100 + index + 1));
    await Promise.all(ids.map((id) => app.inject(`/share/players/${id}.png?v=${round}`)));
  }
  expect(site.misses.filter((reason) => reason === 'busy').length).toBeGreaterThan(500);
  expect(site.size().bytes).toBeLessThanOrEqual(32 * MEGABYTE);
  expect(site.size().entries).toBeLessThanOrEqual(32);
});
