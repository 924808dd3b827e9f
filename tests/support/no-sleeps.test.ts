import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['apps', 'packages', 'infra', 'scripts', 'tests'];
const IS_FOREIGN = /(?:^|\/)(?:node_modules|dist[^/]*|peers)\//;
const IS_TEST = /\.(?:test|spec|fixture)\.tsx?$|^tests\/.*\.ts$/;

/** Timers of the test's own; one that is handed over as a clock, or set by vitest and Playwright, is none. */
const WAITS = /waitForTimeout\(|timers\/promises|(?<![.\w])setTimeout\(/;
/** The clock stands still there: a timer ends when the test says so. */
const HAS_FAKE_TIMERS = /useFakeTimers\(/;

/** Who may wait by the clock, and why. Tests await what they expect: `until`, `expect.poll`, `vi.waitFor`, an event. */
const MAY_WAIT: Readonly<Record<string, string>> = {
  'tests/support/until.ts': 'asks again and again, within a bound',
  'tests/support/rush/spread-calls.ts': 'the pace of callers',
  'tests/bench/idle.ts': 'a span in which nothing is asked for',
  'tests/bench/live/fan-out.ts': 'lets connections settle before it measures memory',
  'tests/bench/sockets/servers/serve.ts': 'lets garbage be collected before it measures memory',
  'tests/bench/sockets/viewers.process.ts': 'gives the event loop a turn',
  'tests/bench/storm/connect-storm.ts': 'asks again until all connections have gone',
  'tests/faults/break/break-all.ts': 'a fault lasts its time',
  'tests/faults/break/breakages.ts': 'a fault lasts its time',
  'tests/faults/load/api-caller.ts': 'the pace of a caller',
  'tests/faults/check/health-watch.ts': 'asks the health of the site again and again, within a bound',
  'tests/faults/break/fault-injector.ts': 'the pauses between faults',
  'tests/faults/break/kills.ts': 'the bound of a restart',
  'tests/faults/break/proxy.ts': 'delays what passes, as a slow network does',
  'tests/faults/round.ts': 'a round lasts its time',
  'tests/faults/season-round.ts': 'a round lasts its time',
  'tests/faults/starved-round.ts': 'a fault lasts its time',
  'tests/faults/load/shoppers.ts': 'the pace of a buyer',
  'tests/faults/break/starts.ts': 'the bound of a start',
  'tests/faults/load/subscribers.ts': 'asks again and again, within a bound',
  'tests/faults/break/watch-processes.ts': 'looks at the processes again and again',
  'tests/faults/load/protocol-bot.ts': 'the pace of reconnecting',
  'tests/e2e/support/sockets.ts': 'delays what the hub sends, as a slow network does',
  'tests/fuzz/fuzz-sockets.ts': 'the bound of an answer',
  'tests/fuzz/raw-http.ts': 'the bound of an answer',
  'tests/fuzz/session.ts': 'the bound of an answer',
};

const waiting = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
  .filter((path) => IS_TEST.test(path) && !IS_FOREIGN.test(path))
  .filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return WAITS.test(text) && !HAS_FAKE_TIMERS.test(text);
  });

test('no test waits for a time instead of for what it expects', () => {
  expect(waiting.filter((path) => !(path in MAY_WAIT))).toEqual([]);
});

test('whoever may wait does', () => {
  expect(Object.keys(MAY_WAIT).filter((path) => !waiting.includes(path))).toEqual([]);
});
