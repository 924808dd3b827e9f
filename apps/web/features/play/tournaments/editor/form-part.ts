import type { DetailField } from '@pailei/domain/tournament/details/freezes';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import type { EventForm } from './model/event-form.ts';
import type { FormErrors } from './model/form-errors.ts';

export type FormPart = {
  form: EventForm;
  errors: FormErrors;
  /** By place in the event's own table of rewards. */
  rewardErrors: FieldErrors;
  /** By key of the timer. */
  timerErrors: FieldErrors;
  /** For each stage by field of its settings. */
  stageErrors: readonly FieldErrors[];
  change: (changes: Partial<EventForm>) => void;
  /** Why a field stays as it is; null: it may change. */
  frozen: (field: DetailField) => string | null;
  /** What a field says that stays. */
  frozenValue: (field: DetailField) => string;
};
