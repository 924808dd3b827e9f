import type { TournamentEvent } from '@pailei/domain/tournament/events';
import type { Trx } from '@pailei/db/tx';
import { lockSubmissions } from '../../submissions/submissions.ts';

/** A participant's lists are final when they check in, everybody's when the tournament starts. */
export async function lockFinalDecks(
  trx: Trx,
  tournamentId: string,
  events: readonly TournamentEvent[],
  now: string,
): Promise<void> {
  if (events.some(({ type }) => type === 'tournament_started')) return lockSubmissions(trx, tournamentId, now);
  const checkedIn = events.flatMap(({ type, payload }) =>
    type === 'participant_checked_in' ? [payload.participant_id] : [],
  );
  if (checkedIn.length > 0) await lockSubmissions(trx, tournamentId, now, checkedIn);
}
