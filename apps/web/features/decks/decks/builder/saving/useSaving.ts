import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { className } from '@pailei/domain/decks/deck-rules';
import { isLegal } from '@pailei/domain/decks/check/check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../../../../shared/api/error-text.ts';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { useSaveDeck } from '../../decks.api.ts';
import { draftOf, isSameDeck } from '../builder.model.ts';
import type { Builder } from '../useBuilder.ts';

export type Saving = ReturnType<typeof useSaving>;

/** Saves the draft and goes to the deck. Returns what another window stored meanwhile, if anything. */
export function useSaving(deck: Deck | null, builder: Builder) {
  const { draft, state, code, problems, isDirty, dispatch } = builder;
  const navigate = useNavigate();
  const save = useSaveDeck(deck && { id: deck.id, version: state.version });
  const [saveAttempts, setSaveAttempts] = useState(0);
  const isNewer = deck !== null && deck.version > state.version && !isSameDeck(draftOf(deck), draft);
  const theirs = isNewer && !save.isPending && !save.isSuccess ? deck : null;

  const canRun = code !== null && (deck === null || isDirty);
  const run = () => {
    if (!canRun || save.isPending) return;
    if (theirs) {
      setSaveAttempts((count) => count + 1);
      return;
    }
    const { archetype, note, visibility } = draft;
    const name = draft.name.trim() || fallbackName(builder);
    save.mutate(
      { name, code, class: draft.class, archetype: archetype.trim(), note: note.trim(), visibility },
      {
        onSuccess: (saved) => {
          dispatch({ type: 'load', deck: saved });
          toast.success(isLegal(problems) ? '卡组已保存' : '卡组已保存，符合规则后才能参赛');
        },
      },
    );
  };

  // after the page knows that nothing is left to lose, so that it lets the visitor go
  const savedId = save.data?.id;
  const leave = useEffectEvent((id: string) => void navigate(`/decks/${id}`, { replace: true }));
  useEffect(() => {
    if (savedId !== undefined) leave(savedId);
  }, [savedId]);

  const isConflict = save.error instanceof ApiError && save.error.status === 409 && deck !== null;
  return {
    run,
    /** Whether there is anything to save. */
    canRun,
    isPending: save.isPending,
    isSaved: save.isSuccess,
    /** Why it was not saved, unless there is a choice to make instead. */
    error: save.error && !isConflict ? messageOf(save.error) : null,
    theirs,
    /** How often the visitor wanted to save over `theirs`. */
    saveAttempts,
  };
}

/** The name of a deck without a name. */
export const fallbackName = ({ draft, rules }: Pick<Builder, 'draft' | 'rules'>): string =>
  `未命名${className(rules, draft.class)}`;
