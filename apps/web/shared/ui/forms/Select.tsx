import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { ChevronDown } from 'lucide-react';

import { POPUP, POPUP_ITEM, POPUP_PLACE } from '../actions/popup-look.ts';
import { cx } from '../layout/cx.ts';
import { SELECT } from './select-look.ts';

export type SelectOption<T extends string> = { value: T; label: string };

export type SelectProps<T extends string> = {
  label: string;
  options: readonly SelectOption<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  /** As high as a large input beside it. */
  large?: boolean;
  /** Its place only. */
  className?: string;
  /** Open at first, for who pressed it before it was loaded. */
  defaultOpen?: boolean;
};

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, value, onChange, disabled = false, large = false, className, defaultOpen } = props;
  return (
    // the page allows no style elements, and this list needs none
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        defaultOpen={defaultOpen}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Trigger className={cx(SELECT, large ? 'h-11' : 'h-9', className)} aria-label={label}>
          <span>{label}</span>
          <b className="font-medium text-text-1">
            <Base.Value />
          </b>
          <ChevronDown size={14} className="ml-auto" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={POPUP_PLACE} sideOffset={6} align="start" alignItemWithTrigger={false}>
            <Base.Popup className={POPUP}>
              <Base.List className="-mx-1 max-h-[min(320px,var(--available-height))] overflow-y-auto px-1">
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    className={cx(POPUP_ITEM, 'group text-text-1 data-selected:bg-surface-2 data-selected:font-medium')}
                  >
                    <span className="absolute inset-y-2 -left-1 w-[3px] bg-zhu-bright group-not-data-selected:hidden" />
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
