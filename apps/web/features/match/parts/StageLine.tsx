import type { ReactNode } from 'react';
import { isSeriesOver, runningGame, type SeriesState } from '@pailei/domain/series';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { currentSecond } from '../../../shared/state/clock.ts';
import { connectionStateAtom, isBroken } from '../../../shared/live/connection.atoms.ts';
import { currentGameNumber, stateMark } from '../model/series-state.ts';
import { clockText } from '../model/time-text.ts';
import { DueClock, GameClock, type Moment } from './Clock.tsx';

/** The line above the digits: what is going on, and its clock. */
export function StageLine({ series, moment }: { series: SeriesState; moment: Moment }) {
  return (
    <>
      {lineText(series)}
      <LineClock series={series} moment={moment} />
      {moment === null && <AsOf />}
    </>
  );
}

function lineText(series: SeriesState): string {
  const { label } = stateMark(series.status, series.step);
  const number = currentGameNumber(series);
  if (isSeriesOver(series.status)) return series.winner ? `${series.sides[series.winner].name} 取胜` : label;
  if (number === 0 || series.status === 'check_in' || series.status === 'ban') return label;
  return label === '进行中' ? `第 ${number} 局` : `第 ${number} 局 ${label}`;
}

function LineClock({ series, moment }: { series: SeriesState; moment: Moment }) {
  const game = runningGame(series);
  const isClaimed = series.step === 'confirm';
  if (series.status === 'paused' || isSeriesOver(series.status)) return null;
  if (game && !isClaimed) return <Dotted clock={<GameClock game={game} moment={moment} />} />;
  return series.due_at ? <Dotted clock={<DueClock dueAt={series.due_at} moment={moment} />} /> : null;
}

function Dotted({ clock }: { clock: ReactNode }) {
  return (
    <>
      {' · '}
      <span className="num">{clock}</span>
    </>
  );
}

/** While nothing arrives the clocks stand still, and the page says since when. */
function AsOf() {
  const connection = useAtomValue(connectionStateAtom);
  if (!isBroken(connection)) return null;
  return <span className="asof">截至 {clockText(new Date(currentSecond()).toISOString())}</span>;
}
