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
    <RadioGroup aria-label={label} value={value} disabled={disabled} onValueChange={(next) => onChange(next)}>
      {options.map((option) => (
        <div key={option.value} className="flex items-center gap-2">
          <label className="flex min-h-8.5 min-w-0 flex-1 cursor-pointer items-center gap-2.5 text-text-2 hover:text-text-1 has-data-checked:text-text-1 max-tablet:min-h-10">
            <Radio.Root
              value={option.value}
              className="block size-3.5 flex-none cursor-pointer rounded-full border-[1.5px] border-line-control data-checked:border-[4.5px] data-checked:border-zhu-bright data-disabled:opacity-50"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
          {option.actions}
        </div>
      ))}
    </RadioGroup>
  );
}
