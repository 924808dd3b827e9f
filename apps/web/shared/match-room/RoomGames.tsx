import { otherSide, slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

import type { RoomProps } from './room-props.ts';
import { Seal } from '../ui/marks/Seal.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';
import { resultLabel } from './my-match.ts';
import { LastMatchNote } from './LastMatchNote.tsx';

/** The games of this match so far, from the visitor's side. */
export function RoomGames({ match: { info, series }, side }: RoomProps) {
  const games = series.games.filter(({ status }) => status === 'finished' || status === 'voided');
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeader title="对局记录" meta={`${games.length} 局`} />
      <ol className="border-t border-t-line-2">
        {games.map((game) => (
          <li
            key={game.number}
            className="grid h-11 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 border-b border-b-line-1"
          >
            <span className="text-13 text-text-3">第 {game.number} 局</span>
            <span className="min-w-0 truncate">{decksText(series, side, game)}</span>
            <GameEnd game={game} side={side} />
          </li>
        ))}
      </ol>
      <LastMatchNote matchId={info.id} side={side} />
    </section>
  );
}

function GameEnd({ game, side }: { game: SeriesGame; side: Side }) {
  if (game.status === 'voided') return <span className="text-13 text-text-3">已作废</span>;
  if (game.winner === null || game.winner === 'draw') return <span className="text-13 text-text-2">平局</span>;
  return (
    <span className="flex items-center gap-1 text-13">
      <Seal mark={game.winner === side ? '胜' : '负'} />
      {resultLabel(game.winner, side)}
    </span>
  );
}

/** `快攻法 对 慢速牧`; a game that was awarded was not played. */
function decksText(series: SeriesState, side: Side, game: SeriesGame): string {
  const nameOf = (of: Side) => series.sides[of].decks.find(({ slot }) => slot === slotOf(game, of))?.name;
  const [mine, theirs] = [nameOf(side), nameOf(otherSide(side))];
  return mine && theirs ? `${mine} 对 ${theirs}` : '未进行，直接判定';
}
