import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';

export type RadioOption<T extends string> = {
  value: T;
  label: ReactNode;
  /** What can be done with it, beside it. */
  actions?: ReactNode;
};

type RadioListProps<T extends string> = {
  label: string;
  options: readonly RadioOption<T>[];
  value: T;
  disabled?: boolean;
  onChange: (value: T) => void;
};

/** One choice of a few, one below the other. */
export function RadioList<T extends string>({ label, options, value, disabled = false, onChange }: RadioListProps<T>) {
  return (
    <RadioGroup
      className="rdl"
      aria-label={label}
      value={value}
      disabled={disabled}
      onValueChange={(next) => onChange(next)}
    >
      {options.map((option) => (
        <div key={option.value} className="rdl__r">
          <label className="rdl__i">
            <Radio.Root value={option.value} className={({ checked }) => (checked ? 'rd is-on' : 'rd')} />
            <span className="rdl__t">{option.label}</span>
          </label>
          {option.actions}
        </div>
      ))}
    </RadioGroup>
  );
}
