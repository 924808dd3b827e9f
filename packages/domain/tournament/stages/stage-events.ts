import type { TournamentEventOf } from '../events.ts';
import type { Round, StageBase } from './stage-base.ts';
import type { StageEvent } from './stage-engine.ts';

export const roundsFinished = (stage: StageBase, rounds: readonly Round[], at: string): StageEvent[] =>
  rounds.map(({ number }) => ({ type: 'round_finished', payload: { stage: stage.index, round: number, at } }));

/** `ranking`: every entrant, those who share a place together. */
export function stageFinished(
  stage: StageBase,
  ranking: readonly (readonly string[])[],
  at: string,
): TournamentEventOf<'stage_finished'> {
  return { type: 'stage_finished', payload: { stage: stage.index, ranking: ranking.flat(), at } };
}
