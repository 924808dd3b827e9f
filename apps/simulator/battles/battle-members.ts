import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { requiredDecks, SIDES, type BySide } from '@pailei/domain/series';
import { createFeedClient, type LiveClient } from '@pailei/live/feed-client';
import type { Pace } from '../connections/pace.ts';
import type { Account } from '../people/accounts.ts';
import { followOpenMatches } from '../people/open-matches.ts';
import { playMatch } from '../people/play-match.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { decksFor } from '../tournament-plan.ts';
import type { BoardSeries } from './battle-offer.ts';
import { leadSide } from './captain.ts';

export type MembersDeps = { pace: Pace; onError: (error: Error) => void };
export type PlayingTeams = BySide<Pick<SimulatedTeam, 'captain' | 'members'>>;

/** All members of two teams, each with a connection of their own: captains lead, and whoever has a board plays it. */
export function createMembers({ pace, onError }: MembersDeps, teams: PlayingTeams) {
  const people = SIDES.flatMap((side) =>
    [teams[side].captain, ...teams[side].members].map((account) => ({ account, side, live: connect(account) })),
  );

  function sitDown(battleId: string, { account, side, live }: (typeof people)[number]): void {
    const deps = { site: account.site, live, pace, onError };
    followOpenMatches(live, account.user_id, ({ match_id, battle_id }, closed) => {
      if (battle_id === battleId) void playMatch(deps, match_id, { sideOf: () => side, closed });
    });
    if (account === teams[side].captain) leadSide(deps, { battleId, side });
  }

  return {
    play: (battleId: string) => people.forEach((person) => sitDown(battleId, person)),
    connections: (): readonly LiveClient[] => people.map(({ live }) => live),
    leave: () => people.forEach(({ live }) => live.close()),
  };
}

const connect = ({ site }: Account): LiveClient => createFeedClient({ ...site.live, getToken: () => site.token() });

/** The library of a member has as many decks as a board asks for, for the captain to choose. */
export async function shareDecks(pace: Pace, { username, site }: Account, series: BoardSeries): Promise<void> {
  const count = requiredDecks(series);
  const { total } = await site.call(decksApi.list, { query: { limit: '1' } });
  const isSpecialist = series.format === 'specialist';
  for (const { name, code } of decksFor(pace, username, { count, isSpecialist }).slice(total))
    await site.call(decksApi.create, { body: { name, code, visibility: 'team' } });
}
