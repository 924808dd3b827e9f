import type { ReactNode } from 'react';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { runningGame } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import { useAsOfText } from '../../../../../shared/live/AsOf.tsx';
import { currentGameNumber, stateMark } from '../../../../../shared/match/series-state.ts';
import { DueClock, GameClock, type ReplayTime } from '../Clock.tsx';

/** The line above the digits: what is going on, and its clock; on phones two lines, whatever they say. */
export function StageLine({ series, replayTime }: { series: SeriesState; replayTime: ReplayTime }) {
  const text = lineText(series);
  return (
    <span className="relative block max-tablet:h-11">
      <span key={text} className="max-tablet:line-clamp-2 max-tablet:wrap-anywhere">
        {text}
      </span>
      <LineClock series={series} replayTime={replayTime} />
      {replayTime === null && <AsOf />}
    </span>
  );
}

function lineText(series: SeriesState): string {
  const { label } = stateMark(series.status, series.step);
  const number = currentGameNumber(series);
  if (isSeriesOver(series.status)) return series.winner ? `${series.sides[series.winner].name} 取胜` : label;
  if (number === 0 || series.status === 'check_in' || series.status === 'ban') return label;
  return label === '进行中' ? `第 ${number} 局` : `第 ${number} 局 ${label}`;
}

function LineClock({ series, replayTime }: { series: SeriesState; replayTime: ReplayTime }) {
  const game = runningGame(series);
  const isClaimed = series.step === 'confirm';
  if (series.status === 'paused' || isSeriesOver(series.status)) return null;
  if (game && !isClaimed) return <Dotted clock={<GameClock game={game} replayTime={replayTime} />} />;
  return series.due_at ? <Dotted clock={<DueClock dueAt={series.due_at} replayTime={replayTime} />} /> : null;
}

function Dotted({ clock }: { clock: ReactNode }) {
  return (
    <>
      <span className="max-tablet:hidden"> · </span>
      <span className="font-num text-18 font-semibold text-zhu-text max-tablet:block">{clock}</span>
    </>
  );
}

/** While disconnected the clocks are frozen, and the page shows since when. */
function AsOf() {
  const text = useAsOfText();
  return (
    text && <span className="absolute inset-x-0 bottom-full text-12 whitespace-nowrap text-huang-text">{text}</span>
  );
}
