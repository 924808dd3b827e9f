import type { CSSProperties } from 'react';

import { curveWords, otherTypes, type CurveColumn } from './figures.ts';

type ManaCurveProps = { columns: readonly CurveColumn[]; byType: Readonly<Record<string, number>> };

/** The mana curve in bars of cards, minions at the foot of each. */
export function ManaCurve({ columns, byType }: ManaCurveProps) {
  const most = Math.max(1, ...columns.map(({ minions, others }) => minions + others));
  return (
    <>
      <div className="bc2" role="img" aria-label={curveWords(columns)} style={columnCount(columns.length)}>
        {columns.map(({ label, minions, others }) => (
          <CurveBar key={label} label={label} minions={minions} total={minions + others} most={most} />
        ))}
      </div>
      <div className="bc2__l">
        <span>
          <i className="sq sq--u" />
          随从 {byType['MINION'] ?? 0}
        </span>
        {otherTypes(byType) !== '' && (
          <span>
            <i className="sq" />
            {otherTypes(byType)}
          </span>
        )}
      </div>
    </>
  );
}

const columnCount = (count: number) => ({ '--n': count }) as CSSProperties;
const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

function CurveBar({ label, minions, total, most }: { label: string; minions: number; total: number; most: number }) {
  return (
    <div>
      <span className="bc2__f">
        <b className="num">{total > 0 && total}</b>
        <i style={{ height: `calc((100% - 24px) * ${total / most})` }}>
          <u style={{ height: share(minions, Math.max(1, total)) }} />
        </i>
      </span>
      <span className="num">{label}</span>
    </div>
  );
}

/** The same as a drawing beside a deck: eight bars without numbers. */
export function MiniCurve({ curve }: { curve: readonly number[] }) {
  const most = Math.max(1, ...curve);
  return (
    <span className="mc" aria-hidden="true">
      {curve.map((count, cost) => (
        <i key={cost} style={{ height: share(count, most) }} />
      ))}
    </span>
  );
}
