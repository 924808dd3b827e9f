import { generalError } from '@pailei/contracts/errors';
import type { TournamentView } from '@pailei/contracts/tournaments';
import type { Actor } from '@pailei/live/registry';
import { changeTournament } from './change-tournament.ts';
import type { TournamentsDeps } from './change-tournament.ts';
import { playerCommands } from './player-commands.ts';
import { staffCommands } from './staff-commands.ts';
import { tournamentView } from './tournament-state.ts';
import { listTournaments } from './tournaments.list.ts';
import type { ListQuery } from './tournaments.list.ts';
import { canSee, viewDelay } from './tournaments.policy.ts';
import { findTournament } from './tournaments.repository.ts';

export type TournamentsService = ReturnType<typeof createTournamentsService>;

/** One tournament from draft to placements: what players, referees and organisers do with it, and what each may see. */
export function createTournamentsService(deps: TournamentsDeps) {
  const change = changeTournament(deps);
  return {
    list(actor: Actor | null, query: ListQuery) {
      if (query.mine && !actor) throw generalError('unauthorized');
      return listTournaments(deps.db, query, query.mine ? actor?.user_id : undefined, deps.now());
    },

    get(actor: Actor | null, id: string): Promise<TournamentView> {
      return deps.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          const row = await findTournament(trx, id);
          if (!row || !canSee(row, actor)) throw generalError('not_found');
          return tournamentView(trx, row, viewDelay(row, actor));
        });
    },

    ...playerCommands(deps, change),
    ...staffCommands(deps, change),
  };
}
