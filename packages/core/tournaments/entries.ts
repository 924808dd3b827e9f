import type { Entry } from '@pailei/contracts/tournaments';
import type { Db } from '@pailei/db/client';
import { findOpenMatch } from '../matches/index.ts';
import { readSubmission, submittedDeckView } from '../submissions/index.ts';
import { findParticipant } from './tournaments.repository.ts';

/** What an account has to do with a tournament: its entry, its own lists, the match that waits. */
export async function readEntry(db: Db, tournamentId: string, accountId: string): Promise<Entry> {
  const participant = await findParticipant(db, tournamentId, accountId);
  if (!participant) return { participant_id: null, status: null, decks: [], match_id: null };
  const [decks, match] = await Promise.all([readSubmission(db, participant.id), findOpenMatch(db, participant.id)]);
  return {
    participant_id: participant.id,
    status: participant.status,
    decks: decks.map(submittedDeckView),
    match_id: match?.id ?? null,
  };
}
