import type { SeriesState } from '@pailei/domain/series';
import { formatDuration } from '../../../shared/ui/countdown.format.ts';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { gameAxis, type AxisSegment } from '../model/game-axis.ts';
import type { Moment } from './Clock.tsx';

const KINDS = { a: 'a', b: 'b', draw: 'd', running: 'n', possible: 'f' } as const satisfies Record<
  AxisSegment['kind'],
  string
>;

/** One segment per game: as wide as it was long, in its winner's colour. */
export function GameAxis({ series, moment }: { series: SeriesState; moment: Moment }) {
  const isRunning = series.games.some((game) => game.ended_at === null);
  if (moment === null && isRunning) return <RunningAxis series={series} />;
  return <Axis segments={gameAxis(series, moment ?? 0)} />;
}

function RunningAxis({ series }: { series: SeriesState }) {
  return <Axis segments={gameAxis(series, useNow())} />;
}

function Axis({ segments }: { segments: readonly AxisSegment[] }) {
  return (
    <ol className="axis" aria-label="各局用时">
      {segments.map(({ number, kind, durationMs, weight }) => (
        <li key={number} className={`ax ax--${KINDS[kind]}`} style={{ flex: weight }}>
          <i />
          <span>第 {number} 局</span>
          <em className="num">{durationMs === null ? '如需' : formatDuration(durationMs)}</em>
        </li>
      ))}
    </ol>
  );
}
