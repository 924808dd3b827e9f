import type { TournamentTimes } from '@pailei/domain/tournament/types';

import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { fromLocalInput, zoneText } from '../../../../../shared/ui/time/local-time.ts';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

type MomentFieldProps = FormPart & {
  field: keyof TournamentTimes;
  label: string;
  hint: string;
  onPick: (moment: string) => void;
};

/** A moment of the event, in the organiser's time zone. */
export function MomentField({ field, label, hint, onPick, ...part }: MomentFieldProps) {
  if (part.frozen(field) !== null)
    return (
      <FormRow part={part} label={label} fields={[field]}>
        {null}
      </FormRow>
    );
  return (
    <TextField
      layout="beside"
      type="datetime-local"
      label={label}
      aside={<span className="text-text-3">选填 · {zoneText(fromLocalInput(part.form[field]))}</span>}
      hint={hint}
      value={part.form[field]}
      error={part.errors[field]}
      onChange={(event) => onPick(event.target.value)}
    />
  );
}
