import { appError } from '@pailei/contracts/http/errors';
import { SEEDING_ERRORS } from '@pailei/contracts/play/tournaments/seeding.contract';
import { SEEDING_BY_LOT, type SeedOrder, type Seeding } from '@pailei/domain/tournament/seeding/seeding';
import { entrantKindOf } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import { leaderboardPoints } from '../../../people/leaderboard/leaderboard.service.ts';
import { isSeason, readSeasonPoints } from '../../seasons/season-points.reads.ts';
import { findTeamsOf, findPlaces, isFinishedEvent } from './seeding.repository.ts';

/** What the site knows of entrants for their seeds: by participant id what they are ordered by (less is better), and who are one team. */
export type SeedFacts = {
  seed_values: Record<string, number>;
  teams: string[][];
};

/** For the seeding that an event has chosen; what it does not ask for is empty. */
export async function readSeedFacts(trx: Trx, state: TournamentState, now: string): Promise<SeedFacts> {
  const { order, teams_apart } = state.seeding ?? SEEDING_BY_LOT;
  const teams = teams_apart ? await readTeams(trx, state) : [];
  return { seed_values: await readSeedValues(trx, state, order, now), teams };
}

/** By participant id, less is better: points count from the most on. */
export async function readSeedValues(
  trx: Trx,
  state: TournamentState,
  order: SeedOrder,
  now: string,
): Promise<Record<string, number>> {
  switch (order.kind) {
    case 'random':
    case 'hand':
      return {};
    case 'points':
      return valuesByPoints(state, await leaderboardPoints(trx, now));
    case 'season':
      return valuesByPoints(
        state,
        await readSeasonPoints(trx, order.season_id, entrantKindOf(state.settings) === 'team' ? 'team' : 'account'),
      );
    case 'places': {
      const places = await findPlaces(trx, order.tournament_id);
      return valuesOf(state, (account) => places.get(account));
    }
    default:
      return order satisfies never;
  }
}

/** Participant ids of each team that has several in the event. Teams themselves are of none. */
export async function readTeams(trx: Trx, { participants }: TournamentState): Promise<string[][]> {
  const entries = Object.values(participants).filter(({ roster }) => roster === undefined);
  const teamOf = await findTeamsOf(
    trx,
    entries.map(({ user_id }) => user_id),
  );
  const inTeams = entries.filter(({ user_id }) => teamOf.has(user_id));
  return [...Map.groupBy(inTeams, ({ user_id }) => teamOf.get(user_id)).values()]
    .map((members) => members.map(({ id }) => id))
    .filter(({ length }) => length > 1);
}

/** Only the places of an event that is over, and the points of a season of the site, can be taken over. */
export async function refuseUnknownSource(trx: Trx, { order }: Seeding): Promise<void> {
  if (order.kind === 'season' && !(await isSeason(trx, order.season_id))) {
    const [, text] = SEEDING_ERRORS.seed_season_unknown;
    throw appError(SEEDING_ERRORS, 'seed_season_unknown', { 'order.season_id': text });
  }
  if (order.kind !== 'places' || (await isFinishedEvent(trx, order.tournament_id))) return;
  const [, text] = SEEDING_ERRORS.seed_event_unknown;
  throw appError(SEEDING_ERRORS, 'seed_event_unknown', { 'order.tournament_id': text });
}

/** By account or team: the more points, the better. */
function valuesByPoints(state: TournamentState, points: ReadonlyMap<string, number>): Record<string, number> {
  return valuesOf(state, (entrant) => {
    const earned = points.get(entrant);
    return earned === undefined ? undefined : -earned;
  });
}

function valuesOf(
  { participants }: TournamentState,
  valueOf: (entrant: string) => number | undefined,
): Record<string, number> {
  const known = Object.values(participants).flatMap(({ id, user_id, team_id, roster }): [string, number][] => {
    const value = valueOf(roster ? (team_id ?? '') : user_id);
    return value === undefined ? [] : [[id, value]];
  });
  return Object.fromEntries(known);
}
