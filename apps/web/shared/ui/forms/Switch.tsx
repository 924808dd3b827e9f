import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

import { cx } from '../layout/cx.ts';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The label first and the switch at the end of the line, as in a list of settings. */
  isLine?: boolean;
  children: ReactNode;
};

/** A setting with its label; on is malachite because a setting is not an action. */
export function Switch({ checked, onChange, disabled = false, isLine = false, children }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-center gap-2 text-13 max-tablet:min-h-10',
        isLine ? 'min-h-[30px] flex-row-reverse justify-between' : 'text-text-2',
      )}
    >
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="relative inline-block h-5 w-8.5 flex-none cursor-pointer rounded-full bg-line-control transition-colors data-checked:bg-lv-fill data-disabled:cursor-not-allowed data-disabled:opacity-50"
      >
        <Base.Thumb className="absolute top-0.5 left-0.5 size-4 rounded-full bg-on-fill transition-transform data-checked:translate-x-3.5" />
      </Base.Root>
      {children}
    </label>
  );
}
