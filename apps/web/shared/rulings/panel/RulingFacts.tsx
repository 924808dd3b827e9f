import { SIDES, type Side } from '@pailei/domain/series/sides';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { GameResult, SeriesState } from '@pailei/domain/series/types';

import { FinalScore } from '../FinalScore.tsx';
import { RulingChoice } from '../RulingChoice.tsx';
import type { RulingDraft } from './ruling-draft.ts';

const MINUTES = [2, 5, 10, 15, 30] as const;

type RulingFactsProps = { series: SeriesState; draft: RulingDraft; onChange: (draft: RulingDraft) => void };

/** What the chosen ruling still has to say: about whom, which game, how long. */
export function RulingFacts({ series, draft, onChange }: RulingFactsProps) {
  const change = (facts: Partial<RulingDraft>) => onChange({ ...draft, ...facts });
  const nameOf = (side: Side) => series.sides[side].name;
  switch (draft.type) {
    case 'rule_game':
      return <ResultChoice options={['a', 'b', 'draw']} nameOf={nameOf} draft={draft} change={change} />;
    case 'correct_game':
      return (
        <>
          <GameChoice series={series} draft={draft} change={change} />
          <ResultChoice options={SIDES} nameOf={nameOf} draft={draft} change={change} />
        </>
      );
    case 'void_game':
      return <GameChoice series={series} draft={draft} change={change} />;
    case 'caution':
    case 'warn':
    case 'give_game_loss':
    case 'give_match_loss':
    case 'disqualify':
      return (
        <RulingChoice
          label="对象"
          options={SIDES.map((side) => ({ value: side, label: nameOf(side) }))}
          value={draft.side}
          onChange={(side) => change({ side })}
        />
      );
    case 'award_result':
      return SIDES.map((side) => (
        <RulingChoice
          key={side}
          label={`${nameOf(side)} 胜局`}
          options={winsFrom(series, side).map((wins) => ({ value: String(wins), label: `${nameOf(side)} ${wins}` }))}
          value={String(draft.score[side])}
          onChange={(wins) => change({ score: { ...draft.score, [side]: Number(wins) } })}
        />
      ));
    case 'correct_score':
      return <FinalScore series={series} {...draft} onChange={change} />;
    case 'extend':
      return (
        <RulingChoice
          label="延长"
          options={MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} 分钟` }))}
          value={String(draft.minutes)}
          onChange={(minutes) => change({ minutes: Number(minutes) })}
        />
      );
    default:
      return null;
  }
}

/** What was won stands. */
function winsFrom({ sides, settings }: SeriesState, side: Side): number[] {
  const { wins } = sides[side];
  return Array.from({ length: winsNeeded(settings.best_of) - wins + 1 }, (_, index) => wins + index);
}

type ChoiceProps = { draft: RulingDraft; change: (facts: Partial<RulingDraft>) => void };

function GameChoice({ series, draft, change }: ChoiceProps & { series: SeriesState }) {
  const games = series.games.filter(
    ({ status }) => status === 'finished' || status === 'playing' || status === 'disputed',
  );
  if (games.length < 2) return null;
  return (
    <RulingChoice
      label="局"
      options={games.map(({ number }) => ({ value: String(number), label: `第 ${number} 局` }))}
      value={draft.game === null ? null : String(draft.game)}
      onChange={(game) => change({ game: Number(game) })}
    />
  );
}

type ResultChoiceProps = ChoiceProps & { options: readonly GameResult[]; nameOf: (side: Side) => string };

function ResultChoice({ options, nameOf, draft, change }: ResultChoiceProps) {
  return (
    <RulingChoice
      label="裁定结果"
      options={options.map((value) => ({ value, label: value === 'draw' ? '重赛' : `${nameOf(value)} 胜` }))}
      value={draft.result}
      onChange={(result) => change({ result })}
    />
  );
}
