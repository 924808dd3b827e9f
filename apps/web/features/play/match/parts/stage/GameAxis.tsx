import type { SeriesState } from '@pailei/domain/series/types';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { formatDuration } from '../../../../../shared/ui/time/countdown.format.ts';
import { useNow } from '../../../../../shared/ui/time/Countdown.tsx';
import { gameAxis, type AxisSegment } from '../../model/game-axis.ts';
import type { ReplayTime } from '../Clock.tsx';
import art from './GameAxis.module.css';

type SegmentLook = { segment: string; bar: string | undefined; time: string };

const LOOK: Record<AxisSegment['kind'], SegmentLook> = {
  a: { segment: 'text-text-3', bar: 'bg-corner-a', time: 'text-14 text-text-2' },
  b: { segment: 'text-text-3', bar: 'bg-corner-b', time: 'text-14 text-text-2' },
  draw: { segment: 'text-text-3', bar: 'bg-text-3', time: 'text-14 text-text-2' },
  running: { segment: 'text-text-1', bar: art.running, time: 'text-14 text-zhu-text' },
  possible: { segment: 'text-text-3', bar: 'shadow-[inset_0_0_0_1px_var(--pl-line-2)]', time: 'text-text-2' },
};

/** One segment per game: as wide as it was long, in its winner's colour. */
export function GameAxis({ series, replayTime }: { series: SeriesState; replayTime: ReplayTime }) {
  const isRunning = series.games.some((game) => game.ended_at === null);
  if (replayTime === null && isRunning) return <RunningAxis series={series} />;
  return <Axis segments={gameAxis(series, replayTime ?? 0)} />;
}

function RunningAxis({ series }: { series: SeriesState }) {
  return <Axis segments={gameAxis(series, useNow())} />;
}

function Axis({ segments }: { segments: readonly AxisSegment[] }) {
  return (
    <ol className="-mx-2 flex min-h-9 gap-[3px] max-tablet:mx-0" aria-label="各局用时">
      {segments.map(({ number, kind, durationMs, weight }) => (
        <li
          key={number}
          className={cx(
            'flex min-w-24 flex-wrap content-start gap-x-2 px-0.5 text-12 max-desktop:min-w-9 max-desktop:justify-center',
            LOOK[kind].segment,
          )}
          style={{ flex: weight }}
        >
          <i className={cx('mb-1.5 h-[5px] w-full rounded-[2px]', LOOK[kind].bar)} />
          <span className="max-desktop:hidden">第 {number} 局</span>
          <em className={cx('font-num font-semibold not-italic', LOOK[kind].time)}>
            {durationMs === null ? '如需' : formatDuration(durationMs)}
          </em>
        </li>
      ))}
    </ol>
  );
}
