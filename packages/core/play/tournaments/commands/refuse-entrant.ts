import { appError } from '@pailei/contracts/http/errors';
import { PAIRING_ERRORS } from '@pailei/contracts/play/pairings/pairings.api';
import { accountsOfEntry, type ParticipantStatus, type TournamentState } from '@pailei/domain/tournament';
import type { Actor } from '@pailei/live/registry';

const IN_THE_FIELD: readonly ParticipantStatus[] = ['registered', 'checked_in', 'active'];

/** Whoever plays in an event does not decide who meets whom. */
export function refuseEntrant({ participants }: TournamentState, actor: Actor): void {
  const isIn = Object.values(participants).some(
    (participant) => IN_THE_FIELD.includes(participant.status) && accountsOfEntry(participant).includes(actor.user_id),
  );
  if (isIn) throw appError(PAIRING_ERRORS, 'own_event');
}
