import { TextField } from '../../../../shared/ui/forms/Field.tsx';

type SizeFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** How many of the stage before come into a bracket; empty: all who are still in. */
export function SizeField({ value, error, onChange }: SizeFieldProps) {
  return (
    <TextField
      label="晋级人数"
      inputMode="numeric"
      placeholder="全部晋级"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
