import type { Entry } from '@pailei/contracts/play/tournaments/tournaments.api';
import { nextStep } from '@pailei/domain/tournament/next-step';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { readSubmission } from '../../submissions/submissions.ts';
import { submittedDeckView } from '../../submissions/submission-views.ts';
import { findOpenMatchesOfParticipant } from '../fixtures/fixtures.repository.ts';
import { loadTournament } from '../tournament-state.ts';
import { findParticipant, findTournament } from '../tournaments.repository.ts';

/** What an account has to do with a tournament: its entry, its own lists, the match that waits. */
export async function readEntry(db: Db, tournamentId: string, accountId: string): Promise<Entry> {
  const participant = await findParticipant(db, tournamentId, accountId);
  if (!participant) return { participant_id: null, status: null, decks: [], match_id: null, own: null };
  const [decks, [match], own] = await Promise.all([
    readSubmission(db, participant.id),
    findOpenMatchesOfParticipant(db, participant.id),
    readInOneSnapshot(db, (trx) => readOwnStep(trx, tournamentId, participant.id)),
  ]);
  return {
    participant_id: participant.id,
    status: participant.status,
    decks: decks.map(submittedDeckView),
    match_id: match?.id ?? null,
    own,
  };
}

/** Where views of the event trail: what an entrant may know at once of their own place in it. */
async function readOwnStep(trx: Trx, tournamentId: string, participantId: string): Promise<Entry['own']> {
  const row = await findTournament(trx, tournamentId);
  if (!row || row.delay_seconds === 0) return null;
  const { state } = await loadTournament(trx, row);
  const participant = state.participants[participantId];
  return participant ? { participant, step: nextStep(state, participantId) } : null;
}
