import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';

type Props = {
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  /** Empty is null, which is no limit; else it is no number yet, and refused at the field. */
  isOptional?: boolean;
  onChange: (value: number | null) => void;
};

export function NumberField({ label, hint, value, error, isOptional = false, onChange }: Props) {
  const typed = (text: string) => (isOptional && text.trim() === '' ? null : wholeNumberOf(text, 5));
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      inputMode="numeric"
      value={value === null ? '' : typedNumber(value)}
      error={error}
      onChange={(event) => onChange(typed(event.target.value))}
    />
  );
}
