import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useTakenOver } from '../../first-view/useDevice.ts';
import { cx } from '../layout/cx.ts';
import { SELECT } from './select-look.ts';
import type { SelectProps } from './Select.tsx';

const Select = lazy(async () => ({ default: (await import('./Select.tsx')).Select<string> }));

type LaterSelectProps<T extends string> = Pick<SelectProps<T>, 'label' | 'options' | 'value' | 'onChange'>;

/** A select for pages that are not about a form: the kit that its list needs is loaded when the page is there. */
export function LaterSelect<T extends string>({ label, options, value, onChange }: LaterSelectProps<T>) {
  const isTakenOver = useTakenOver();
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the list that it would control is not there yet
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-label={label}
      className={cx(SELECT, 'h-9')}
      onClick={() => setWanted(true)}
    >
      <span>{label}</span>
      <b className="font-medium text-text-1">{options.find((option) => option.value === value)?.label}</b>
      <ChevronDown size={14} className="ml-auto" />
    </button>
  );
  if (!isTakenOver) return closed;
  return (
    <Suspense fallback={closed}>
      <Select
        label={label}
        options={options}
        value={value}
        defaultOpen={isWanted}
        onChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Suspense>
  );
}
