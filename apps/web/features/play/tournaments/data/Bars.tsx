import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { deviationOf, percent } from '../model/statistics.ts';
import styles from './Bars.module.css';

/** A share of the field as a bar; the largest one fills it. */
export function ShareBar({ share, most }: { share: number; most: number }) {
  return (
    <Bar text={percent(share, 1)}>
      <i className={cx(FILL, 'left-0 bg-qing-bright')} style={{ width: `${(share / most) * 100}%` }} />
    </Bar>
  );
}

const FILL = 'absolute inset-y-0 rounded-[2px]';

const SIDES = { up: 'left-1/2 bg-jin-fill', down: 'right-1/2 bg-text-3' } as const;

/** A win rate as a bar to the right of even, or to its left. */
export function WinBar({ tally: { wins, losses } }: { tally: { wins: number; losses: number } }) {
  const { side, strength } = deviationOf({ games: wins + losses, wins });
  return (
    <Bar isSplit text={percent(wins, wins + losses)}>
      {side && <i className={cx(FILL, SIDES[side])} style={{ width: `${strength * 50}%` }} />}
    </Bar>
  );
}

function Bar({ text, isSplit = false, children }: { text: string; isSplit?: boolean; children: ReactNode }) {
  return (
    <span className="flex min-w-28 items-center gap-2.5">
      <span
        className={cx('relative h-2 flex-1 rounded-[2px]', isSplit ? styles['split'] : 'bg-hover')}
        aria-hidden="true"
      >
        {children}
      </span>
      <b className="min-w-13 text-right">{text}</b>
    </span>
  );
}
