import { stretchState, type Stretch } from '@pailei/domain/status/uptime';
import { memo } from 'react';

import { barText, stretchText } from '../../../shared/status/status-labels.ts';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { StateCell } from './StateCell.tsx';

type BarKind = 'cells' | 'days';

const GRIDS: Record<BarKind, string> = {
  cells: 'h-3 grid-cols-[repeat(48,1fr)]',
  days: 'h-7.5 grid-cols-[repeat(90,1fr)]',
};

type StateBarProps = { kind: BarKind; row: readonly Stretch[] };

/** One cell per half hour or day; each has a tooltip, the whole a text alternative for screen readers. */
export const StateBar = memo(function StateBar({ kind, row }: StateBarProps) {
  const isDay = kind === 'days';
  const states = row.map(stretchState);
  return (
    <div
      className={cx('mt-2.5 grid gap-0.5 max-tablet:gap-px', GRIDS[kind])}
      role="img"
      aria-label={barText(isDay ? '90 天' : '24 小时', row, states)}
    >
      {row.map((stretch, index) => (
        <StateCell key={stretch.first_slot} state={states[index] ?? 'none'} title={stretchText(stretch, isDay)} />
      ))}
    </div>
  );
});
