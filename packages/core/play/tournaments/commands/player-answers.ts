import type { Entry, EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { nextStep } from '@pailei/domain/tournament/next-step';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { readListedDecks, type ListedDeckRow } from '../../submissions/submissions.ts';
import { submittedDeckView } from '../../submissions/submission-views.ts';
import { findNextMatches } from '../fixtures/fixtures.repository.ts';

/** The entries of these participants after their commands. The log has been written. */
export async function answersAfter(
  trx: Trx,
  log: LiveLog,
  state: TournamentState,
  participantIds: readonly string[],
): Promise<ReadonlyMap<string, EntryAnswer>> {
  if (participantIds.length === 0) return new Map();
  const isTrailing = state.settings.delay_seconds > 0;
  const version = isTrailing ? null : log.versionOf(tournamentTopic.of(state.id));
  const decks = await readListedDecks(trx, participantIds);
  const matches = await findNextMatches(trx, state.status === 'running' ? participantIds : []);
  return new Map(
    participantIds.map((id) => {
      const found = { id, decks: decks.get(id) ?? [], match_id: matches.get(id) ?? null };
      return [id, { entry: entryAfter(state, found), version }];
    }),
  );
}

type Found = Pick<Entry, 'match_id'> & { id: string; decks: readonly ListedDeckRow[] };

function entryAfter(state: TournamentState, { id, decks, match_id }: Found): Entry {
  const participant = state.participants[id];
  if (!participant) throw new Error(`tournament ${state.id} has no participant ${id}`);
  const isTrailing = state.settings.delay_seconds > 0;
  return {
    participant_id: id,
    status: participant.status,
    decks: decks.map(submittedDeckView),
    match_id,
    own: isTrailing ? { participant, step: nextStep(state, id) } : null,
  };
}
