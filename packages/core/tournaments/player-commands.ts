import type { BodyOf } from '@pailei/contracts/endpoint';
import { generalError } from '@pailei/contracts/errors';
import type { Entry, TournamentView, tournamentsApi } from '@pailei/contracts/tournaments';
import type { TournamentCommand } from '@pailei/domain/tournament';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import type { ChangeTournament, TournamentsDeps, TournamentWork } from './change-tournament.ts';
import { readEntry } from './entries.ts';
import { requireGameId, saveGameId } from '../accounts/index.ts';
import { forfeitOpenMatch } from './forfeit-open-match.ts';
import { runCommand } from './run-command.ts';
import { findShownEvent } from './shown-tournament.ts';
import { freezeLineup, readLineupOf } from './submit-decks.ts';
import { findParticipant } from './tournaments.repository.ts';

type EnterBody = BodyOf<typeof tournamentsApi.register>;

/** What players do with their own entry. Someone without one gets a 404. */
export function playerCommands(deps: TournamentsDeps, change: ChangeTournament) {
  function enter(
    actor: Actor,
    id: string,
    commandFor: (participantId: string) => TournamentCommand,
    then?: TournamentWork,
  ): Promise<TournamentView> {
    return change(actor, id, async (trx, log, loaded, now) => {
      const entry = await findParticipant(trx, id, actor.user_id);
      if (!entry) throw generalError('not_found');
      const state = await runCommand(trx, log, loaded, { command: commandFor(entry.id), actor, now });
      await then?.(trx, log, { row: loaded.row, state }, now);
    });
  }

  return {
    entry: (actor: Actor, id: string): Promise<Entry> => readEntry(deps.db, id, actor.user_id),

    /** With a name to be found by in the game: the one given here is kept in the profile. */
    async register(actor: Actor, id: string, { game_id }: EnterBody = {}): Promise<TournamentView> {
      if (game_id !== undefined) await saveGameId(deps, actor.user_id, game_id);
      return change(actor, id, async (trx, log, loaded, now) => {
        if (!(await findShownEvent(trx, id, actor))) throw generalError('not_found');
        await requireGameId(trx, actor.user_id);
        const known = await findParticipant(trx, id, actor.user_id);
        const player = { participant_id: known?.id ?? newId(), user_id: actor.user_id, name: actor.username };
        await runCommand(trx, log, loaded, { command: { type: 'register', ...player }, actor, now });
      });
    },

    withdraw: (actor: Actor, id: string) =>
      enter(actor, id, (participant_id) => ({ type: 'withdraw', participant_id })),
    checkIn: (actor: Actor, id: string) => enter(actor, id, (participant_id) => ({ type: 'check_in', participant_id })),

    /** Leaves the tournament; a match that is open is given up. */
    drop: (actor: Actor, id: string) =>
      enter(
        actor,
        id,
        (participant_id) => ({ type: 'drop', participant_id }),
        (trx, log, _loaded, now) => forfeitOpenMatch(trx, log, { tournamentId: id, accountId: actor.user_id, now }),
      ),

    /** Freezes a copy of these decks in place of an earlier one. */
    async submitDecks(actor: Actor, id: string, body: BodyOf<typeof tournamentsApi.submitDecks>): Promise<Entry> {
      await change(actor, id, async (trx, log, loaded, now) => {
        const entry = await findParticipant(trx, id, actor.user_id);
        if (!entry) throw generalError('not_found');
        const decks = await readLineupOf(trx, loaded.state.settings, body.decks);
        const command = { type: 'submit_decks', participant_id: entry.id, count: decks.length } as const;
        await runCommand(trx, log, loaded, { command, actor, now });
        await freezeLineup(trx, log, loaded, { participant_id: entry.id, decks, now });
      });
      return readEntry(deps.db, id, actor.user_id);
    },
  };
}
