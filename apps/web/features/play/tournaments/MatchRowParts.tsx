import type { ReactNode } from 'react';

import { cx } from '../../../shared/ui/layout/cx.ts';

/** The frame of match rows. */
export function MatchRows({ children }: { children: ReactNode }) {
  return <ol className="border-t border-t-line-2">{children}</ol>;
}

/** The line of a row, with room for what a referee may do at its end. */
export const MATCH_ROW = 'flex items-center gap-3 border-b border-b-line-1 hover:bg-hover';

/** Rows off the screen are not laid out: a round has up to 512. */
export const LONG_LIST = 'lazy-row [contain-intrinsic-block-size:auto_53px]';

/** The visitor's own match. */
export const OWN_ROW = 'bg-zhu-wash shadow-[inset_3px_0_0_var(--pl-zhu-bright)]';

/** Round, player, score, player, state; on phones round and state stand above the rest. */
export const MATCH_COLUMNS =
  'grid min-h-13 min-w-0 flex-1 grid-cols-[112px_minmax(0,1fr)_56px_minmax(0,1fr)_96px] items-center gap-3 text-text-2 max-tablet:grid-cols-[minmax(0,1fr)_52px_minmax(0,1fr)] max-tablet:gap-x-2 max-tablet:gap-y-0.5 max-tablet:py-2';

export function RowLabel({ children }: { children: ReactNode }) {
  return <span className="text-13 text-text-3 max-tablet:col-span-2 max-tablet:row-start-1">{children}</span>;
}

type RowPlayerProps = { name: string; hasWon: boolean; isRight?: boolean };

export function RowPlayer({ name, hasWon, isRight = false }: RowPlayerProps) {
  return (
    <span
      className={cx('flex min-w-0 text-[15px]', !isRight && 'justify-end', hasWon && 'font-semibold text-text-1')}
      title={name}
    >
      <span className="min-w-0 truncate">{name}</span>
    </span>
  );
}

export function RowEnd({ children }: { children: ReactNode }) {
  return (
    <span className="col-start-5 flex items-center gap-1.5 justify-self-end max-tablet:col-start-3 max-tablet:row-start-1">
      {children}
    </span>
  );
}
