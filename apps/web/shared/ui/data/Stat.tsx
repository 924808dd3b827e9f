import { createContext, use, type ReactNode } from 'react';

import { cx } from '../layout/cx.ts';
import type { Tone } from '../marks/Tag.tsx';

type StatsLook = 'plain' | 'ruled';

const LISTS: Record<StatsLook, string> = {
  plain: '-mt-1 mb-6 flex flex-wrap gap-x-14 gap-y-3 text-12 max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-x-8',
  ruled: '-mt-2 mb-10 grid grid-cols-6 gap-0 border-b border-line-1 max-wide:grid-cols-3 max-tablet:grid-cols-2',
};

/** A line before each but the first of a line, and above each line but the first. */
const RULED = cx(
  'border-line-1 pt-4 pb-3.5 wide:not-first:border-l wide:not-first:pl-5',
  'tablet:max-wide:not-nth-[3n+1]:border-l tablet:max-wide:not-nth-[3n+1]:pl-5 tablet:max-wide:nth-[n+4]:border-t',
  'max-tablet:even:border-l max-tablet:even:pl-3 max-tablet:nth-[n+3]:border-t',
);

const STATS: Record<StatsLook, { item: string; name: string; value: string }> = {
  plain: { item: '', name: '', value: 'text-30/9' },
  ruled: { item: RULED, name: 'text-13/4.5', value: 'text-[40px]/11.5 max-tablet:text-score-m/9.5' },
};

const TONES: Record<Tone, string> = {
  zhu: 'text-zhu-text',
  jin: 'text-jin-text',
  qing: 'text-qing-text',
  lv: 'text-lv-text',
  huang: 'text-huang-text',
  yan: 'text-yan-text',
};

const LookContext = createContext<StatsLook>('plain');

/** Figures side by side, large, each with its name; `isRuled` parts them by lines. */
export function Stats({ isRuled = false, children }: { isRuled?: boolean; children: ReactNode }) {
  const look = isRuled ? 'ruled' : 'plain';
  return (
    <LookContext value={look}>
      <dl className={LISTS[look]}>{children}</dl>
    </LookContext>
  );
}

type StatProps = { label: string; value: ReactNode; tone?: Tone | undefined; note?: ReactNode };

/** One metric; numbers get thousands separators. */
export function Stat({ label, value, tone, note }: StatProps) {
  const look = STATS[use(LookContext)];
  return (
    <div className={look.item}>
      <dt className={cx('text-text-3', look.name)}>{label}</dt>
      <dd className={cx('font-num font-semibold', look.value, tone && TONES[tone])}>
        {typeof value === 'number' ? value.toLocaleString('en-US') : value}
      </dd>
      {note && <dd className="text-12 text-text-3">{note}</dd>}
    </div>
  );
}
