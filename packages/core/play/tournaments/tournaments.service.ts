import { generalError } from '@pailei/contracts/http/errors';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { changeTournament, type TournamentsDeps } from './commands/change-tournament.ts';
import { playerCommands } from './commands/player-commands.ts';
import { shownTournament } from './shown-tournament.ts';
import { staffCommands } from './commands/staff-commands.ts';
import { listTournaments, type ListQuery } from './tournaments.list.ts';

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
      const view = await readInOneSnapshot(deps.db, (trx) => shownTournament(trx, id, actor));
      if (!view) throw generalError('not_found');
      return view;
    },

    ...playerCommands(deps),
    ...staffCommands(deps, change),
  };
}
