import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { Criterion, StandingsRow as Row } from '@pailei/domain/tournament/standings/types';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';

import { EntrantMark } from '../../../../../shared/tournaments/EntrantMark.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import type { Outcome } from '../outcome.ts';
import { VERDICT_TEXTS } from '../proof/what-if-texts.ts';
import { recordText, type tiebreakerColumns } from '../standings.ts';
import type { RoundEntry } from './round-cells.ts';
import { RoundResult, RoundToCome } from './RoundResult.tsx';
import { CELL, NAME_CELL } from './standings-cells.ts';

type FigureColumn = ReturnType<typeof tiebreakerColumns>[number];

type StandingsRowProps = {
  row: Row;
  name: string;
  userId: string | undefined;
  /** Id of the event where teams enter; null: accounts do. */
  teamEventId: string | null;
  isMe: boolean;
  /** Above the cut line. */
  isInside: boolean;
  isOpened: boolean;
  columns: readonly FigureColumn[];
  entries: readonly RoundEntry[];
  /** Those to come have their columns, too. */
  roundCount: number;
  outcome: Outcome;
  /** What the last round may bring, where that is known. */
  prospect: string;
  onToggle: (id: string | null) => void;
  onProve: (id: string, criterion: Criterion) => void;
};

/** Without the size of its digits. */
const NUMBER = 'h-10 border-b border-b-line-1 px-2.5 py-0 font-num font-semibold whitespace-nowrap';

/** Over the canvas, so that what scrolls below does not shine through. */
const OWN_NAME = 'max-tablet:bg-[color-mix(in_srgb,var(--pl-zhu-bright)_12%,var(--pl-canvas))]';

/** Where the row of an entrant stands on the page. */
export const standingId = (id: string): string => `standing-${id}`;

/** One row of the table. A match that changes renders only the two rows it belongs to. */
export const StandingsRow = memo(function StandingsRow(props: StandingsRowProps) {
  const { row, name, userId, teamEventId, isMe, isInside, isOpened, columns, outcome, onToggle } = props;
  const { entries, roundCount, prospect, onProve } = props;
  return (
    <tr
      id={standingId(row.id)}
      aria-rowindex={row.rank + 1}
      className={cx('group', isMe ? 'bg-zhu-wash' : 'hover:bg-hover')}
    >
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
          <EntrantMark teamEventId={teamEventId} id={row.id} name={name} userId={userId} size={28} />
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
      <td className={cx(NUMBER, 'text-18')}>
        <Figure name="积分" text={String(row.match_points)} onClick={() => onProve(row.id, 'match_points')} />
      </td>
      {columns.map(({ key, column }, index) => (
        <td key={key} className={cx(NUMBER, 'text-16', index > 0 && 'text-text-2')}>
          <Figure name={TIEBREAKER_NAMES[key]} text={column.text(row)} onClick={() => onProve(row.id, key)} />
        </td>
      ))}
      {entries.map((entry, index) => (
        <RoundResult key={index} entry={entry} id={row.id} />
      ))}
      {Array.from({ length: Math.max(0, roundCount - entries.length) }, (_, index) => (
        <RoundToCome key={`to-come-${index}`} />
      ))}
      <td className={cx(CELL, 'text-right')}>
        {outcome === '晋级' ? (
          <Tag tone="jin">晋级</Tag>
        ) : (
          <span className={prospect === VERDICT_TEXTS.through ? 'text-jin-text' : 'text-text-3'}>
            {outcome || prospect}
          </span>
        )}
      </td>
    </tr>
  );
}, isSameRow);

/** A figure that opens to what it is made of. */
function Figure({ name, text, onClick }: { name: string; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="-mx-1 cursor-pointer rounded-control border-0 bg-transparent px-1 py-2 hover:underline hover:decoration-dotted hover:underline-offset-4"
      aria-label={`${name} ${text}，查看依据`}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

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
