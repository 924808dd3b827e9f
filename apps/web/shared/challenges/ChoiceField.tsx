import { FieldGroup } from '../ui/forms/Field.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';

export type Choice<T extends string | number> = { value: T; label: string; disabled?: boolean };

type ChoiceFieldProps<T extends string | number> = {
  label: string;
  /** What the present choice means. */
  hint: string;
  error?: string | undefined;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** One parameter of an offer: its choices, all visible, and in a line what is chosen. */
export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, hint, error, choices, value, onChange } = props;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <Segmented
        label={label}
        wraps
        options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
        value={String(value)}
        onChange={(text) => {
          const chosen = choices.find((choice) => String(choice.value) === text);
          if (chosen) onChange(chosen.value);
        }}
      />
    </FieldGroup>
  );
}

/** Choices of these values under these labels. */
export function choicesOf<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>): Choice<T>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
