import type { SeasonHeader } from '@pailei/contracts/play/seasons/season-views';
import { seasonWeeks } from '@pailei/domain/seasons/season';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { dayText } from '../../../../shared/ui/time/time.format.ts';

const WEEK_MS = 7 * 86_400_000;

/** On phones the strip opens at the current week. */
function openAtWeek(week: HTMLLIElement | null): void {
  const strip = week?.parentElement;
  if (week && strip) strip.scrollLeft = week.offsetLeft - strip.offsetLeft - week.offsetWidth;
}

/** The weeks of the season, with the one that is played now. */
export function WeekStrip({ season, now }: { season: SeasonHeader; now: string }) {
  const { weeks, week } = seasonWeeks(season, now);
  const current = week ?? weeks + 1;
  return (
    <ol className="mb-8 flex gap-1 overflow-x-auto [scrollbar-width:none]" aria-label="赛季的各周">
      {Array.from({ length: weeks }, (_, index) => {
        const number = index + 1;
        const start = new Date(Date.parse(season.starts_at) + index * WEEK_MS).toISOString();
        return (
          <li
            key={number}
            className={cx(
              'min-w-16 flex-1 border-t-3 pt-1.5 text-12',
              number < current && 'border-text-3 text-text-2',
              number === current && 'border-zhu-bright font-semibold text-text-1',
              number > current && 'border-line-2 text-text-3',
            )}
            aria-current={number === current ? 'step' : undefined}
            ref={number === current ? openAtWeek : undefined}
          >
            <span className="block whitespace-nowrap">第 {number} 周</span>
            <span className="block font-num whitespace-nowrap">{dayText(start)}</span>
          </li>
        );
      })}
    </ol>
  );
}
