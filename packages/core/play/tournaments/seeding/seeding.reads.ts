import { generalError } from '@pailei/contracts/http/errors';
import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeedingFacts } from '@pailei/contracts/play/tournaments/seeding.contract';
import { SEEDING_BY_LOT, type SeedOrder } from '@pailei/domain/tournament/seeding/seeding';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { TournamentsDeps } from '../commands/change-tournament.ts';
import { findShownEvent } from '../shown-tournament.ts';
import { loadTournament } from '../tournament-state.ts';
import { readSeedValues, readTeams } from './seed-facts.ts';

/** What the staff read before they choose how the seeds come about. */
export function seedingReads(deps: TournamentsDeps) {
  return {
    /** What an order would be made of now; without one, of the chosen order. */
    seeding(actor: Actor, id: string, query: QueryOf<typeof tournamentsApi.seeding>): Promise<SeedingFacts> {
      return readInOneSnapshot(deps.db, async (trx) => {
        const shown = await findShownEvent(trx, id, actor);
        if (!shown) throw generalError('not_found');
        const { state } = await loadTournament(trx, shown.row);
        const seeding = state.seeding ?? SEEDING_BY_LOT;
        const values = await readSeedValues(trx, state, wantedOrder(query) ?? seeding.order, deps.now());
        return { values, teams: await readTeams(trx, state) };
      });
    },
  };
}

function wantedOrder({ kind, tournament_id, season_id }: QueryOf<typeof tournamentsApi.seeding>): SeedOrder | null {
  if (kind === 'places') return tournament_id === undefined ? { kind: 'random' } : { kind, tournament_id };
  if (kind === 'season') return season_id === undefined ? { kind: 'random' } : { kind, season_id };
  return kind === undefined ? null : { kind };
}
