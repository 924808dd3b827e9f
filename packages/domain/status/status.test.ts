import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addProbe, emptyHistory, type Probe } from './history.ts';
import { CHINA_DAYS, HALF_HOURS, slotAt, slotStart, type TimeScale } from './slots.ts';
import { decideIncident, type Severity } from './incidents.ts';
import { probeStateOf, PROBE_STATES, type Measurement, type ProbeState } from './probes.ts';
import { measuredUntil, shareText, stretches, stretchState, uptime } from './uptime.ts';

const NOW = slotAt(Date.parse('2026-11-20T15:59:45.000Z'));
const DAY = 5_760;

const probes = fc
  .uniqueArray(
    fc.record({
      slot: fc.oneof(fc.integer({ min: NOW - 95 * DAY, max: NOW }), fc.integer({ min: NOW - 300, max: NOW })),
      state: fc.constantFrom(...PROBE_STATES),
      latency_ms: fc.option(fc.nat(5_000)),
    }),
    { selector: ({ slot }) => slot, maxLength: 200 },
  )
  .map((list): Probe[] => list);

const fold = (list: readonly Probe[]) => list.reduce(addProbe, emptyHistory(NOW));

describe('the bars', () => {
  test('hold exactly the probes of their stretches, in whatever order they came', () => {
    fc.assert(
      fc.property(probes, (list) => {
        const history = fold(list);
        expect(history.cells).toEqual(bruteForce(HALF_HOURS, list).map(cellOf));
        expect(history.days).toEqual(bruteForce(CHINA_DAYS, list).map((found) => cellOf(found).slice(0, 3)));
      }),
    );
  });

  test('moved on one by one or at once are the same', () => {
    fc.assert(
      fc.property(probes, (list) => {
        const inOrder = list.toSorted((a, b) => a.slot - b.slot);
        const start = emptyHistory(NOW - 95 * DAY);
        const walked = inOrder.reduce(addProbe, start);
        const measured = { since: 0, until: NOW };
        expect(stretches(walked, measured)).toEqual(stretches(fold(list), measured));
      }),
    );
  });

  test('uptime is what counting slot by slot gives; what is missing counts as down', () => {
    fc.assert(
      fc.property(probes, fc.integer({ min: NOW - 100 * DAY, max: NOW }), (all, since) => {
        const list = all.filter(({ slot }) => slot >= since);
        const { cells, days } = stretches(fold(list), { since, until: NOW });
        for (const [bar, row] of [
          [HALF_HOURS, cells],
          [CHINA_DAYS, days],
        ] as const) {
          const first = Math.max(since, bar.firstSlotOf(bar.indexOf(NOW) - bar.length + 1));
          const good = list.filter(({ slot, state }) => slot >= first && state !== 'down').length;
          expect(uptime(row)).toEqual({ part: good, whole: NOW - first + 1 });
        }
      }),
    );
  });

  test('days begin at midnight in China', () => {
    const first = slotStart(CHINA_DAYS.firstSlotOf(CHINA_DAYS.indexOf(NOW)));
    expect(new Date(first).toISOString()).toBe('2026-11-19T16:00:00.000Z');
    expect(CHINA_DAYS.indexOf(NOW + 1)).toBe(CHINA_DAYS.indexOf(NOW) + 1);
  });

  test('a site that began a minute ago misses nothing from before', () => {
    const since = NOW - 4;
    const list = [0, 1, 2, 3].map((index): Probe => ({ slot: since + index, state: 'up', latency_ms: 1 }));
    const until = measuredUntil(NOW, NOW - 1);
    const { cells, days } = stretches(fold(list), { since, until });
    expect(uptime(cells)).toEqual({ part: 4, whole: 4 });
    expect(cells.map(stretchState).filter((state) => state !== 'none')).toEqual(['up']);
    expect(days.map(stretchState).filter((state) => state !== 'none')).toEqual(['up']);
  });

  test('a probe that may still be on its way is not missing yet', () => {
    expect([measuredUntil(100, 97), measuredUntil(100, 98), measuredUntil(100, 100)]).toEqual([98, 98, 100]);
  });
});

type Found = { counts: Record<ProbeState, number>; timed: number[] };

function bruteForce(bar: TimeScale, list: readonly Probe[]): Found[] {
  return Array.from({ length: bar.length }, (_, place) => {
    const index = bar.indexOf(NOW) - (bar.length - 1 - place);
    const inside = list.filter(({ slot }) => slot >= bar.firstSlotOf(index) && slot < bar.firstSlotOf(index + 1));
    const amount = (state: ProbeState) => inside.filter((probe) => probe.state === state).length;
    return {
      counts: { up: amount('up'), degraded: amount('degraded'), down: amount('down') },
      timed: inside.flatMap(({ latency_ms }) => (latency_ms === null ? [] : [latency_ms])),
    };
  });
}

