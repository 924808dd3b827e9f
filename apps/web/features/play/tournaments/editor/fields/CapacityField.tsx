import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { FormRow } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';

/** How many may enter. */
export function CapacityField(part: FormPart) {
  const { form, errors, change } = part;
  if (part.frozen('capacity') !== null)
    return (
      <FormRow part={part} label="人数上限" fields={['capacity']}>
        {null}
      </FormRow>
    );
  return (
    <TextField
      layout="beside"
      label="人数上限"
      inputMode="numeric"
      value={form.capacity}
      error={errors.capacity}
      onChange={(event) => change({ capacity: event.target.value })}
    />
  );
}
