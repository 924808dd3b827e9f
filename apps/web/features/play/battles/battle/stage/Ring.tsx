import type { BattleState } from '@pailei/domain/battles/types';
import { runningGame, slotOf } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';

import { useMatch } from '../../../../../shared/live/useTopics.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { formatView } from '../../formats/format-views.ts';
import { duelOf, streakOf } from '../../../../../shared/battles/model/shown-board.ts';
import { Duelist } from './Duelist.tsx';
import { PhaseLine } from './PhaseLine.tsx';
import art from './BattleStage.module.css';

/** The two in the ring with the score of their board; what they play with is their match's own. */
export function Ring({ state, replayTime }: { state: BattleState; replayTime: number | null }) {
  const duel = duelOf(state);
  const { score, match_id } = duel.board ?? { score: { a: 0, b: 0 }, match_id: null };
  const match = useMatch(replayTime === null ? match_id : null).state;
  const hasHolder = formatView(state).hasOrderNames;
  const streaks = SIDES.map((side) => {
    const player = duel.players[side];
    return player && hasHolder ? streakOf(state, side, player.account_id) : 0;
  });
  const holder = streaks[0] ? 'a' : streaks[1] ? 'b' : null;
  const titleOf = (side: Side) => {
    if (!hasHolder || holder === null) return null;
    if (side !== holder) return <span className="text-text-2">攻擂</span>;
    return (
      <>
        <Seal mark="擂" size="xs" isSolid />
        擂主 · {streaks[side === 'a' ? 0 : 1]} 连胜
      </>
    );
  };
  const duelist = (side: Side) => (
    <Duelist side={side} player={duel.players[side]} title={titleOf(side)}>
      {match && <DeckInPlay series={match.series} side={side} />}
    </Duelist>
  );
  return (
    <div className={cx('min-h-48', art.ropes)}>
      <div className="-mb-7 text-center max-tablet:mb-0">
        <PhaseLine state={state} replayTime={replayTime} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2.5">
        {duelist('a')}
        <span
          className="min-w-24 pt-7 text-center font-num text-[44px]/13 font-semibold max-tablet:pt-0"
          role="img"
          aria-label={`本台 ${score.a} 比 ${score.b}`}
        >
          {score.a}
          <i className="mx-1 text-text-3 not-italic">:</i>
          {score.b}
        </span>
        {duelist('b')}
      </div>
    </div>
  );
}

/** The deck of the game that is being played, once both have chosen. */
function DeckInPlay({ series, side }: { series: SeriesState; side: Side }) {
  const game = runningGame(series);
  const slot = game ? slotOf(game, side) : null;
  const deck = series.sides[side].decks.find((one) => one.slot === slot);
  if (!deck) return null;
  return (
    <>
      <ClassPlate heroClass={deck.class} size="s" />
      <span className="max-w-24 truncate">{deck.name}</span>
    </>
  );
}
