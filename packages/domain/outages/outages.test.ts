import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  followOutage,
  OUTAGE_AFTER_MS,
  SITE_PARTS,
  STEADY_MS,
  type OpenOutage,
  type Pulse,
  type SitePart,
} from './outages.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const ALL = { api: true, hub: true, redis: true };

type Outage = { from: string; to: string | null };

/** Looks at the site every second, but while nobody can, and returns the outages that were found. */
function watch(seconds: number, stateAt: (second: number) => Record<SitePart, boolean> | 'nobody looks'): Outage[] {
  const outages: Outage[] = [];
  let pulse: Pulse | null = null;
  let open: OpenOutage | null = null;
  for (let second = 0; second <= seconds; second++) {
    const present = stateAt(second);
    if (present === 'nobody looks') continue;
    const seen = Object.fromEntries(SITE_PARTS.filter((one) => present[one]).map((one) => [one, at(second)]));
    const found: ReturnType<typeof followOutage> = followOutage({ now: at(second), pulse, seen, open });
    pulse = found.pulse;
    const { step } = found;
    if (step.do === 'begin') {
      outages.push({ from: step.starts_at, to: null });
      open = { starts_at: step.starts_at, whole_since: step.whole_since };
    }
    if (step.do === 'follow' && open) open = { ...open, whole_since: step.whole_since };
    if (step.do === 'end') {
      outages.splice(-1, 1, { from: open?.starts_at ?? '', to: at(second) });
      open = null;
    }
  }
  return outages;
}

test('all processes are away for two minutes', () => {
  expect(watch(300, (second) => (second > 60 && second < 180 ? 'nobody looks' : ALL))).toEqual([
    { from: at(60), to: at(200) },
  ]);
});

test.each(SITE_PARTS)('the %s alone is away, and it counts from when it was last seen', (part) => {
  expect(watch(300, (second) => ({ ...ALL, [part]: second < 60 || second >= 120 }))).toEqual([
    { from: at(59), to: at(140) },
  ]);
});

test('a short absence is none', () => {
  expect(watch(200, (second) => ({ ...ALL, hub: second < 60 || second >= 74 }))).toEqual([]);
  expect(watch(200, (second) => (second > 60 && second < 75 ? 'nobody looks' : ALL))).toEqual([]);
});

test('what flaps is one outage, over when it has been steady', () => {
  const isThere = (second: number) => second < 60 || second >= 200 || (second > 90 && second % 20 < 3);
  expect(watch(300, (second) => ({ ...ALL, hub: isThere(second) }))).toEqual([{ from: at(59), to: at(220) }]);
});

test('a part that was never seen is not missed, and the first look finds nothing', () => {
  expect(watch(100, () => ({ ...ALL, hub: false }))).toEqual([]);
});

test('all come back one after the other: one outage until the last of them is steady', () => {
  const found = watch(300, (second) =>
    second > 60 && second < 100 ? 'nobody looks' : { ...ALL, hub: second <= 60 || second >= 130 },
  );
  expect(found).toEqual([{ from: at(60), to: at(150) }]);
});

const part = fc.record({ api: fc.boolean(), hub: fc.boolean(), redis: fc.boolean() });
const span = fc.record({
  length: fc.integer({ min: 1, max: 40 }),
  state: fc.oneof(part, fc.constant('nobody looks' as const)),
});

test('outages never overlap, are longer than what is allowed, and the last is over once all has been steady', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
      const states = [ALL, ...spans.flatMap(({ length, state }) => Array.from({ length }, () => state))];
      const steady = Math.ceil(STEADY_MS / 1_000) + 2;
      const outages = watch(states.length + steady, (second) => states[second] ?? ALL);
      for (const [index, { from, to }] of outages.entries()) {
        expect(Date.parse(to ?? '') - Date.parse(from)).toBeGreaterThan(OUTAGE_AFTER_MS + STEADY_MS);
        const next = outages[index + 1];
        if (next) expect(Date.parse(next.from)).toBeGreaterThanOrEqual(Date.parse(to ?? '') - OUTAGE_AFTER_MS);
      }
    }),
  );
});
