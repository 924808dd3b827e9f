import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import type { EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { changeTournament, tournamentTurns, type TournamentsDeps } from './commands/change-tournament.ts';
import { playerCommands } from './commands/player-commands.ts';
import { eventLogPage } from './event-log.ts';
import { shownTournament } from './shown-tournament.ts';
import { staffCommands } from './commands/staff-commands.ts';
import { enterParticipantLate } from './field/enter-late.ts';
import { leavingReads } from './field/leaving.reads.ts';
import { roundDraftCommands } from './round-drafts/round-drafts.service.ts';
import { seedingReads } from './seeding/seeding.reads.ts';
import { standingsCsvFile, standingsJsonFile } from './standings-export.ts';
import { undoCommands } from './undo/undo.service.ts';
import { listTournaments, type ListQuery } from './tournaments.list.ts';

export type TournamentsService = ReturnType<typeof createTournamentsService>;

/** One tournament from draft to placements: what players, referees and organisers do with it, and what each may see. */
export function createTournamentsService(deps: TournamentsDeps) {
  const inTurn = tournamentTurns(deps);
  const change = changeTournament(deps, inTurn);
  const shown = async (actor: Actor | null, id: string): Promise<TournamentView> => {
    const view = await readInOneSnapshot(deps.db, (trx) => shownTournament(trx, id, actor));
    if (!view) throw generalError('not_found');
    return view;
  };
  return {
    list(actor: Actor | null, query: ListQuery, entrants: EntrantKind = 'account') {
      if (query.mine && !actor) throw generalError('unauthorized');
      return listTournaments(deps.db, query, actor, entrants);
    },

    get: shown,

    /** An event of accounts is none of teams. */
    async getOfTeams(actor: Actor | null, id: string): Promise<TournamentView> {
      const view = await shown(actor, id);
      if (!view.tournament.settings.team) throw generalError('not_found');
      return view;
    },

    async standingsCsv(actor: Actor | null, id: string, stage: number) {
      return standingsCsvFile({ ...(await shown(actor, id)), stage });
    },
    async standingsJson(actor: Actor | null, id: string, stage: number) {
      return standingsJsonFile({ ...(await shown(actor, id)), stage });
    },

    ...seedingReads(deps),
    log: (actor: Actor | null, id: string, page: { after: number; limit: number }): Promise<EventLogPage> =>
      readInOneSnapshot(deps.db, (trx) => eventLogPage(trx, actor, id, page)),

    ...playerCommands(deps),
    ...staffCommands(deps, change),
    ...roundDraftCommands(deps, inTurn, change),
    ...undoCommands(deps, change),
    ...leavingReads(deps),
    /** Somebody who comes in after the start, by the staff, with their lists. */
    enterOtherLate: (actor: Actor, id: string, body: BodyOf<typeof fieldApi.enterParticipantLate>) =>
      change(actor, id, (trx, log, loaded, now) => enterParticipantLate(trx, log, loaded, { ...body, actor, now })),
  };
}
