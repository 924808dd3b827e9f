import { TextAreaField } from '../../../../shared/ui/forms/Field.tsx';
import { linesOf } from '../model/lines.ts';

type LinesFieldProps<Name extends string> = {
  name: Name;
  text: { label: string; help: string };
  value: Readonly<Record<Name, readonly string[]>>;
  errors: Readonly<Record<string, string>>;
  change: (change: Record<Name, string[]>) => void;
};

/** A list of words, one in each line. */
export function LinesField<Name extends string>({ name, text, value, errors, change }: LinesFieldProps<Name>) {
  const error = Object.entries(errors).find(([field]) => field.startsWith(name))?.[1];
  const write = (lines: string[]) => change({ [name]: lines } as Record<Name, string[]>);
  return (
    <TextAreaField
      layout="beside"
      label={text.label}
      hint={text.help}
      error={error}
      rows={6}
      value={value[name].join('\n')}
      onChange={(event) => write(linesOf(event.target.value))}
      onBlur={() => write(value[name].filter((line) => line.trim() !== ''))}
    />
  );
}
