import type { LineUpDraft } from '@pailei/contracts/play/battles/battle-views';
import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { asOfAtom } from '../../../../shared/live/connection.atoms.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { useDebounced } from '../../../../shared/ui/forms/useDebounced.ts';
import {
  beginSync,
  isUnsaved,
  syncDraft,
  type DraftChange,
  type DraftContext,
  type DraftSync,
} from './model/draft-sync.ts';
import { bodyOf, isSameBody } from './model/edited-line-up.ts';
import type { LineUpEdit } from './model/line-up-edits.ts';
import { useSaveDraft } from './line-up.api.ts';

const SAVE_AFTER_MS = 500;

type DraftInput = {
  battleId: string;
  draft: LineUpDraft | null;
  /** What the page begins with where there is no draft. */
  proposal: LineUpBody;
  context: DraftContext;
};

/**
 * The line-up that a captain edits. It is saved by itself a moment after each change, one call at a time with the newest state; what
 * another captain saves is shown, but never while a row is held.
 */
export function useLineUpDraft({ battleId, draft, proposal, context }: DraftInput) {
  const [sync, change] = useReducer(
    (state: DraftSync, next: DraftChange) => syncDraft(state, next, context),
    null,
    () => beginSync(draft, proposal, context),
  );
  const [isHeld, setHeld] = useState(false);
  const save = useSaveDraft(battleId);
  const body = bodyOf(sync.edited, context.settings);
  const settled = useDebounced(JSON.stringify(body), SAVE_AFTER_MS) === JSON.stringify(body);
  const isDirty = isUnsaved(sync, context);

  useEffect(() => {
    if (draft && !isHeld) change({ type: 'arrived', draft });
  }, [draft, isHeld]);

  const send = () => save.mutate(body, { onSuccess: () => change({ type: 'saved', body }) });
  const sendSettled = useEffectEvent(send);
  const isRefused = save.isError && isSameBody(save.variables, body);
  useEffect(() => {
    if (isDirty && settled && !isHeld && !save.isPending && !isRefused) sendSettled();
  }, [isDirty, settled, isHeld, save.isPending, isRefused]);

  // what found no network is sent again when it is back
  const isAway = useAtomValue(asOfAtom) !== null;
  const sendAgain = useEffectEvent(() => {
    if (isRefused && save.error instanceof ApiError && save.error.code === 'no_response') send();
  });
  useEffect(() => {
    if (!isAway) sendAgain();
  }, [isAway]);

  return {
    edited: sync.edited,
    body,
    foreign: sync.foreign,
    savedAt: sync.seen_at,
    isSaving: isDirty && !isRefused,
    /** Why the newest state could not be saved. */
    saveError: isRefused ? save.error : null,
    edit: (edit: LineUpEdit) => change({ type: 'edit', edit }),
    takeForeign: () => change({ type: 'take_foreign' }),
    hold: setHeld,
    retry: send,
  };
}
export type LineUpDraftState = ReturnType<typeof useLineUpDraft>;
