import type { DataOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { Player, profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { Db } from '@pailei/db/client';
import { holdsRight } from '@pailei/domain/rights/rights';
import { findPlayer } from './profile.repository.ts';
import {
  countTournaments,
  readBestPlacements,
  readClassRecords,
  readMatchTotals,
  readPlayedMatches,
} from './record.repository.ts';

export type PlayersDeps = { db: Db };

export type PlayersService = ReturnType<typeof createPlayersService>;

/** Players as everybody sees them: no e-mail address, no QQ number, no name in the game. */
export function createPlayersService({ db }: PlayersDeps) {
  async function find(id: string) {
    const row = await findPlayer(db, id);
    if (!row) throw generalError('not_found');
    return row;
  }

  return {
    async get(id: string): Promise<Player> {
      const { is_expert, expert_status, ...row } = await find(id);
      const totals = await readMatchTotals(db, id);
      return {
        ...row,
        is_expert: holdsRight('expert', { role: row.role, is_expert, expert_status, team_role: null }),
        tournaments_played: await countTournaments(db, id),
        matches_won: totals.won,
        matches_lost: totals.lost,
        best_placements: await readBestPlacements(db, id),
      };
    },

    async record(id: string, page: { skip: number; limit: number }): Promise<DataOf<typeof profileApi.record>> {
      await find(id);
      const { total } = await readMatchTotals(db, id);
      const items = await readPlayedMatches(db, id, page);
      return { items, total, ...page, classes: await readClassRecords(db, id) };
    },
  };
}
