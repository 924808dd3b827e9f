import { ChevronDown, ChevronUp } from 'lucide-react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import type { OrderDay } from '../statistics/statistics.model.ts';

/** The days that the bars show. */
export const DAYS = 14;
const HEIGHT = 36;
const BAR = 9;
const STEP = 12;

type DayBarsProps = { days: readonly OrderDay[] | undefined; isOpen: boolean; onToggle: () => void };

/** The orders of the last days, small, in a place that is as high before they are known; it opens the statistics. */
export function DayBars({ days, isOpen, onToggle }: DayBarsProps) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="ml-auto max-tablet:ml-0">
      <dt>
        <TextButton aria-expanded={isOpen} onClick={onToggle}>
          近 {DAYS} 天{isOpen ? '，收起统计' : '，展开统计'}
          <Arrow size={14} />
        </TextButton>
      </dt>
      <dd>{days ? <Bars days={days} /> : <svg width={DAYS * STEP} height={HEIGHT} aria-hidden="true" />}</dd>
    </div>
  );
}

function Bars({ days }: { days: readonly OrderDay[] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  return (
    <svg width={days.length * STEP} height={HEIGHT} role="img" aria-label={barsText(days)}>
      {days.map(({ day, orders }, index) => {
        const height = orders === 0 ? 1 : Math.max(3, Math.round((orders / most) * HEIGHT));
        const isToday = index === days.length - 1;
        return (
          <rect
            key={day}
            className={isToday ? 'fill-zhu-bright' : 'fill-text-3 opacity-50'}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={1.5}
          />
        );
      })}
    </svg>
  );
}

function barsText(days: readonly OrderDay[]): string {
  const sum = days.reduce((total, { orders }) => total + orders, 0);
  return `近 ${days.length} 天共 ${sum} 个订单，今天 ${days.at(-1)?.orders ?? 0} 个`;
}
