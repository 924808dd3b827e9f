import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../apps/web');
/** A query that is asked again by time, or a timer that goes on for ever. */
const REPEATS = /refetchInterval: (?!false)|\bsetInterval\(/;

/** Who may do something again and again, and why. All others follow a topic: the promise of the site is live without polling. */
const MAY_REPEAT: Readonly<Record<string, string>> = {
  'features/play/tournaments/offline/main.ts': 'the page for when the site is away asks whether it is back',
  'features/site/maintenance/maintenance.api.ts': 'a closed site delivers nothing live',
  'shared/status/status.api.ts': 'only while the live connection is broken, which the page is about',
  'shared/state/session.watch.ts': 'looks at the own token, and asks nobody',
  'shared/status/useUnpausedNow.ts': 'a clock on the screen',
  'shared/ui/feedback/ConnectionPill.tsx': 'a clock on the screen',
  'overlay/main.tsx': 'a clock on the screen',
};

const repeating = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/\/(?:node_modules|dist[^/]*)\//.test(path))
  .filter((path) => REPEATS.test(readFileSync(path, 'utf8')))
  .map((path) => relative(WEB, path));

test('no page asks again by a timer', () => {
  expect(repeating.toSorted()).toEqual(Object.keys(MAY_REPEAT).toSorted());
});

test.each([
  ['refetchInterval: 2_000,', true],
  ['refetchInterval: ASK_AGAIN_MS,', true],
  ['refetchInterval: false,', false],
  ['const timer = setInterval(check, 500);', true],
  ['clearInterval(timer);', false],
])('%s repeats: %s', (line, repeats) => {
  expect(REPEATS.test(line)).toBe(repeats);
});
