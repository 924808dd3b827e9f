import type { FixturePosition } from './position.ts';
import type { Stage, StageType } from './stage.ts';
import type { MatchPlace } from './stage-base.ts';
import { modelOf } from './model-of.ts';

/** Where a match stands: the section, round and number that its stage type gives it. */
export function positionOf(
  { stages }: { readonly stages: readonly Stage[] },
  match: MatchPlace & { readonly stage: number },
): FixturePosition {
  const stage = stages[match.stage];
  if (!stage) throw new Error(`there is no stage ${match.stage}`);
  return modelOf(stage).position(stage, match);
}

/** What the name of a match is made of, and the one rule of which is the final. */
export type RoundPlace = {
  readonly stage_type: StageType;
  readonly round: number;
  readonly round_count: number;
  readonly node: string | null;
  readonly is_final: boolean;
};

export function roundPlaceOf(stage: Stage, match: MatchPlace): RoundPlace {
  const { section } = modelOf(stage).position(stage, match);
  const { type: stage_type, round_count } = stage;
  return { stage_type, round: match.round, round_count, node: match.node, is_final: section === 'final' };
}
