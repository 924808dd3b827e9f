import { expect, test } from 'vitest';
import { KEPT_MAX, KEPT_MS, keepEvent, readKeptEvents } from './kept-events.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');

/** The caches of a browser, as far as they are used here. */
function browserCaches(): CacheStorage {
  const entries = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? new URL(key.url).pathname : String(key));
  const cache = {
    put: async (key: string, response: Response) => void entries.set(key, response),
    match: async (key: RequestInfo) => entries.get(urlOf(key))?.clone(),
    delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((path) => new Request(`https://pailei.example${path}`)),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

function device() {
  let nowMs = START;
  const asked: (RequestInit | undefined)[] = [];
  let answer = (path: string) => Response.json({ data: { tournament: { id: path, name: `赛事 ${path}` } } });
  const deps = {
    caches: browserCaches(),
    fetch: (async (path: string, init?: RequestInit) => {
      asked.push(init);
      return answer(path.split('/').at(-1) ?? '');
    }) as typeof fetch,
    now: () => nowMs,
  };
  return {
    asked,
    answers: (next: typeof answer) => void (answer = next),
    pass: (ms: number) => void (nowMs += ms),
    keep: (id: string) => keepEvent(deps, id),
    names: async () => (await readKeptEvents(deps)).map(({ tournament }) => tournament.name),
    read: () => readKeptEvents(deps),
  };
}

test('an event is fetched as a guest, and kept with its time', async () => {
  const { keep, read, asked, pass } = device();
  await keep('a');
  expect(asked).toEqual([{ credentials: 'omit', headers: { accept: 'application/json' } }]);
  pass(60_000);
  expect(await read()).toEqual([{ kept_at: '2026-11-20T12:00:00.000Z', tournament: { id: 'a', name: '赛事 a' } }]);
});

test('the newest copy takes the place of the one before', async () => {
  const { keep, read, pass } = device();
  await keep('a');
  pass(120_000);
  await keep('a');
  expect((await read()).map(({ kept_at }) => kept_at)).toEqual(['2026-11-20T12:02:00.000Z']);
});

test('no more than ten stay, those that were open last, and none for longer than a week', async () => {
  const { keep, names, pass } = device();
  for (let count = 0; count < KEPT_MAX + 3; count++) {
    await keep(`e${count}`);
    pass(1_000);
  }
  const kept = await names();
  expect(kept).toHaveLength(KEPT_MAX);
  expect(kept[0]).toBe(`赛事 e${KEPT_MAX + 2}`);
  pass(KEPT_MS + 1);
  expect(await names()).toEqual([]);
  await keep('z');
  expect(await names()).toEqual(['赛事 z']);
});

test('what guests may not see any more goes; a fault takes nothing away', async () => {
  const { keep, names, answers } = device();
  await keep('a');
  answers(() => new Response('busy', { status: 503 }));
  await keep('a');
  expect(await names()).toEqual(['赛事 a']);
  answers(() => new Response('{}', { status: 404 }));
  await keep('a');
  expect(await names()).toEqual([]);
});

test('what is too large is not kept, and what cannot be read is left out', async () => {
  const { keep, names, answers } = device();
  answers(() => new Response('x'.repeat(4_000_001)));
  await keep('large');
  answers(() => new Response('no JSON'));
  await keep('broken');
  answers(() => Response.json({ data: { tournament: null } }));
  await keep('empty');
  expect(await names()).toEqual([]);
});
