import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../links/links.ts';
import { Progress } from '../ui/feedback/Progress.tsx';
import { cx } from '../ui/layout/cx.ts';
import { Tag } from '../ui/marks/Tag.tsx';
import { clockText } from '../ui/time/time.format.ts';
import { summaryParts } from './event-labels.ts';
import styles from './RowParts.module.css';

/** What every row of an event has in common; its columns are the list's. */
export const EVENT_ROW = 'relative grid items-center border-b border-b-line-1 hover:bg-hover';

type RowMarkKind = 'mine' | 'new';

const MARK_COLORS: Readonly<Record<RowMarkKind, string>> = { mine: 'bg-huang-fill', new: 'bg-zhu-bright' };

/** The tick at the edge of a row that is the visitor's, or that has just come. */
export function RowMark({ kind }: { kind: RowMarkKind }) {
  return (
    <span className={cx('absolute inset-y-3.5 -left-3 w-[3px] rounded-[2px]', MARK_COLORS[kind])} aria-hidden="true" />
  );
}

/** The wash of a row that has just come. */
export const arrivedClass: string | undefined = styles['arrived'];

type Place = { className?: string };

/** Of an event that is over. */
const doneClass = (isDone: boolean) => (isDone ? 'font-normal text-text-2' : '');

/** The day large, month and clock beside it. */
export function StartTime({ at, isDone = false, className }: { at: string | null; isDone?: boolean } & Place) {
  if (at === null) return <span className={cx('text-13 text-text-3', className)}>时间待定</span>;
  const date = new Date(at);
  return (
    <time
      className={cx(
        'flex items-center gap-2.5 leading-4 max-tablet:flex-col max-tablet:items-start max-tablet:gap-0',
        className,
      )}
      dateTime={at}
    >
      <b className={cx('min-w-7 font-num text-28 leading-8', doneClass(isDone))}>{date.getDate()}</b>
      <small className="w-10 text-text-3">
        {date.getMonth() + 1} 月 <span className="block font-num text-14 leading-4 font-semibold">{clockText(at)}</span>
      </small>
    </time>
  );
}

type EventNameProps = { line: TournamentSummary; isDone?: boolean; children?: ReactNode } & Place;

/** Name and format; `children` are further tags behind the name. */
export function EventName({ line, isDone = false, className, children }: EventNameProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <Link
        className="group relative flex min-w-0 items-center gap-2 max-tablet:before:absolute max-tablet:before:inset-x-0 max-tablet:before:-inset-y-2.5"
        to={tournamentPath(line.id)}
      >
        <b
          className={cx(
            'min-w-0 truncate text-[15px] group-hover:text-zhu-text',
            isDone ? doneClass(isDone) : 'font-medium',
          )}
          title={line.name}
        >
          {line.name}
        </b>
        {line.is_demo && <Tag>演示</Tag>}
        {children}
      </Link>
      <span className="flex flex-wrap text-12 text-text-3">
        {summaryParts(line).map((part) => (
          // on phones the stages have a line of their own: what one line holds there would hang on the font that is loaded so far
          <span
            key={part}
            className="not-last:after:mx-1.5 not-last:after:content-['·'] max-tablet:first:w-full max-tablet:first:truncate max-tablet:first:after:content-none"
          >
            {part}
          </span>
        ))}
      </span>
    </div>
  );
}

type SeatsLayout = 'column' | 'line';

const SEATS: Readonly<Record<SeatsLayout, { root: string; bar: string }>> = {
  /** The bar below the number; beside it on phones. */
  column: {
    root: 'block max-tablet:flex max-tablet:items-center max-tablet:gap-2.5',
    bar: 'mt-0.5 block max-tablet:mt-0 max-tablet:max-w-30 max-tablet:flex-1',
  },
  line: { root: 'flex items-center gap-2.5', bar: 'max-w-40 flex-1' },
};

type SeatsProps = { line: TournamentSummary; isNearlyFull?: boolean; layout?: SeatsLayout } & Place;

export function Seats({ line, isNearlyFull = false, layout = 'column', className }: SeatsProps) {
  const { participant_count, capacity } = line;
  const { root, bar } = SEATS[layout];
  return (
    <span className={cx(root, className)}>
      <span className="font-num text-14 font-semibold text-text-3">
        <b className="text-16 text-text-1">{participant_count}</b>/{capacity}
      </span>
      <span className={bar}>
        <Progress label="人数" value={participant_count} max={capacity} {...(isNearlyFull && { tone: 'zhu' })} />
      </span>
    </span>
  );
}
