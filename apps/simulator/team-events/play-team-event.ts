import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { BattleState } from '@pailei/domain/battles/types';
import { hashSeed } from '@pailei/domain/random/seeded';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createFeedClient } from '@pailei/live/feed-client';
import { playBattle, type BattleResult } from '../battles/play-battle.ts';
import { untilOpen } from '../connections/open-sockets.ts';
import { createPace } from '../connections/pace.ts';
import { asError, isRefused } from '../connections/refusals.ts';
import { championOf, describeEvent, isOver } from '../event-steps.ts';
import { compareUntilEqual, type Comparison } from '../people/compare.ts';
import { followTournament } from '../people/follow-tournament.ts';
import type { Habits } from '../people/habits.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import type { EnteredTeams } from './enter-teams.ts';
import { findEventFaults, openFixtures } from './event-faults.ts';

export type TeamEventDeps = {
  seed: number;
  speed: number;
  habits: Habits;
  log: (line: string) => void;
  onError: (error: Error) => void;
};

export type TeamEventResult = {
  event: TournamentState;
  battles: BattleState[];
  rulings: number;
  drops: number;
  champion: string;
  comparisons: Comparison[];
  /** What was missed or came twice, and where event, battles and boards do not say the same. */
  faults: string[];
};

const COMPARE_WITHIN_MS = 10_000;

/**
 * Plays an entered event of teams to its end: whatever fixture opens is a battle that both teams play, under the eyes of a spectator
 * on the event, on every battle and on every board.
 */
export async function playTeamEvent(
  deps: TeamEventDeps,
  staff: Staff,
  { event: { id }, teams }: { event: TournamentState; teams: EnteredTeams },
  start: () => Promise<unknown>,
): Promise<TeamEventResult> {
  const { site } = staff.admin;
  const battles = new Map<string, Promise<BattleResult>>();
  const over = Promise.withResolvers<TournamentState>();
  // A battle may go wrong before anybody waits for the end.
  over.promise.catch(() => undefined);
  const live = createFeedClient({ ...site.live, getToken: () => null });
  let shown = '';

  function look(state: TournamentState): void {
    for (const fixture of openFixtures(state)) {
      if (battles.has(fixture.match_id)) continue;
      const played = playFixture(deps, staff, fixture, { id, teams });
      battles.set(fixture.match_id, played);
      played.catch(over.reject);
    }
    const news = describeEvent(state);
    if (news !== shown) deps.log(news);
    shown = news;
    if (isOver(state)) over.resolve(state);
  }

  try {
    const spectator = followTournament(live, site, { id, onState: look });
    await untilOpen([live], { site: site.live, log: () => undefined, patienceMs: PATIENCE_MS });
    await start();
    await over.promise;
    const results = await Promise.all(battles.values());
    const seen = await compareUntilEqual([id], COMPARE_WITHIN_MS, spectator.compare);
    const { tournament } = await site.call(tournamentsApi.get, { params: { id } });
    return resultOf(tournament, results, seen);
  } finally {
    live.close();
  }
}

type Entered = { id: string; teams: EnteredTeams };

/** One fixture to its end; then a team may have had enough. */
async function playFixture(
  { seed, speed, habits, log, onError }: TeamEventDeps,
  staff: Staff,
  { match_id, stage, round, table, a, b }: MatchSummary,
  { id, teams }: Entered,
): Promise<BattleResult> {
  const place = `${stage}.${round}.${table}`;
  const pace = createPace(hashSeed(seed, place), speed, habits);
  const sides = { a: teamOf(teams, a), b: teamOf(teams, b) };
  const result = await playBattle({ pace, log, onError }, staff, { id: match_id, teams: sides }).ended;
  for (const { captain } of [sides.a, sides.b])
    if (pace.happens(habits.drops, `drop ${captain.username} ${place}`))
      await captain.site.call(teamEventsApi.drop, { params: { id }, body: {} }).catch((error: unknown) => {
        // There is nothing to drop out of any more.
        if (!isRefused(error)) onError(asError(error));
      });
  return result;
}

function teamOf(teams: EnteredTeams, participantId: string): SimulatedTeam {
  const team = teams.get(participantId);
  if (!team) throw new Error(`participant ${participantId} is no team of this run`);
  return team;
}

function resultOf(
  event: TournamentState,
  results: readonly BattleResult[],
  seen: readonly Comparison[],
): TeamEventResult {
  const battles = results.map(({ battle }) => battle);
  return {
    event,
    battles,
    rulings: results.reduce((sum, { rulings }) => sum + rulings, 0),
    drops: Object.values(event.participants).filter(({ status }) => status === 'dropped').length,
    champion: championOf(event),
    comparisons: [...seen, ...results.flatMap(({ comparisons }) => comparisons)],
    faults: [...findEventFaults(event, battles), ...results.flatMap(({ faults }) => faults)],
  };
}
