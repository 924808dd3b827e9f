import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import { cx } from './cx.ts';

type StepperProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  size?: 'md' | 'lg';
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A small whole number by two buttons or by typing; what is typed beyond the bounds becomes the bound. */
export function Stepper({ label, min, max, value, size = 'md', disabled = false, onChange }: StepperProps) {
  const [isEmpty, setEmpty] = useState(false);
  const change = (next: number | null) => {
    setEmpty(next === null);
    if (next !== null) onChange(Math.trunc(next));
  };
  return (
    <Base.Root
      className={cx('stp', size === 'lg' && 'stp--lg')}
      value={isEmpty ? null : value}
      min={min}
      max={Math.max(min, max)}
      disabled={disabled}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      onValueChange={change}
      onValueCommitted={(next) => next === null && setEmpty(false)}
    >
      <Base.Group className="stp__g">
        <Base.Decrement aria-label={`减少${label}`}>
          <Minus size={16} />
        </Base.Decrement>
        <Base.Input className="num" aria-label={label} />
        <Base.Increment aria-label={`增加${label}`}>
          <Plus size={16} />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
}
