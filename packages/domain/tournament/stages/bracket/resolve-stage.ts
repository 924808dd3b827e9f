import { resolveBracket } from '../../bracket/resolve.ts';
import type { BracketNode, NodeMatch, ResolvedBracket, ResolvedNode } from '../../bracket/types.ts';
import type { MatchSummary, StageSettingsBase } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import type { BracketStage } from './bracket-stage.ts';
import type { BracketType } from './bracket-type.ts';

/** A stage never changes, and neither does what follows from it: views and decisions ask for it again and again. */
const resolvedStages = new WeakMap<BracketStage, ResolvedBracket>();

/** Who plays where in a stage, by its results so far. */
export function resolveStage<S extends StageSettingsBase>(
  type: BracketType<S>,
  event: StageScope,
  stage: BracketStage,
): ResolvedBracket {
  const known = resolvedStages.get(stage);
  if (known) return known;
  const nodes = nodesOf(ownSettings(type, event, stage), type, stage.entrants.length);
  const resolved = resolveBracket(nodes, stage.entrants, played(stage));
  resolvedStages.set(stage, resolved);
  return resolved;
}

/** What was set for this stage. */
export function ownSettings<S extends StageSettingsBase>(
  { type }: Pick<BracketType<S>, 'type'>,
  event: StageScope,
  { index }: BracketStage,
): S {
  const settings = event.settings.stages[index];
  if (settings?.type !== type) throw new Error(`stage ${index} is not what its event has set`);
  return settings as StageSettingsBase as S;
}

/** The graph hangs on settings and number alone, so the last one that was asked for is kept. */
const madeNodes = new WeakMap<StageSettingsBase, { readonly count: number; readonly nodes: readonly BracketNode[] }>();

function nodesOf<S extends StageSettingsBase>(
  settings: S,
  type: BracketType<S>,
  count: number,
): readonly BracketNode[] {
  const known = madeNodes.get(settings);
  if (known?.count === count) return known.nodes;
  const nodes = type.nodes(settings, count);
  madeNodes.set(settings, { count, nodes });
  return nodes;
}

function played(stage: BracketStage): Record<string, NodeMatch> {
  const matches: Record<string, NodeMatch> = {};
  for (const { node, a, b, result } of stage.walkovers) matches[node] = { a, b, result: bracketResult(result) };
  for (const round of stage.rounds) {
    for (const { node, a, b, result } of round.matches)
      if (node !== null) matches[node] = { a, b, result: bracketResult(result) };
  }
  return matches;
}

/** The rules never let a bracket match end in a draw; should one stand there, nobody goes on. */
function bracketResult(result: MatchSummary['result']): NodeMatch['result'] {
  return result === 'draw' ? 'double_loss' : result;
}

export function sidesOf({ a, b }: ResolvedNode): [string, string] {
  if (a.kind !== 'entrant' || b.kind !== 'entrant') throw new Error('a match is ready only when both sides are known');
  return [a.id, b.id];
}
