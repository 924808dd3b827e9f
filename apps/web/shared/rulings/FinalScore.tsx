import { leadOf, winsNeeded } from '@pailei/domain/series/settings';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { SIDES, type BySide, type Side } from '@pailei/domain/series/sides';
import { winnersOf } from '@pailei/domain/series/decide/decide-score';
import type { SeriesState } from '@pailei/domain/series/types';

import { RulingChoice } from './RulingChoice.tsx';

/** A final score, and who won which of its games; null: as the score alone says. */
export type ChosenScore = { readonly score: BySide<number>; readonly games: readonly Side[] | null };

type FinalScoreProps = ChosenScore & { series: SeriesState; onChange: (chosen: ChosenScore) => void };

/** Every score that the match can end with, and who won which of its games. */
export function FinalScore({ series, score: chosen, games, onChange }: FinalScoreProps) {
  const nameOf = (side: Side) => series.sides[side].name;
  const winners = games ?? winnersOf(series, chosen);
  const textOf = ({ a, b }: BySide<number>) => `${a}:${b}`;
  const scores = finalScores(series);
  return (
    <>
      <RulingChoice
        label={`最终比分（${nameOf('a')} : ${nameOf('b')}）`}
        options={scores.map((score) => ({ value: textOf(score), label: textOf(score) }))}
        value={textOf(chosen)}
        onChange={(value) =>
          onChange({ score: scores.find((score) => textOf(score) === value) ?? chosen, games: null })
        }
      />
      {winners.slice(0, -1).map((winner, index) => (
        <RulingChoice
          key={index}
          label={`第 ${index + 1} 局`}
          options={SIDES.map((side) => ({ value: side, label: `第 ${index + 1} 局 ${nameOf(side)} 胜` }))}
          value={winner}
          onChange={(side) => onChange({ score: chosen, games: movedWin(winners, index, side) })}
        />
      ))}
    </>
  );
}

function finalScores({ settings }: SeriesState): BySide<number>[] {
  const needed = winsNeeded(settings.best_of);
  return SIDES.flatMap((winner) => {
    const least = leadOf(settings, otherSide(winner));
    const losses = Array.from({ length: needed - least }, (_, index) => least + index);
    const scores = losses.map((wins) => (winner === 'a' ? { a: needed, b: wins } : { a: wins, b: needed }));
    return winner === 'a' ? scores : scores.toReversed();
  });
}

/** The game goes to this side, and another one of theirs to the opponent: the score stays. The last game is the winner's. */
function movedWin(winners: readonly Side[], index: number, side: Side): readonly Side[] {
  const was = winners[index];
  const other = winners.findIndex((winner, place) => place !== index && place < winners.length - 1 && winner === side);
  if (was === undefined || was === side || other < 0) return winners;
  return winners.with(index, side).with(other, was);
}
