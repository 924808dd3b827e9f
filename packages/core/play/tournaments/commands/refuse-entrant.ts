import { appError } from '@pailei/contracts/http/errors';
import { PAIRING_ERRORS } from '@pailei/contracts/play/pairings/pairings.api';
import { accountsOfEntry } from '@pailei/domain/tournament/teams/roster';
import type { ParticipantStatus, TournamentState } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';

const IN_THE_FIELD: readonly ParticipantStatus[] = ['registered', 'checked_in', 'active'];

/** Whoever plays in an event does not decide who meets whom. */
export function refuseEntrant({ participants }: TournamentState, actor: Actor): void {
  const isIn = Object.values(participants).some(
    (participant) => IN_THE_FIELD.includes(participant.status) && accountsOfEntry(participant).includes(actor.user_id),
  );
  if (isIn) throw appError(PAIRING_ERRORS, 'own_event');
}
