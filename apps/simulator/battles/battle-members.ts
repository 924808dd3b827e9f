import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { requiredDecks } from '@pailei/domain/series/settings';
import { SIDES, type BySide } from '@pailei/domain/series/sides';
import { createFeedClient, type LiveClient } from '@pailei/live/feed-client';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { Pace } from '../connections/pace.ts';
import type { Account } from '../people/accounts.ts';
import { followOpenMatches } from '../people/open-matches.ts';
import { playMatch } from '../people/play-match.ts';
import { membersOf, type SimulatedTeam } from '../teams/simulate-teams.ts';
import { decksFor } from '../tournament-plan.ts';
import type { BoardSeries } from './battle-offer.ts';
import { leadSide } from './captain.ts';
import { followCheckIn } from './member-check-in.ts';

export type MembersDeps = { pace: Pace; onError: (error: Error) => void };
const MEMBERS_AT_ONCE = 8;

export type PlayingTeams = BySide<SimulatedTeam>;

/** All members of two teams, each with a connection of their own: captains lead, and whoever has a board plays it. */
export function createMembers({ pace, onError }: MembersDeps, teams: PlayingTeams) {
  const people = SIDES.flatMap((side) =>
    membersOf(teams[side]).map((account, place) => ({ account, side, place, live: connect(account) })),
  );

  function sitDown(battleId: string, { account, side, place, live }: (typeof people)[number]): void {
    const deps = { site: account.site, live, pace, onError };
    followOpenMatches(live, account.user_id, ({ match_id, battle_id }, closed) => {
      if (battle_id === battleId) void playMatch(deps, match_id, { sideOf: () => side, closed });
    });
    followCheckIn(deps, { battleId, side, place });
    const people = new Set(membersOf(teams[side]).map(({ user_id }) => user_id));
    if (account === teams[side].captain) leadSide(deps, { battleId, side, people });
  }

  return {
    play: (battleId: string) => people.forEach((person) => sitDown(battleId, person)),
    connections: (): readonly LiveClient[] => people.map(({ live }) => live),
    leave: () => people.forEach(({ live }) => live.close()),
  };
}

const connect = ({ site }: Account): LiveClient => createFeedClient({ ...site.live, getToken: () => site.token() });

/** Every member's library has the decks that a captain may choose for a board. */
export async function shareTeamDecks(pace: Pace, teams: readonly SimulatedTeam[], series: BoardSeries): Promise<void> {
  const everybody = teams.flatMap(membersOf);
  await mapConcurrently(everybody, MEMBERS_AT_ONCE, (account) => shareDecks(pace, account, series));
}

/** The library of a member has as many decks as a board asks for, for the captain to choose. */
async function shareDecks(pace: Pace, { username, site }: Account, series: BoardSeries): Promise<void> {
  const count = requiredDecks(series);
  const { total } = await site.call(decksApi.list, { query: { limit: '1' } });
  const isSpecialist = series.format === 'specialist';
  for (const { name, code } of decksFor(pace, username, { count, isSpecialist }).slice(total))
    await site.call(decksApi.create, { body: { name, code, visibility: 'team' } });
}
