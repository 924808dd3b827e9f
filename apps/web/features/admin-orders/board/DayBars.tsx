import { ChevronDown, ChevronUp } from 'lucide-react';

import type { OrderDay } from '../statistics/statistics.model.ts';

const HEIGHT = 36;
const BAR = 9;
const STEP = 12;

type DayBarsProps = { days: readonly OrderDay[]; isOpen: boolean; onToggle: () => void };

/** The orders of the last days, small; the statistics lie behind it. */
export function DayBars({ days, isOpen, onToggle }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="ao-days">
      <dt>
        <button type="button" className="lnk" aria-expanded={isOpen} onClick={onToggle}>
          近 {days.length} 天{isOpen ? '，收起统计' : '，展开统计'}
          <Arrow size={14} />
        </button>
      </dt>
      <dd>
        <svg width={days.length * STEP} height={HEIGHT} role="img" aria-label={barsText(days)}>
          {days.map(({ day, orders }, index) => {
            const height = orders === 0 ? 1 : Math.max(3, Math.round((orders / most) * HEIGHT));
            const isToday = index === days.length - 1;
            return (
              <rect
                key={day}
                className={isToday ? 'is-now' : undefined}
                x={index * STEP}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx={1.5}
              />
            );
          })}
        </svg>
      </dd>
    </div>
  );
}

function barsText(days: readonly OrderDay[]): string {
  const sum = days.reduce((total, { orders }) => total + orders, 0);
  return `近 ${days.length} 天共 ${sum} 个订单，今天 ${days.at(-1)?.orders ?? 0} 个`;
}
