import type { StandingsRow as Row } from '@pailei/domain/standings';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';

import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import type { Outcome } from '../outcome.ts';
import { recordText } from '../standings.ts';
import type { RoundEntry } from './round-cells.ts';
import { RoundResult, RoundToCome } from './RoundResult.tsx';
import { CELL, NAME_CELL } from './standings-cells.ts';

type StandingsRowProps = {
  row: Row;
  name: string;
  userId: string | undefined;
  isMe: boolean;
  /** Above the cut line. */
  isInside: boolean;
  isOpened: boolean;
  /** The texts of the tie-breaker columns, separated by spaces. */
  tiebreakerTexts: string;
  entries: readonly RoundEntry[];
  /** Those to come have their columns, too. */
  roundCount: number;
  outcome: Outcome;
  onToggle: (id: string | null) => void;
};

/** Without the size of its digits. */
const NUMBER = 'h-10 border-b border-b-line-1 px-2.5 py-0 font-num font-semibold whitespace-nowrap';

/** Over the canvas, so that what scrolls below does not shine through. */
const OWN_NAME = 'max-tablet:bg-[color-mix(in_srgb,var(--pl-zhu-bright)_12%,var(--pl-canvas))]';

/** One row of the table. A match that changes renders only the two rows it belongs to. */
export const StandingsRow = memo(function StandingsRow(props: StandingsRowProps) {
  const { row, name, userId, isMe, isInside, isOpened, tiebreakerTexts, outcome, onToggle } = props;
  const { entries, roundCount } = props;
  return (
    <tr className={cx('group', isMe ? 'bg-zhu-wash' : 'hover:bg-hover')}>
      <td
        className={cx(
          NUMBER,
          'text-18',
          isInside ? 'text-text-1' : 'text-text-3',
          isMe && 'shadow-[inset_3px_0_0_var(--pl-zhu-bright)]',
        )}
      >
        {row.rank}
      </td>
      <td className={cx(CELL, NAME_CELL, isMe ? OWN_NAME : 'max-tablet:bg-canvas')}>
        <button
          type="button"
          className="flex h-10 w-full min-w-0 cursor-pointer items-center gap-2 border-0 bg-transparent p-0 text-left"
          aria-expanded={isOpened}
          title={`为什么是第 ${row.rank}`}
          onClick={() => onToggle(isOpened ? null : row.id)}
        >
          <Avatar name={name} size={28} userId={userId} />
          <b className="min-w-0 truncate font-medium" data-part="name" title={name}>
            {name}
          </b>
          {isMe && <small className="text-zhu-text">你</small>}
          <ChevronDown
            size={14}
            className={cx(
              'ml-auto text-text-3 transition-transform',
              isOpened
                ? 'rotate-180'
                : 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-desktop:hidden',
            )}
          />
        </button>
      </td>
      <td className={cx(NUMBER, 'text-16')}>{recordText(row)}</td>
      <td className={cx(NUMBER, 'text-18')}>{row.match_points}</td>
      {tiebreakerTexts === ''
        ? null
        : tiebreakerTexts.split(' ').map((text, index) => (
            <td key={index} className={cx(NUMBER, 'text-16', index > 0 && 'text-text-2')}>
              {text}
            </td>
          ))}
      {entries.map((entry, index) => (
        <RoundResult key={index} entry={entry} id={row.id} />
      ))}
      {Array.from({ length: Math.max(0, roundCount - entries.length) }, (_, index) => (
        <RoundToCome key={`to-come-${index}`} />
      ))}
      <td className={cx(CELL, 'text-right')}>
        {outcome === '晋级' ? <Tag tone="jin">晋级</Tag> : <span className="text-text-3">{outcome}</span>}
      </td>
    </tr>
  );
}, isSameRow);

function isSameRow(before: StandingsRowProps, after: StandingsRowProps): boolean {
  const { entries: old, ...was } = before;
  const { entries, ...is } = after;
  const keys = Object.keys(is) as (keyof typeof is)[];
  return (
    keys.every((key) => was[key] === is[key]) &&
    old.length === entries.length &&
    entries.every((entry, index) => entry === old[index])
  );
}
