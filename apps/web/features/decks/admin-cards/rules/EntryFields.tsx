import { TextField } from '../../../../shared/ui/forms/Field.tsx';

type EntryFieldProps = { value: string; error: string | undefined; onChange: (text: string) => void };

export function NameField({ value, error, onChange }: EntryFieldProps) {
  return (
    <TextField
      label="名称"
      maxLength={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type IdFieldProps = EntryFieldProps & { hint: string; isFixed: boolean };

/** What other records name the entry by: typed once. */
export function IdField({ hint, isFixed, value, error, onChange }: IdFieldProps) {
  return (
    <TextField
      label="代号"
      hint={hint}
      isCode
      maxLength={20}
      disabled={isFixed}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
