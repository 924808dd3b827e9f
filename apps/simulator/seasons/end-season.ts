import { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { Account } from '../people/accounts.ts';
import { readLines, readTables } from './read-season.ts';
import { championFaults, findSeasonFaults, prizeFaults, tableFaults } from './season-faults.ts';
import { closeOnce } from './season-staff.ts';

export type SeasonEnd = {
  /** Names; null: nobody stands first alone. */
  champions: Record<CompetitorKind, string | null>;
  rows: Record<CompetitorKind, number>;
  paid: number;
  /** What does not hold. */
  faults: string[];
};

type Season = { id: string; number: number; events: readonly TournamentState[]; players: readonly Account[] };

const READ_AT_ONCE = 8;

/** Counts a season anew, closes it, and looks at what must hold: tables, facts, champions, prizes. */
export async function endSeason(admin: Account, season: Season): Promise<SeasonEnd> {
  const { id, number, events, players } = season;
  const { site } = admin;
  const params = { id };
  const tables = await readTables(site, number);
  await site.call(adminSeasonsApi.recount, { params, body: {} });
  const recounted = await readTables(site, number);
  const lines = await readLines(site, number, recounted);
  const closing = await site.call(adminSeasonsApi.closing, { params });
  const closed = await closeOnce(admin, id);
  const page = await site.call(seasonsApi.champion, { params: { number: String(number) } });
  return {
    champions: { account: page.account?.name ?? null, team: page.team?.name ?? null },
    rows: { account: tables.account.length, team: tables.team.length },
    paid: closing.payouts.reduce((sum, { amount }) => sum + amount, 0),
    faults: [
      ...tableFaults(tables, recounted, 'a recount'),
      ...findSeasonFaults(lines, events),
      ...closed,
      ...tableFaults(tables, await readTables(site, number), 'the end of the season'),
      ...championFaults(page, tables),
      ...prizeFaults(closing, await readPrizes(players), id),
    ],
  };
}

/** What everybody's own ledger says of prizes of seasons. */
async function readPrizes(players: readonly Account[]) {
  const query = { kind: 'season_prize', limit: '100' };
  const ledgers = await mapConcurrently(players, READ_AT_ONCE, async ({ site, user_id }) => {
    const { items } = await site.call(pointsApi.mine, { query });
    return [user_id, items] as const;
  });
  return new Map(ledgers);
}
