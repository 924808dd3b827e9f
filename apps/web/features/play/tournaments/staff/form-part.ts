import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import type { NewTournamentForm } from '../model/new-tournament.ts';

export type FormPart = {
  form: NewTournamentForm;
  errors: Partial<Record<keyof NewTournamentForm | 'root', string>>;
  /** By place in the event's own table of rewards. */
  rewardErrors: FieldErrors;
  /** For each stage by field of its settings. */
  stageErrors: readonly FieldErrors[];
  change: (changes: Partial<NewTournamentForm>) => void;
};
