import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import type { Tone } from './Tag.tsx';

type StatProps = { label: string; value: ReactNode; tone?: Tone | undefined; note?: ReactNode };

/** Figures side by side, large, each with its name; `isRuled` parts them by lines. */
export function Stats({ isRuled = false, children }: { isRuled?: boolean; children: ReactNode }) {
  return <dl className={cx('stats', isRuled && 'stats--ruled')}>{children}</dl>;
}

/** One figure; numbers get thousands separators. */
export function Stat({ label, value, tone, note }: StatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={cx('num', tone)}>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
      {note && <dd className="stats__n">{note}</dd>}
    </div>
  );
}
