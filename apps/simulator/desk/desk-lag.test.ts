import { beforeEach, expect, test } from 'vitest';
import { createDeskLag } from './desk-lag.ts';

let at = 0;
let lag: ReturnType<typeof createDeskLag>;
beforeEach(() => {
  at = 0;
  lag = createDeskLag(() => at);
});
const after = (ms: number) => (at += ms);

test('a row that comes late, waits, and stays too long is measured in each', () => {
  lag.inMatch('m', ['m/1']);
  after(300);
  lag.onDesk(['m/1']);
  after(5_000);
  lag.inMatch('m', []);
  after(700);
  lag.onDesk([]);
  expect(lag.report()).toEqual({ rows: 1, came_ms: 300, stayed_ms: 700, waited_ms: 5_700, left: [] });
});

test('the worst of several counts, in whatever order they come', () => {
  lag.onDesk(['m/1']);
  after(40);
  lag.inMatch('m', ['m/1']);
  lag.inMatch('n', ['n/1']);
  after(90);
  lag.onDesk(['m/1', 'n/1']);
  lag.inMatch('m', []);
  after(10);
  lag.onDesk(['n/1']);
  lag.inMatch('n', []);
  lag.onDesk([]);
  expect(lag.report()).toMatchObject({ rows: 2, came_ms: 90, stayed_ms: 40, left: [] });
});

test('what never came and what never went is named at the end', () => {
  lag.inMatch('m', ['m/1']);
  lag.onDesk(['n/2']);
  expect(lag.report().left).toEqual(['missing m/1', 'stale n/2']);
});
