import { beforeEach, expect, test } from 'vitest';
import { createDeskLag } from './desk-lag.ts';

let at = 0;
let lag: ReturnType<typeof createDeskLag>;
beforeEach(() => {
  at = 0;
  lag = createDeskLag(() => at);
});
const after = (ms: number) => (at += ms);

const all = (ms: number) => ({ p50: ms, p99: ms, most: ms });

test('a row that comes late, waits, and stays too long is measured in each', () => {
  lag.inMatch('m', ['m/1']);
  after(300);
  lag.onDesk(['m/1']);
  after(5_000);
  lag.inMatch('m', []);
  after(700);
  lag.onDesk([]);
  expect(lag.report()).toEqual({ rows: 1, came: all(300), stayed: all(700), stood: all(5_700), left: [] });
});

test('of several the usual and the worst are told, in whatever order they come', () => {
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
  const { rows, came, stayed, left } = lag.report();
  // A row that is on the desk before its match says so is taken for one that stayed.
  expect([rows, came, stayed, left]).toEqual([2, all(90), { p50: 10, p99: 40, most: 40 }, []]);
});

test('what never came and what never went is named at the end', () => {
  lag.inMatch('m', ['m/1']);
  lag.onDesk(['n/2']);
  expect(lag.report().left).toEqual(['missing m/1', 'stale n/2']);
});
