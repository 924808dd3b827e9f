import { openRush, type Rush } from '../support/rush/rush.ts';
import { startRushSite } from '../support/rush/rush-site.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type RushOptions = { players?: number; reports?: number };

type Row = { what: string; calls: number; per_second: number; p50_ms: number; p99_ms: number; refused: number };
export type RushReport = { name: 'rush'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

/** How long a caller waits for an answer before a browser gives up. */
const PATIENCE_MS = 7_000;
const CHECK_IN_MS = 10_000;
const REPORT_MS = 1_000;

/**
 * A whole field on a whole site: everybody checks in within ten seconds, then so many reports come within one. A watcher of the event
 * and one of every match have to end with what the server has.
 */
export async function run({ players = 1_024, reports = 300 }: RushOptions = {}): Promise<RushReport> {
  const site = await startRushSite(players);
  try {
    const event = await openRush(site);
    const checkedIn = await event.checkIn({ overMs: CHECK_IN_MS });
    const seated = await event.playToReports(Math.floor(reports / 2));
    const reported = await event.report(seated, { overMs: REPORT_MS });
    const twice = (await event.timesLogged('participant_checked_in')).filter((times) => times !== 1).length;
    const ended = (await event.timesLogged('match_finished')).filter((times) => times === 1).length;
    event.close();
    const rows = [rowOf('check in, over 10 s', checkedIn), rowOf('report, over 1 s', reported)];
    console.table(rows);
    const goals = [
      ...rows.flatMap(({ what, p99_ms, refused }) => [
        atMost(`${what}: p99, ms`, PATIENCE_MS, p99_ms),
        atMost(`${what}: refused`, 0, refused),
      ]),
      atMost('players who are in the log twice', 0, twice),
      atMost('matches that did not end, or more than once', 0, seated.length - ended),
      atMost('watchers who differ from the server', 0, different(checkedIn) + different(reported)),
    ];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'rush', machine: machine(), rows, goals };
  } finally {
    await site.stop();
  }
}

const different = ({ comparisons }: Rush) => comparisons.filter(({ isEqual }) => !isEqual).length;

function rowOf(what: string, { answers: { statuses, per_second, p50_ms, p99_ms } }: Rush): Row {
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const refused = calls - (statuses[200] ?? 0);
  return { what, calls, per_second: rounded(per_second), p50_ms: rounded(p50_ms), p99_ms: rounded(p99_ms), refused };
}
