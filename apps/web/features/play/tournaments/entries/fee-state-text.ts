import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';
import type { ParticipantStatus } from '@pailei/domain/tournament/types';

const GIVEN_BACK: readonly ParticipantStatus[] = ['rejected'];

/** What the entry costs, and that it was given back with a rejection; null: the event is free. */
export function feeStateText({ status, tournament }: Pick<EntryRow, 'status' | 'tournament'>): string | null {
  if (tournament.entry_fee === 0) return null;
  return GIVEN_BACK.includes(status) ? '已退回' : `${tournament.entry_fee} 积分`;
}
