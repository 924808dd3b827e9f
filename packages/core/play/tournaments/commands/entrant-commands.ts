import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Actor } from '@pailei/live/registry';
import { notify } from '../../../people/notifications/notify.ts';
import type { TournamentWork } from './change-tournament.ts';
import { forfeitOpenMatches } from '../fixtures/forfeit-open-matches.ts';
import type { StaffOrder } from './staff-orders.ts';
import { freezeLineup, readLineupOf } from './submit-decks.ts';
import { decksNotice } from '../tournament-notices.ts';

/** What organisers and referees do with one entrant. */
export function entrantCommands(direct: StaffOrder) {
  return {
    approve: (actor: Actor, id: string, participant_id: string) =>
      direct(actor, id, { type: 'approve', participant_id }),
    reject: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'reject', participant_id, reason }),
    reinstate: (actor: Actor, id: string, participant_id: string) =>
      direct(actor, id, { type: 'reinstate', participant_id }),
    dropParticipant: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'drop', participant_id, reason }, forfeitOf(participant_id)),
    /** Frozen copies for a participant who can't do it, or in the place of lists that were wrong. */
    enterDecks: (actor: Actor, id: string, participant_id: string, body: BodyOf<typeof tournamentsApi.enterDecks>) =>
      direct(
        actor,
        id,
        { type: 'enter_decks', participant_id, count: body.decks.length, reason: body.reason },
        async (trx, log, { row, state }, now) => {
          const decks = await readLineupOf(trx, state.settings, body.decks);
          await freezeLineup(trx, log, { row, state }, { participant_id, decks, now });
          await notify(trx, log, decksNotice(state, participant_id, 'entered', { at: now, reason: body.reason }));
        },
      ),
    unlockDecks: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'unlock_decks', participant_id, reason }, (trx, log, { state }, now) =>
        notify(trx, log, decksNotice(state, participant_id, 'unlocked', { at: now, reason })),
      ),
    disqualify: (actor: Actor, id: string, participant_id: string, reason: string) =>
      direct(actor, id, { type: 'disqualify', participant_id, reason }, forfeitOf(participant_id)),
  };
}

/** Gives up the open matches of a participant who is out. */
function forfeitOf(participantId: string): TournamentWork {
  return (trx, log, _loaded, now) => forfeitOpenMatches(trx, log, { participantId, now });
}
