import type { RoundDraftView } from '@pailei/contracts/play/pairings/pairings.api';
import type { Adjustment } from '@pailei/domain/tournament/stages/pairing/seated-round';
import { useState } from 'react';

import { useDraftEdit } from './draft.api.ts';

/** Whom the staff have picked, at most two, and what is to be done with them. */
export type DraftSelection = {
  readonly ids: readonly string[];
  readonly reason: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly setReason: (reason: string) => void;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  readonly apply: (kind: Adjustment['kind'], ids: readonly string[]) => void;
};

export function useDraftSelection(tournamentId: string, { revision }: RoundDraftView): DraftSelection {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const edit = useDraftEdit(tournamentId);
  const clear = () => {
    setIds([]);
    setReason('');
    edit.reset();
  };
  return {
    ids,
    reason,
    error: edit.error,
    isPending: edit.isPending,
    setReason,
    toggle: (id) => {
      edit.reset();
      setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now.slice(-1), id]));
    },
    clear,
    apply: (kind, participants) => {
      setIds(participants);
      const body = { revision, kind, participant_ids: [...participants], reason: reason.trim() || null };
      edit.mutate(body, { onSuccess: clear });
    },
  };
}
