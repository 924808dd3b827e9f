import { generalError } from '@pailei/contracts/errors';
import type { TournamentView } from '@pailei/contracts/tournaments';
import { readTogether } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { changeTournament } from './change-tournament.ts';
import type { TournamentsDeps } from './change-tournament.ts';
import { playerCommands } from './player-commands.ts';
import { shownTournament } from './shown-tournament.ts';
import { staffCommands } from './staff-commands.ts';
import { listTournaments } from './tournaments.list.ts';
import type { ListQuery } from './tournaments.list.ts';

export type TournamentsService = ReturnType<typeof createTournamentsService>;

/** One tournament from draft to placements: what players, referees and organisers do with it, and what each may see. */
export function createTournamentsService(deps: TournamentsDeps) {
  const change = changeTournament(deps);
  return {
    list(actor: Actor | null, query: ListQuery) {
      if (query.mine && !actor) throw generalError('unauthorized');
      return listTournaments(deps.db, query, actor);
    },

    async get(actor: Actor | null, id: string): Promise<TournamentView> {
      const view = await readTogether(deps.db, (trx) => shownTournament(trx, id, actor));
      if (!view) throw generalError('not_found');
      return view;
    },

    ...playerCommands(deps),
    ...staffCommands(deps, change),
  };
}
