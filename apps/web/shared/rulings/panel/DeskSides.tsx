import { runningGame } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';

import { resultText } from '../../match/series-labels.ts';
import { cx } from '../../ui/layout/cx.ts';
import { Time } from '../../ui/time/Time.tsx';

const CORNER: Readonly<Record<Side, string>> = { a: 'border-t-corner-a', b: 'border-t-corner-b' };

/** Both sides with their score and what they say of the game that is in question. */
export function DeskSides({ series }: { series: SeriesState }) {
  const game = runningGame(series) ?? series.games.findLast(({ questioned }) => questioned !== null) ?? null;
  return (
    <div className="grid grid-cols-2">
      {SIDES.map((side) => (
        <div key={side} className={cx('grid min-w-0 content-start gap-2 border-t-2 p-5 max-tablet:p-4', CORNER[side])}>
          <div className="flex items-baseline justify-between gap-3">
            <b className="min-w-0 text-16 wrap-anywhere">{series.sides[side].name}</b>
            <span className="font-num text-30 leading-8 font-semibold">{series.sides[side].wins}</span>
          </div>
          <Said series={series} game={game} side={side} />
        </div>
      ))}
    </div>
  );
}

function Said({ series, game, side }: { series: SeriesState; game: SeriesGame | null; side: Side }) {
  const { status, sides } = series;
  if (status === 'check_in')
    return <p className="text-13 text-text-2">{sides[side].ready ? '已到场' : '还没有到场'}</p>;
  const report = game?.reports[side];
  const objection = [game?.questioned, game?.dispute].find((one) => one?.side === side);
  const at = objection?.at ?? report?.at;
  const notes = [report?.note, objection?.note].filter((note) => typeof note === 'string' && note !== '');
  return (
    <div className="grid gap-1 text-13 wrap-anywhere">
      <p>
        {report
          ? `上报：${resultText(report.result, (one) => sides[one].name)}`
          : objection
            ? '对上报有异议'
            : '未上报'}
        {at !== undefined && (
          <small className="text-text-3">
            {' · '}
            <Time iso={at} />
          </small>
        )}
      </p>
      {notes.map((note) => (
        <q key={note}>{note}</q>
      ))}
    </div>
  );
}
