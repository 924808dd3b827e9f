import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';

type CheckboxProps = {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, not all. */
  isHalf?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A bare box; its name is for screen readers, because a table's row says the rest. */
export function Checkbox({ label, checked, isHalf = false, disabled = false, onChange }: CheckboxProps) {
  return (
    <Base.Root
      aria-label={label}
      checked={checked}
      indeterminate={isHalf}
      disabled={disabled}
      onCheckedChange={onChange}
      className={({ checked: isOn, indeterminate }) => (indeterminate ? 'ck is-half' : isOn ? 'ck is-on' : 'ck')}
    >
      {checked && !isHalf && <Check size={12} aria-hidden="true" />}
    </Base.Root>
  );
}
