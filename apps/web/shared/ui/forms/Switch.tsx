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
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-5 w-8.5 flex-none cursor-pointer appearance-none rounded-full bg-line-control transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-fill before:transition-transform checked:bg-lv-fill checked:before:translate-x-3.5 disabled:cursor-not-allowed disabled:opacity-50"
      />
      {children}
    </label>
  );
}
