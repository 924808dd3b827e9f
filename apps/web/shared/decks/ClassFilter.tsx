import { className } from '@pailei/domain/decks/deck-rules';
import type { ComponentProps } from 'react';

import { useDeckRules } from '../live/useDeckRules.ts';
import { ClassPlate } from '../ui/marks/ClassPlate.tsx';
import { cx } from '../ui/layout/cx.ts';

type ClassFilterProps = {
  /** What of each class there is; without `counts` every class of the rules is offered. */
  counts?: readonly { class: string; count: number }[];
  /** All of them together. */
  all?: number;
  /** Empty: every class. */
  value: string;
  onChange: (value: string) => void;
};

/** The classes by their plates, each with its number. */
export function ClassFilter({ counts, all, value, onChange }: ClassFilterProps) {
  const rules = useDeckRules();
  const offered =
    counts?.toSorted((a, b) => b.count - a.count) ?? rules.classes.map(({ id }) => ({ class: id, count: undefined }));
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label="职业">
      <ClassButton isOn={value === ''} onClick={() => onChange('')}>
        <span className="pl-1.5">全部</span>
        {all !== undefined && <Count value={all} />}
      </ClassButton>
      {offered.map(({ class: id, count }) => (
        <ClassButton
          key={id}
          isOn={value === id}
          title={className(rules, id)}
          onClick={() => onChange(value === id ? '' : id)}
        >
          <ClassPlate heroClass={id} size="s" />
          {count !== undefined && <Count value={count} />}
        </ClassButton>
      ))}
    </div>
  );
}

function Count({ value }: { value: number }) {
  return <span className="font-num text-14 font-semibold text-text-3">{value}</span>;
}

type ClassButtonProps = { isOn: boolean } & Omit<ComponentProps<'button'>, 'className'>;

/** One class of several to choose from. */
export function ClassButton({ isOn, ...rest }: ClassButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isOn}
      className={cx(
        'flex h-10 flex-none cursor-pointer items-center gap-1.5 rounded-control border-0 pr-2 pl-1.5 whitespace-nowrap',
        isOn
          ? 'bg-surface-2 font-medium text-text-1 in-data-[theme=light]:bg-surface-3'
          : 'bg-transparent text-text-2 hover:bg-hover',
      )}
    />
  );
}
