import { frozenText } from '@pailei/contracts/play/tournaments/details/frozen-errors';
import { isFrozen, type DetailField } from '@pailei/domain/tournament/details/freezes';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { useCardNames } from '../../../../shared/decks/cards.api.ts';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import type { FormPart } from './form-part.ts';
import { frozenValue } from './frozen-values.ts';
import type { EventForm } from './model/event-form.ts';
import { formErrors, rewardErrors, stageErrors, timerErrors } from './model/form-errors.ts';

/** What is typed, and what was wrong with it. `event`: the one that is edited, as it is now. */
export function useEventForm(initial: EventForm, event: TournamentState | null) {
  const [form, setForm] = useState(initial);
  /** By place in the request. */
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const rules = useDeckRules();
  const cardName = useCardNames(form.banned_cards);
  const part: FormPart = {
    form,
    errors: formErrors(refusals),
    rewardErrors: rewardErrors(refusals),
    timerErrors: timerErrors(refusals),
    stageErrors: stageErrors(form, refusals),
    change: (changes) => setForm((now) => ({ ...now, ...changes })),
    frozen: (field: DetailField) => (event !== null && isFrozen(field, event) ? frozenText(field) : null),
    frozenValue: (field: DetailField) => (event === null ? '' : frozenValue(event, field, { rules, cardName })),
  };
  return { part, setForm, refusals, setRefusals };
}
