import { drawLabels } from '../../random/draw-labels.ts';
import type { DrawKeyOf } from '../../random/draw-key.ts';
import type { RoundDraft } from '../stages/pairing/seated-round.ts';
import type { Stage } from '../stages/stage.ts';
import { engineOf } from '../stages/engine-of.ts';
import { currentStage } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';

/** The stage and the round that wait for the staff to publish them; null: nothing does. */
export function heldRound(state: TournamentState): { readonly stage: Stage; readonly round: number } | null {
  const stage = currentStage(state);
  if (state.status !== 'running' || !stage) return null;
  const round = engineOf(stage).draws?.held(state, stage) ?? null;
  return round === null ? null : { stage, round };
}

/** The round that waits, as it is drawn; null: none does. The same state and key give the same draft. */
export function draftRound(state: TournamentState, draw_key: DrawKeyOf): RoundDraft | null {
  const held = heldRound(state);
  const draws = held && engineOf(held.stage).draws;
  if (!draws) return null;
  const { stage, round } = held;
  const drawn = draws.draw(state, stage, draw_key(drawLabels.pairing(stage.index, round)));
  return { ...drawn, stage: stage.index, round, by_hand: [], absent: [], adjustments: [] };
}

/** A text that differs where another draft would be made; null where no round waits. */
export function draftBasis(state: TournamentState): string | null {
  const held = heldRound(state);
  const draws = held && engineOf(held.stage).draws;
  return draws ? draws.basis(state, held.stage) : null;
}
