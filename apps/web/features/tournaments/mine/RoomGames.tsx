import { otherSide, slotOf, type SeriesGame, type SeriesState, type Side } from '@pailei/domain/series';

import { Seal } from '../../../shared/ui/Seal.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { resultWords } from '../model/my-match.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { LastMatchNote } from './LastMatchNote.tsx';

/** The games of this match so far, from the visitor's side. */
export function RoomGames({ match: { info, series }, side }: RoomProps) {
  const games = series.games.filter(({ status }) => status === 'finished' || status === 'voided');
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeader title="对局记录" meta={`${games.length} 局`} />
      <LastMatchNote matchId={info.id} side={side} />
      <ol className="rmg">
        {games.map((game) => (
          <li key={game.number}>
            <span className="t3 s13">第 {game.number} 局</span>
            <span className="ell">{decksText(series, side, game)}</span>
            <GameEnd game={game} side={side} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GameEnd({ game, side }: { game: SeriesGame; side: Side }) {
  if (game.status === 'voided') return <span className="t3 s13">已作废</span>;
  if (game.winner === null || game.winner === 'draw') return <span className="t2 s13">平局</span>;
  return (
    <span className="row g4 s13">
      <Seal mark={game.winner === side ? '胜' : '负'} />
      {resultWords(game.winner, side)}
    </span>
  );
}

/** `快攻法 对 慢速牧`; a game that was awarded was not played. */
function decksText(series: SeriesState, side: Side, game: SeriesGame): string {
  const nameOf = (of: Side) => series.sides[of].decks.find(({ slot }) => slot === slotOf(game, of))?.name;
  const [mine, theirs] = [nameOf(side), nameOf(otherSide(side))];
  return mine && theirs ? `${mine} 对 ${theirs}` : '未进行，直接判定';
}
