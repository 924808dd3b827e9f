import { className } from '@pailei/domain/decks';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';

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
    <div className="cf" role="group" aria-label="职业">
      <button
        type="button"
        className={cx(value === '' && 'is-on')}
        aria-pressed={value === ''}
        onClick={() => onChange('')}
      >
        全部
        {all !== undefined && <em className="num">{all}</em>}
      </button>
      {offered.map(({ class: id, count }) => (
        <button
          key={id}
          type="button"
          className={cx(value === id && 'is-on')}
          aria-pressed={value === id}
          title={className(rules, id)}
          onClick={() => onChange(value === id ? '' : id)}
        >
          <ClassPlate heroClass={id} size="s" />
          {count !== undefined && <em className="num">{count}</em>}
        </button>
      ))}
    </div>
  );
}
