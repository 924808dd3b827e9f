import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';

import { cx } from '../layout/cx.ts';

type CheckboxProps = {
  label: string;
  checked: boolean;
  /** Some of its rows are selected, not all. */
  isHalf?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A box without a visible label; its name is for screen readers, because the table's row shows the rest. */
export function Checkbox({ label, checked, isHalf = false, disabled = false, onChange }: CheckboxProps) {
  return (
    <Base.Root
      aria-label={label}
      checked={checked}
      indeterminate={isHalf}
      disabled={disabled}
      onCheckedChange={onChange}
      className={cx(
        // what a finger can hit is larger than what is seen
        'relative inline-grid size-4 flex-none cursor-pointer place-items-center rounded-[4px] border align-[-3px] max-tablet:after:absolute max-tablet:after:-inset-3 data-disabled:cursor-not-allowed data-disabled:opacity-50',
        checked || isHalf ? 'border-zhu-fill bg-zhu-fill text-on-fill' : 'border-line-control',
      )}
    >
      {isHalf ? <span className="h-0.5 w-2 bg-on-fill" /> : checked && <Check size={12} aria-hidden="true" />}
    </Base.Root>
  );
}
