import { Field } from '../../../../shared/ui/forms/Field.tsx';
import { Input } from '../../../../shared/ui/forms/Input.tsx';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';

type NumbersFieldProps = {
  text: { label: string; help: string };
  name: string;
  values: readonly number[];
  unit: string;
  /** The longest number that can be typed. */
  digits: number;
  errors: Readonly<Record<string, string>>;
  onChange: (values: number[]) => void;
};

/** One or more whole numbers of the same unit; what is no number yet is NaN and refused at the field. */
export function NumbersField({
  text: { label, help },
  name,
  values,
  unit,
  digits,
  errors,
  onChange,
}: NumbersFieldProps) {
  const error = Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  return (
    <Field label={label} hint={help} error={error} layout="beside">
      {({ id, ...control }) => (
        <span className="flex gap-2">
          {values.map((value, index) => (
            <Input
              {...control}
              // the places of a setting are its identity
              key={index}
              {...(index === 0 ? { id } : { 'aria-label': `${label} 第 ${index + 1} 个` })}
              className="flex-[0_1_128px]"
              inputMode="numeric"
              trailing={unit}
              value={typedNumber(value)}
              onChange={(event) => onChange(values.with(index, wholeNumberOf(event.target.value, digits)))}
            />
          ))}
        </span>
      )}
    </Field>
  );
}
