import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import { cx } from '../layout/cx.ts';

type StepperSize = 'md' | 'lg';

const HEIGHTS: Record<StepperSize, string> = { md: 'h-9 max-tablet:h-10', lg: 'h-11 max-tablet:h-12' };
const BUTTON_WIDTHS: Record<StepperSize, string> = { md: 'w-8.5 max-tablet:w-10', lg: 'w-10 max-tablet:w-11' };
const INPUTS: Record<StepperSize, string> = { md: 'w-8.5 text-16', lg: 'w-10 text-18' };

const BUTTON =
  'grid h-full cursor-pointer place-items-center border-0 bg-transparent p-0 text-text-1 data-disabled:cursor-not-allowed data-disabled:text-text-off';

type StepperProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  size?: StepperSize;
  disabled?: boolean;
  /** Its place only. */
  className?: string;
  onChange: (value: number) => void;
};

/** A small whole number by two buttons or by typing; what is typed beyond the bounds becomes the bound. */
export function Stepper(props: StepperProps) {
  const { label, min, max, value, size = 'md', disabled = false, className, onChange } = props;
  const button = cx(BUTTON, BUTTON_WIDTHS[size]);
  const [isEmpty, setEmpty] = useState(false);
  const change = (next: number | null) => {
    setEmpty(next === null);
    if (next !== null) onChange(Math.trunc(next));
  };
  return (
    <Base.Root
      {...(className !== undefined && { className })}
      value={isEmpty ? null : value}
      min={min}
      max={Math.max(min, max)}
      disabled={disabled}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      onValueChange={change}
      onValueCommitted={(next) => next === null && setEmpty(false)}
    >
      <Base.Group
        className={cx(
          'inline-flex items-center rounded-control border border-line-control bg-surface-1',
          HEIGHTS[size],
        )}
      >
        <Base.Decrement className={button} aria-label={`减少${label}`}>
          <Minus size={16} />
        </Base.Decrement>
        <Base.Input
          className={cx(
            'h-full rounded-[2px] border-0 bg-transparent p-0 text-center font-num font-semibold data-disabled:text-text-off',
            INPUTS[size],
          )}
          aria-label={label}
        />
        <Base.Increment className={button} aria-label={`增加${label}`}>
          <Plus size={16} />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  );
}