const cellOf = ({ counts, timed }: Found) => [
  counts.up,
  counts.degraded,
  counts.down,
  timed.reduce((sum, one) => sum + one, 0),
  timed.length,
  Math.max(0, ...timed),
];

test.each([
  [{ part: 0, whole: 0 }, null],
  [{ part: 0, whole: 3 }, '0.00%'],
  [{ part: 1, whole: 3 }, '33.33%'],
  [{ part: 5_759, whole: 5_760 }, '99.98%'],
  [{ part: 518_399, whole: 518_400 }, '99.99%'],
  [{ part: 518_400, whole: 518_400 }, '100%'],
])('the share %j reads %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  [{ up: 0, degraded: 0, down: 0, missing: 0 }, 'none'],
  [{ up: 0, degraded: 0, down: 0, missing: 5 }, 'missing'],
  [{ up: 120, degraded: 0, down: 0, missing: 0 }, 'up'],
  [{ up: 118, degraded: 1, down: 1, missing: 0 }, 'up'],
  [{ up: 117, degraded: 2, down: 1, missing: 0 }, 'degraded'],
  [{ up: 117, degraded: 0, down: 3, missing: 0 }, 'down'],
  [{ up: 100, degraded: 0, down: 0, missing: 20 }, 'missing'],
  [{ up: 110, degraded: 0, down: 0, missing: 10 }, 'up'],
] as const)('a stretch of %j is shown as %s', (counts, state) => {
  expect(stretchState({ first_slot: 0, ...counts })).toBe(state);
});

test.each<[string, Partial<Measurement>, ProbeState]>([
  ['a quick answer', { latency_ms: 20 }, 'up'],
  ['a slow answer', { latency_ms: 500 }, 'degraded'],
  ['no answer', { error: 'timeout' }, 'down'],
  ['one of two processes silent', { is_impaired: true }, 'degraded'],
])('%s', (_name, measured, state) => {
  expect(probeStateOf('api', { latency_ms: null, backlog: null, is_impaired: false, error: null, ...measured })).toBe(
    state,
  );
});

test('a long queue is degraded, however quick its head', () => {
  const measured = { latency_ms: 5, is_impaired: false, error: null };
  expect(probeStateOf('queues', { ...measured, backlog: 999 })).toBe('up');
  expect(probeStateOf('queues', { ...measured, backlog: 1_000 })).toBe('degraded');
});

describe('incidents', () => {
  test.each<[Severity | null, (ProbeState | undefined)[], ReturnType<typeof decideIncident>]>([
    [null, ['down', 'down'], undefined],
    [null, ['up', 'down', 'down'], undefined],
    [null, ['down', 'down', 'down'], { do: 'open', severity: 'major' }],
    [null, ['degraded', 'down', 'degraded'], { do: 'open', severity: 'minor' }],
    [null, ['down', undefined, 'down', 'down'], undefined],
    [null, ['up', 'up', 'up'], undefined],
    ['minor', ['degraded', 'degraded', 'down'], undefined],
    ['minor', ['down', 'down', 'down'], { do: 'raise', severity: 'major' }],
    ['major', ['down', 'down', 'down'], undefined],
    ['major', ['degraded', 'degraded', 'degraded'], undefined],
    ['major', ['down', 'up', 'up'], undefined],
    ['major', ['up', undefined, 'up'], undefined],
    ['major', ['down', 'up', 'up', 'up'], { do: 'resolve' }],
  ])('open %s, probes %j: %j', (open, newest, change) => {
    expect(decideIncident(open, newest)).toEqual(change);
  });

  test('open after three bad probes in a row, end after three good ones, whatever came between', () => {
    const states = fc.array(fc.constantFrom<ProbeState | undefined>('up', 'degraded', 'down', undefined));
    fc.assert(
      fc.property(states, (row) => {
        const wrong = openAfterEach(row).flatMap((open, index) => {
          const last = row.slice(Math.max(0, index - 2), index + 1);
          const isBad = last.length === 3 && last.every((state) => state === 'degraded' || state === 'down');
          const isGood = last.length === 3 && last.every((state) => state === 'up');
          return (isBad && open === null) || (isGood && open !== null) ? [index] : [];
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});

function openAfterEach(row: readonly (ProbeState | undefined)[]): (Severity | null)[] {
  let open: Severity | null = null;
  return row.map((_, index) => {
    const change = decideIncident(open, row.slice(0, index + 1));
    if (change) open = change.do === 'resolve' ? null : change.severity;
    return open;
  });
}
