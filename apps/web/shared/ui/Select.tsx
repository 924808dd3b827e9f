import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { ChevronDown } from 'lucide-react';

export type SelectOption<T extends string> = { value: T; label: string };

type SelectProps<T extends string> = {
  label: string;
  options: readonly SelectOption<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
};

export function Select<T extends string>({ label, options, value, onChange, disabled = false }: SelectProps<T>) {
  return (
    // the page allows no style elements, and this list needs none
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Trigger className="sel" aria-label={label}>
          <span>{label}</span>
          <b>
            <Base.Value />
          </b>
          <ChevronDown size={14} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className="z-pop" sideOffset={6} align="start" alignItemWithTrigger={false}>
            <Base.Popup className="pop">
              <Base.List className="pop__list">
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className="pop__i">
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
