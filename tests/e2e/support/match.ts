import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { bansOf, DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { legalBans, legalPicks } from '@pailei/domain/series/decide/legal';
import { nextAction } from '@pailei/domain/series/next-action';
import type { GameResult, SeriesState } from '@pailei/domain/series/types';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createPace } from '@pailei/simulator/connections/pace';
import { announceTournament, checkInAll, enter } from '@pailei/simulator/run-tournament';
import { freshName, newPlayer, staffOfSite, type Player } from './players.ts';

type SiteStaff = Awaited<ReturnType<typeof staffOfSite>>;

/** A running tournament of two, and the match they are in: its sides by person. */
export type RunningMatch = Duel & { tournament: TournamentState; staff: SiteStaff };

/** Two people who play a match, of an event or of a battle. */
export type Duel = Record<Side, Player> & { matchId: string };

export const FINAL_ONLY: StageSettings[] = [
  { type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false },
];

/** A tournament that is open for registration. */
export async function openTournament(staff: SiteStaff, stages = FINAL_ONLY, capacity = 2): Promise<TournamentState> {
  const name = freshName('双人擂 ');
  const plan = {
    name,
    description: '',
    capacity,
    format: 'conquest' as const,
    stages,
    timers: DEFAULT_SERIES_TIMERS,
  };
  return announceTournament(staff, plan);
}

type DuelOptions = {
  staff?: Promise<SiteStaff>;
  /** What the players' names begin with; the rest makes them unique. */
  players?: readonly [string, string];
  /** Of the decks, in their order. */
  decks?: readonly string[];
};

/** Two new players whose first match of three games is open. */
export async function buildRunningMatch(
  stages = FINAL_ONLY,
  { staff: people = staffOfSite(), players = ['守擂', '攻擂'], decks }: DuelOptions = {},
): Promise<RunningMatch> {
  const [staff, one, other] = await Promise.all([people, ...players.map(newPlayer)] as const);
  if (!one || !other) throw new Error('a running is of two');
  const announced = await openTournament(staff, stages);
  const pace = createPace(1, 1);
  const first = await enter(one, announced, pace);
  await enter(other, announced, pace);
  if (decks) await Promise.all([one, other].map((player) => renameDecks(player, announced.id, decks)));
  await checkInAll(staff, [one, other], announced.id, 600);
  const tournament = await startTournament(staff, announced.id);
  const match = openMatch(tournament);
  const [a, b] = match.a === first ? [one, other] : [other, one];
  return { a, b, tournament, matchId: match.match_id, staff };
}

async function renameDecks({ site }: Player, id: string, names: readonly string[]): Promise<void> {
  const { decks } = await site.call(tournamentsApi.entry, { params: { id } });
  const renamed = decks.map(({ name, code }, slot) => ({ code, name: names[slot] ?? name }));
  await site.call(tournamentsApi.submitDecks, { params: { id }, body: { decks: renamed } });
}

export async function startTournament({ referee }: SiteStaff, id: string): Promise<TournamentState> {
  return (await referee.site.call(tournamentsApi.start, { params: { id }, body: {} })).tournament;
}

/** The match of two that is being played. */
export function openMatch({ stages }: TournamentState): MatchSummary {
  const match = stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find(({ result }) => result === null);
  if (!match) throw new Error('no match is open');
  return match;
}

/** What a REST read says of the match. */
export async function readSeries({ a, matchId }: Pick<Duel, 'a' | 'matchId'>): Promise<SeriesState> {
  return (await a.site.call(matchesApi.get, { params: { id: matchId } })).series;
}

/** Both sides do what is next, with the first deck that is allowed, until a game is being played. */
export async function playUntilGame(running: Duel): Promise<void> {
  for (;;) {
    const series = await readSeries(running);
    const side = SIDES.find((candidate) => ['ready', 'ban', 'pick'].includes(nextAction(series, candidate).action));
    if (side === undefined) return;
    await takeTurn(running, series, side);
  }
}

function takeTurn(running: Duel, series: SeriesState, side: Side): Promise<unknown> {
  const { site } = running[side];
  const params = { id: running.matchId };
  const { action, game_number } = nextAction(series, side);
  if (action === 'ready') return site.call(matchesApi.ready, { params, body: {} });
  if (action === 'ban')
    return site.call(matchesApi.bans, {
      params,
      body: { slots: legalBans(series, side).slice(0, bansOf(series.settings, side)) },
    });
  return site.call(matchesApi.pick, {
    params,
    body: { game_number: game_number ?? 1, slot: legalPicks(series, side)[0] ?? 0 },
  });
}

/** One side says how the game that is being played ended. */
export async function report(running: Duel, side: Side, result: GameResult): Promise<void> {
  const { game_number } = nextAction(await readSeries(running), side);
  await running[side].site.call(matchesApi.report, {
    params: { id: running.matchId },
    body: { game_number: game_number ?? 1, result },
  });
}

/** The next game from its picks to the result that both report. */
export async function playGame(running: Duel, winner: Side): Promise<void> {
  await playUntilGame(running);
  for (const side of SIDES) await report(running, side, winner);
}

export const matchViewPath = ({ tournament, matchId }: Pick<RunningMatch, 'tournament' | 'matchId'>): string =>
  `/solo-tournaments/${tournament.id}/match-view?match=${matchId}`;
export const myPanelPath = (tournamentId: string): string => `/solo-tournaments/${tournamentId}?tab=mine`;
