import { expect, test } from 'vitest';
import { DEFAULT_LEAGUE_SETTINGS } from '../battles/league/settings.ts';
import { leagueWindow } from '../battles/league/league-window.ts';
import { DEFAULT_TEAM_SETTINGS } from '../tournament/teams/team-settings.ts';
import { evolveTournament } from '../tournament/evolve.ts';
import type { TournamentEvent } from '../tournament/events.ts';
import { running, swiss } from '../tournament/testing/running.arbitrary.ts';
import type { MatchSummary } from '../tournament/stages/stage-base.ts';
import { roundDesk, type DeskTable } from './round-desk.ts';

const driver = running(4, [swiss(2)]);
const started = driver.state;
const round = started.stages[0]!.rounds[0]!;
const [first, second] = round.matches as [MatchSummary, MatchSummary];
const startMs = Date.parse(round.started_at);
const after = (minutes: number) => startMs + minutes * 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

type Progress = Partial<Extract<TournamentEvent, { type: 'match_progressed' }>['payload']>;

function progressed(match: MatchSummary, change: Progress, from = started) {
  const facts = { match_id: match.match_id, status: 'playing' as const, wins_a: 0, wins_b: 0, due_at: null };
  return evolveTournament(from, { type: 'match_progressed', payload: { ...facts, at: iso(startMs), ...change } });
}
const tableOf = (state: typeof started, minutes: number, { match_id }: MatchSummary): DeskTable =>
  roundDesk(state, after(minutes))!.tables.find(({ match }) => match.match_id === match_id)!;

test('a best of three has 40 minutes until the warning line and ten more until the judge line', () => {
  const desk = roundDesk(started, after(0))!;
  expect([desk.stage, desk.round, desk.warning_at, desk.judge_at]).toEqual([0, 1, iso(after(40)), iso(after(50))]);
});

test('a match without a result is unreported from the warning line on', () => {
  const playing = progressed(first, {});
  expect(tableOf(playing, 39, first)).toMatchObject({ state: 'going', since: null });
  expect(tableOf(playing, 40, first)).toMatchObject({ state: 'unreported', since: iso(after(40)) });
  expect(tableOf(progressed(first, { status: 'paused' }), 60, first).state).toBe('going');
});

test('a side is late in the last minute of its time to come, and after it', () => {
  const waiting = progressed(first, { status: 'check_in', due_at: iso(after(5)) });
  expect(tableOf(waiting, 3, first)).toMatchObject({ state: 'waiting', since: null });
  expect(tableOf(waiting, 4, first)).toMatchObject({ state: 'late', since: iso(after(4)) });
  const prolonged = progressed(first, { status: 'check_in', due_at: iso(after(10)), check_in_rung: 1 });
  expect(tableOf(prolonged, 6, first)).toMatchObject({ state: 'late', since: iso(after(5)) });
  expect(tableOf(progressed(first, { status: 'ban' }, prolonged), 6, first).state).toBe('going');
});

test('a dispute is a dispute however long it takes, and a result ends all waiting', () => {
  expect(tableOf(progressed(first, { status: 'disputed' }), 90, first).state).toBe('disputed');
  const over = evolveTournament(started, {
    type: 'match_finished',
    payload: {
      match_id: second.match_id,
      status: 'finished',
      wins_a: 2,
      wins_b: 0,
      result: 'a',
      at: iso(after(20)),
    },
  });
  expect(tableOf(over, 90, second)).toMatchObject({ state: 'over', since: null });
});

test('while the whole event stands still nothing gets late, and afterwards there is as much more time', () => {
  const by = { user_id: 'r', name: '裁判甲' };
  const paused = evolveTournament(progressed(first, {}), {
    type: 'event_paused',
    payload: { reason: '停电', by, at: iso(after(30)) },
  });
  expect(tableOf(paused, 90, first).state).toBe('going');
  const resumed = evolveTournament(paused, {
    type: 'event_resumed',
    payload: { paused_ms: 60 * 60_000, reason: '来电', by, at: iso(after(90)) },
  });
  expect(tableOf(resumed, 99, first).state).toBe('going');
  expect(tableOf(resumed, 100, first)).toMatchObject({ state: 'unreported', judge_at: iso(after(110)) });
});

test('there is nothing to see before the start and after the end', () => {
  expect(roundDesk({ ...started, status: 'registration' }, after(0))).toBeNull();
  expect(roundDesk({ ...started, status: 'finished' }, after(0))).toBeNull();
});

test('three hundred results in one second leave no table behind', () => {
  const [stage] = started.stages;
  const matches = Array.from({ length: 300 }, (_, index) => ({ ...first, match_id: `m${index}`, table: index + 1 }));
  const match_index = Object.fromEntries(matches.map(({ match_id }, index) => [match_id, [0, 0, index] as const]));
  const crowded = { ...started, stages: [{ ...stage!, rounds: [{ ...round, matches }] }], match_index };
  const results = matches.map(({ match_id }, index): TournamentEvent => ({
    type: 'match_finished',
    payload: { match_id, status: 'finished', wins_a: 2, wins_b: 0, result: 'a', at: iso(after(45) + index) },
  }));
  const statesAt = (state: typeof started) => roundDesk(state, after(46))!.tables.map((table) => table.state);
  const half = results.slice(0, 150).reduce(evolveTournament, crowded as typeof started);
  expect(statesAt(crowded as typeof started)).toEqual(Array.from({ length: 300 }, () => 'unreported'));
  expect(statesAt(half).filter((state) => state === 'over')).toHaveLength(150);
  const all = results.reduce(evolveTournament, crowded as typeof started);
  expect(new Set(statesAt(all))).toEqual(new Set(['over']));
  expect(roundDesk(all, after(46))).toMatchObject({ warning_at: null, judge_at: null });
});

test('a fixture of a league has until the end of its week, with what a pause took', () => {
  const group = { type: 'round_robin', group_count: 1, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'lot' } as const;
  const { state } = running(4, [group]);
  const team = { ...DEFAULT_TEAM_SETTINGS, league: DEFAULT_LEAGUE_SETTINGS };
  const league = { ...state, settings: { ...state.settings, team } };
  const [opened] = league.stages[0]!.rounds;
  const { ends_at } = leagueWindow(DEFAULT_LEAGUE_SETTINGS, opened!.started_at);
  const statesAt = (ms: number, seen = league) => roundDesk(seen, ms)!.tables.map((table) => table.state);
  expect(statesAt(Date.parse(ends_at) - 1)).toEqual(['going', 'going']);
  expect(statesAt(Date.parse(ends_at))).toEqual(['unreported', 'unreported']);
  const pause = { reason: '停电', by: { user_id: 'r', name: '裁判' } };
  const events: TournamentEvent[] = [
    { type: 'event_paused', payload: { ...pause, at: opened!.started_at } },
    {
      type: 'event_resumed',
      payload: { ...pause, paused_ms: 60_000, at: iso(Date.parse(opened!.started_at) + 60_000) },
    },
  ];
  const resumed = { ...league, ...events.reduce(evolveTournament, league) } as typeof league;
  expect(statesAt(Date.parse(ends_at), resumed)).toEqual(['going', 'going']);
});
