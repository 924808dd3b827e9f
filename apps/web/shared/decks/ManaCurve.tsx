import type { ReactNode } from 'react';

import { cx } from '../ui/layout/cx.ts';
import { curveText, otherTypesText, type CurveColumn } from './deck-statistics.ts';

type ManaCurveProps = { columns: readonly CurveColumn[]; byType: Readonly<Record<string, number>> };

const MINIONS = 'bg-qing-bright/45';
const OTHERS = 'bg-qing-bright';

/** The mana curve in bars of cards, minions at the foot of each. */
export function ManaCurve({ columns, byType }: ManaCurveProps) {
  const most = Math.max(1, ...columns.map(({ minions, others }) => minions + others));
  const others = otherTypesText(byType);
  return (
    <>
      <div
        className="grid h-[190px] auto-cols-fr grid-flow-col gap-2 border-t border-t-line-2 pt-3"
        role="img"
        aria-label={curveText(columns)}
      >
        {columns.map((column) => (
          <CurveBar key={column.label} column={column} most={most} />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-3">
        <Key color={MINIONS}>随从 {byType['MINION'] ?? 0}</Key>
        {others !== '' && <Key color={OTHERS}>{others}</Key>}
      </div>
    </>
  );
}

function Key({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={cx('size-2.5 rounded-[2px]', color)} />
      {children}
    </span>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

function CurveBar({ column: { label, minions, others }, most }: { column: CurveColumn; most: number }) {
  const total = minions + others;
  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto] text-center font-num font-semibold">
      <span className="flex flex-col justify-end">
        <b className="mb-1 text-16 leading-5">{total > 0 && total}</b>
        <i
          className="flex flex-col overflow-hidden rounded-t-seal opacity-90"
          style={{ height: `calc((100% - 24px) * ${total / most})` }}
        >
          <i className={cx('flex-1', OTHERS)} />
          <i className={MINIONS} style={{ height: share(minions, Math.max(1, total)) }} />
        </i>
      </span>
      <span className="mt-1 border-t border-t-line-2 pt-0.5 text-text-3">{label}</span>
    </div>
  );
}

/** The same as a drawing beside a deck: eight bars without numbers. */
export function MiniCurve({ curve, className }: { curve: readonly number[]; className?: string }) {
  const most = Math.max(1, ...curve);
  return (
    <span className={cx('inline-flex h-8 items-end gap-0.5', className)} aria-hidden="true">
      {curve.map((count, cost) => (
        <i
          key={cost}
          className="min-h-0.5 w-[7px] rounded-t-[2px] bg-text-3 opacity-75"
          style={{ height: share(count, most) }}
        />
      ))}
    </span>
  );
}
