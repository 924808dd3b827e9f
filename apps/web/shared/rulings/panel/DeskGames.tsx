import { SIDES } from '@pailei/domain/series/sides';
import { slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';

import { EvidenceImages } from '../../evidence/EvidenceImages.tsx';
import { resultText } from '../../match/series-labels.ts';
import { cx } from '../../ui/layout/cx.ts';

/** The games so far with their decks; one that is in question stands out. */
export function DeskGames({ matchId, series }: { matchId: string; series: SeriesState }) {
  return (
    <section className="min-w-0 p-5 max-tablet:p-4" aria-label="对局记录">
      <h3 className="text-16 font-semibold">对局记录</h3>
      <ol className="mt-2 border-t border-t-line-2">
        {series.games.length === 0 && <li className="py-3 text-13 text-text-3">还没有对局。</li>}
        {series.games.map((game) => (
          <li
            key={game.number}
            className={cx(
              'grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3 border-b border-b-line-1 py-2.5 text-13',
              game.status === 'disputed' && 'bg-huang-wash text-huang-text',
            )}
          >
            <span className="text-text-3">第 {game.number} 局</span>
            <span className="wrap-anywhere">{decksOf(series, game)}</span>
            <span className="whitespace-nowrap">{endOf(series, game)}</span>
          </li>
        ))}
      </ol>
      <div data-desk="images" className="mt-4 grid gap-4">
        {series.games.map((game) => (
          <EvidenceImages key={game.number} matchId={matchId} gameNumber={game.number} sides={series.sides} />
        ))}
      </div>
    </section>
  );
}

function decksOf({ sides }: SeriesState, game: SeriesGame): string {
  const names = SIDES.map((side) => sides[side].decks.find(({ slot }) => slot === slotOf(game, side))?.name);
  return names.every(Boolean) ? names.join(' 对 ') : '直接判定';
}

function endOf({ sides }: SeriesState, { status, winner }: SeriesGame): string {
  if (status === 'disputed') return '双方各称己胜';
  if (status === 'voided') return '已作废';
  if (winner === null) return status === 'playing' ? '进行中' : '未完成';
  return resultText(winner, (side) => sides[side].name);
}
