import type { RulingKind } from '../../series/types.ts';
import { engineOf } from '../stages/engine-of.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import { matchesOf } from '../stages/stage-rounds.ts';
import { hasBegun } from '../decide/match-begun.ts';
import type { StartStep, UndoneStep } from '../events.ts';
import { currentStage, findMatch } from '../state-parts.ts';
import type { TournamentState } from '../types.ts';

/** The newest start of a round that was drawn, or of a stage behind the first. */
export type LastStart = {
  readonly step: StartStep;
  readonly at: string;
  /** What it has opened. */
  readonly matches: readonly MatchSummary[];
};

/**
 * The round that was drawn last is a step of its own, its stage is the one before. Where nothing is drawn, rounds open by themselves and
 * the stage is the step. The first stage is the start of the event, which nobody takes back.
 */
export function lastStart(state: TournamentState): LastStart | null {
  const stage = currentStage(state);
  if (state.status !== 'running' || stage?.status !== 'running') return null;
  const { index, rounds } = stage;
  const newest = engineOf(stage).draws ? rounds.at(-1) : undefined;
  if (newest?.status === 'finished') return null;
  if (newest)
    return {
      step: { kind: 'round_start', stage: index, round: newest.number },
      at: newest.started_at,
      matches: newest.matches,
    };
  const at = rounds[0]?.started_at ?? state.stages[index - 1]?.rounds.at(-1)?.finished_at ?? null;
  return index === 0 || at === null
    ? null
    : { step: { kind: 'stage_start', stage: index }, at, matches: matchesOf(stage) };
}

/** The last ruling on a match, as its own record tells it. */
export type RuledMatch = {
  readonly match_id: string;
  readonly ruling: RulingKind;
  readonly at: string;
  readonly is_played_on: boolean;
};

export const UNDO_REFUSALS = ['round_has_begun', 'stage_has_begun', 'played_on_since'] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

export type LastStep = {
  readonly step: UndoneStep;
  readonly at: string;
  /** Why it cannot be taken back; null: it can. */
  readonly refusal: UndoRefusal | null;
};

/** The newest step that can be taken back, and a newer one that cannot, with its reason. */
export type LastSteps = { readonly undoable: LastStep | null; readonly blocked: LastStep | null };

export function lastSteps(state: TournamentState, ruled: readonly RuledMatch[]): LastSteps {
  const isOpen = state.status === 'running' || state.status === 'finished';
  const start = lastStart(state);
  const steps = isOpen ? [...(start ? [startStep(start)] : []), ...ruled.flatMap((one) => rulingStep(state, one))] : [];
  const sorted = steps.toSorted((one, other) => other.at.localeCompare(one.at));
  const undoable = sorted.find(({ refusal }) => refusal === null) ?? null;
  const newest = sorted[0] ?? null;
  return { undoable, blocked: newest?.refusal ? newest : null };
}

function startStep({ step, at, matches }: LastStart): LastStep {
  const refusal = step.kind === 'round_start' ? 'round_has_begun' : 'stage_has_begun';
  return { step, at, refusal: matches.some(hasBegun) ? refusal : null };
}

/** A match that was taken back has left the event: its rulings with it. */
function rulingStep(state: TournamentState, { match_id, ruling, at, is_played_on }: RuledMatch): LastStep[] {
  if (!findMatch(state, match_id)) return [];
  return [{ step: { kind: 'ruling', match_id, ruling }, at, refusal: is_played_on ? 'played_on_since' : null }];
}
