import { expect, test, vi } from 'vitest';
import { createFirstViews } from './first-views.ts';
import type { PageAudience, Rendered } from '@pailei/contracts/http/first-view';
import type { Miss } from './kept-renderings.ts';
import type { Renderer } from './renderer.ts';
import { createSources } from './sources.ts';

const PATIENCE_MS = 20;
const ADDRESSES = [
  { pattern: '^/events/[^/]+$', query: {}, audience: 'everybody', needs: null },
  { pattern: '^/shop$', query: {}, audience: 'members', needs: null },
] as const;

/** First views over a fake process that renders, a clock and a version that the test moves. */
function build(render: Renderer['render'], { ready = Promise.resolve(), startPatienceMs = PATIENCE_MS } = {}) {
  const site = { ms: 0, version: 'e-1', isReady: false };
  const shells: Miss[] = [];
  const renderer: Renderer = {
    addresses: () => (site.isReady ? ADDRESSES : []),
    ready: () => ready.then(() => void (site.isReady = true)),
    render: vi.fn(render),
    close: () => undefined,
  };
  const sourcesOf = (audience: PageAudience) =>
    createSources({
      topics: {
        read: async () => ({ epoch: 'e', version: Number(site.version.slice(2)), state: {} }),
        version: async () => site.version,
      },
      readApi: async () => ({ status: 200, bytes: Buffer.from(JSON.stringify(audience)), etag: undefined }),
    });
  const views = createFirstViews({
    renderer,
    sources: { everybody: sourcesOf('everybody'), members: sourcesOf('members') },
    clock: () => site.ms,
    patienceMs: PATIENCE_MS,
    startPatienceMs,
    onMiss: (reason) => void shells.push(reason),
    onRendered: () => undefined,
    onError: () => undefined,
  });
  const textAt = async (url: string, isMember = false) =>
    (await views.find(url, async () => isMember)).answer?.bytes.toString();
  return { site, shells, renderer, views, textAt };
}

const pageOf = (body: string): Rendered => ({ body, sheets: [] });

const showing: Renderer['render'] = async (url, answer) => {
  const read = await answer({ topic: 'events' });
  return pageOf(`${url} ${JSON.stringify(read)}`);
};

test('a page is rendered once for all who ask at the same time, and kept while its version holds', async () => {
  const { site, renderer, textAt } = build(showing);
  const [first, second] = await Promise.all([textAt('/events/1'), textAt('/events/1')]);
  expect(first).toContain('"version":1');
  expect(second).toBe(first);
  site.ms = 30_000;
  expect(await textAt('/events/1')).toBe(first);
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('the first visitors after a start wait for the process that renders, and for its first page', async () => {
  const { promise: ready, resolve: come } = Promise.withResolvers<void>();
  const done = Promise.withResolvers<Rendered>();
  const { shells, renderer, textAt } = build(() => done.promise, { ready, startPatienceMs: 60_000 });
  const begunAt = Date.now();
  const first = textAt('/events/1');
  come();
  await vi.waitFor(() => expect(renderer.render).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(Date.now() - begunAt).toBeGreaterThan(2 * PATIENCE_MS));
  done.resolve(pageOf('a page with its title'));
  expect(await first).toBe('a page with its title');
  expect(shells).toEqual([]);
});

test('a process that renders and never comes up delays no page after its start', async () => {
  const { site, textAt } = build(showing, { ready: new Promise(() => {}), startPatienceMs: 60_000 });
  site.ms = 60_000;
  expect(await textAt('/events/1')).toBeUndefined();
});

test('a change is shown within a second', async () => {
  const { site, textAt } = build(showing);
  expect(await textAt('/events/1')).toContain('"version":1');
  site.version = 'e-2';
  expect(await textAt('/events/1')).toContain('"version":1');
  site.ms = 1_000;
  expect(await textAt('/events/1')).toContain('"version":2');
});

test('a page that nothing changed is rendered anew after a minute, for its clocks', async () => {
  const { site, renderer, textAt } = build(showing);
  await textAt('/events/1');
  site.ms = 60_000;
  await textAt('/events/1');
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('one that fails is the shell, is counted, and is not tried again at once', async () => {
  const { site, shells, renderer, textAt } = build(() => Promise.reject(new Error('a fault in a component')));
  expect(await textAt('/events/1')).toBeUndefined();
  expect(await textAt('/events/1')).toBeUndefined();
  expect(shells).toEqual(['failed', 'failed']);
  expect(renderer.render).toHaveBeenCalledTimes(1);
  site.ms = 10_000;
  await textAt('/events/1');
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('one that takes long is the shell for who waits, and there for the next', async () => {
  const done = Promise.withResolvers<Rendered>();
  const { shells, textAt } = build(() => done.promise);
  expect(await textAt('/events/1')).toBeUndefined();
  expect(shells).toEqual(['slow']);
  done.resolve(pageOf('late'));
  await vi.waitFor(async () => expect(await textAt('/events/1')).toBe('late'));
});

test('a thousand addresses at once keep few renderings and bounded memory', async () => {
  const page = 'x'.repeat(1024 * 1024);
  const { shells, views } = build(async () => pageOf(page));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => views.find(`/events/${round}-${index}`, async () => false)),
    );
  }
  expect(shells.filter((reason) => reason === 'busy')).toHaveLength(10 * (100 - 16));
  expect(views.size().bytes).toBeLessThanOrEqual(48 * 1024 * 1024);
});

test('what a page reads and is refused makes no page', async () => {
  const { shells, textAt } = build(async (_url, answer) => {
    await answer({ url: '/api/closed' });
    throw new Error('never');
  });
  expect(await textAt('/events/1')).toBeUndefined();
  expect(shells).toEqual(['failed']);
});

test('a page of members is rendered with what they are told, for them alone', async () => {
  const { renderer, views, textAt } = build(async (url, answer) =>
    pageOf(`${url} ${JSON.stringify(await answer({ url: '/api/products' }))}`),
  );
  expect(await textAt('/shop')).toBeUndefined();
  expect(renderer.render).not.toHaveBeenCalled();
  expect(await textAt('/shop', true)).toContain('members');
  expect(await textAt('/shop')).toBeUndefined();
  expect(await views.find('/shop', async () => false)).toEqual({ audience: 'members' });
  expect(await textAt('/events/1', true)).toContain('everybody');
});
