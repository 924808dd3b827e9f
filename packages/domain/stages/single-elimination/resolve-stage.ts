import { createBracket } from '../../bracket/create.ts';
import { resolveBracket } from '../../bracket/resolve.ts';
import type { NodeMatch, ResolvedBracket, ResolvedNode } from '../../bracket/types.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import { ownSettings } from './own-settings.ts';
import type { SingleEliminationStage } from './single-elimination-stage.ts';

/** A stage never changes, and neither does what follows from it: views and decisions ask for it again and again. */
const resolvedStages = new WeakMap<SingleEliminationStage, ResolvedBracket>();

export function resolveStage(event: StageScope, stage: SingleEliminationStage): ResolvedBracket {
  const known = resolvedStages.get(stage);
  if (known) return known;
  const resolved = resolveAnew(event, stage);
  resolvedStages.set(stage, resolved);
  return resolved;
}

function resolveAnew(event: StageScope, stage: SingleEliminationStage): ResolvedBracket {
  const matches: Record<string, NodeMatch> = {};
  for (const { node, a, b, result } of stage.walkovers) matches[node] = { a, b, result: bracketResult(result) };
  for (const round of stage.rounds) {
    for (const { node, a, b, result } of round.matches)
      if (node !== null) matches[node] = { a, b, result: bracketResult(result) };
  }
  const { third_place } = ownSettings(event, stage);
  const nodes = createBracket({ entrants: stage.entrants.length, third_place });
  return resolveBracket(nodes, stage.entrants, matches);
}

/** The rules never let a bracket match end in a draw; should one stand there, nobody goes on. */
function bracketResult(result: MatchSummary['result']): NodeMatch['result'] {
  return result === 'draw' ? 'double_loss' : result;
}

export function sidesOf({ a, b }: ResolvedNode): [string, string] {
  if (a.kind !== 'entrant' || b.kind !== 'entrant') throw new Error('a match is ready only when both sides are known');
  return [a.id, b.id];
}
