import type { ReactNode } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';

/** Four figures parted by lines, two by two on a phone. */
export function RecordFigures({ children }: { children: ReactNode }) {
  return <dl className="-mt-6 mb-10 grid grid-cols-4 border-b border-b-line-1 max-tablet:grid-cols-2">{children}</dl>;
}

type RecordFigureProps = {
  name: string;
  value: number | string;
  unit?: string | undefined;
  isWon?: boolean;
  note?: string | undefined;
};

export function RecordFigure({ name, value, unit, isWon = false, note }: RecordFigureProps) {
  return (
    <div className="border-l border-l-line-1 pt-4 pb-3.5 pl-5 first:border-l-0 first:pl-0 max-tablet:odd:border-l-0 max-tablet:odd:pl-0 max-tablet:nth-[n+3]:border-t max-tablet:nth-[n+3]:border-t-line-1">
      <dt className="text-13 leading-[18px] text-text-3">{name}</dt>
      <dd
        className={cx(
          'font-num text-[40px]/[46px] font-semibold max-tablet:text-score-m max-tablet:leading-9.5',
          isWon && 'text-jin-text',
        )}
      >
        {typeof value === 'number' ? value.toLocaleString('en-US') : value}
        {unit !== undefined && <span className="ml-0.5 text-16 text-text-2">{unit}</span>}
      </dd>
      {note !== undefined && <dd className="text-12 text-text-3">{note}</dd>}
    </div>
  );
}
