import { createBracket } from '../bracket/create.ts';
import { readyNodes, resolveBracket, staleNodes } from '../bracket/resolve.ts';
import type { NodeMatch, ResolvedBracket, ResolvedNode } from '../bracket/types.ts';
import type { OpenedMatch } from './events.ts';
import type { Plan } from './plan.ts';
import { bestOfFor } from './settings.ts';
import type { MatchSummary, Stage, TournamentState, Walkover } from './types.ts';

/** A stage never changes, and neither does what follows from it: views and decisions ask for it again and again. */
const resolvedStages = new WeakMap<Stage, ResolvedBracket>();

export function resolveStage(state: TournamentState, stage: Stage): ResolvedBracket {
  const known = resolvedStages.get(stage);
  if (known) return known;
  const resolved = resolveAnew(state, stage);
  resolvedStages.set(stage, resolved);
  return resolved;
}

function resolveAnew(state: TournamentState, stage: Stage): ResolvedBracket {
  const matches: Record<string, NodeMatch> = {};
  for (const { node, a, b, result } of stage.walkovers) matches[node] = { a, b, result: bracketResult(result) };
  for (const round of stage.rounds) {
    for (const { node, a, b, result } of round.matches)
      if (node !== null) matches[node] = { a, b, result: bracketResult(result) };
  }
  return resolveBracket(bracketNodes(state, stage), stage.entrants, matches);
}

/** Withdraws the matches that a changed result has made void. */
export function addWithdrawals(plan: Plan, stage: Stage): void {
  const stale = staleNodes(resolveStage(plan.state, stage));
  if (stale.length === 0) return;
  plan.add('bracket_matches_withdrawn', {
    stage: stage.index,
    match_ids: matchesAt(stage, stale).map(({ match_id }) => match_id),
    walkover_nodes: stage.walkovers.map(({ node }) => node).filter((node) => stale.includes(node)),
  });
}

export function matchesAt(stage: Stage, nodes: readonly string[]): MatchSummary[] {
  return stage.rounds.flatMap(({ matches }) => matches).filter(({ node }) => node !== null && nodes.includes(node));
}

/** Opens every match whose sides are known; where one of them has left, the other goes on without playing. */
export function addReadyMatches(plan: Plan, stageIndex: number): void {
  for (;;) {
    const stage = plan.state.stages[stageIndex] as Stage;
    const ready = readyNodes(resolveStage(plan.state, stage));
    const walkovers = ready.flatMap((node) => walkoverAt(plan.state, node) ?? []);
    if (walkovers.length === 0) {
      addMatches(plan, stage, ready);
      return;
    }
    plan.add('bracket_walkovers_given', { stage: stageIndex, walkovers });
  }
}

function bracketNodes(state: TournamentState, stage: Stage) {
  const settings = state.settings.stages[stage.index];
  const third_place = settings?.type === 'single_elimination' && settings.third_place;
  return createBracket({ entrants: stage.entrants.length, third_place });
}

/** The rules never let a bracket match end in a draw; should one stand there, nobody goes on. */
function bracketResult(result: MatchSummary['result']): NodeMatch['result'] {
  return result === 'draw' ? 'double_loss' : result;
}

function walkoverAt(state: TournamentState, node: ResolvedNode): Walkover | null {
  const [a, b] = sidesOf(node);
  const isHere = (id: string) => state.participants[id]?.status === 'active';
  if (isHere(a) && isHere(b)) return null;
  const result = isHere(a) ? 'a' : isHere(b) ? 'b' : 'double_loss';
  return { node: node.node.id, a, b, result };
}

function addMatches(plan: Plan, stage: Stage, ready: readonly ResolvedNode[]): void {
  if (ready.length === 0) return;
  const matches = ready.map((resolved): OpenedMatch => {
    const { node } = resolved;
    const [a, b] = sidesOf(resolved);
    const best_of = bestOfFor(plan.state.settings, stage.index, node.is_final);
    return { match_id: plan.facts.new_id(), round: node.round, table: node.position + 1, node: node.id, a, b, best_of };
  });
  plan.add('bracket_matches_opened', { stage: stage.index, matches });
}

export function sidesOf({ a, b }: ResolvedNode): [string, string] {
  if (a.kind !== 'entrant' || b.kind !== 'entrant') throw new Error('a match is ready only when both sides are known');
  return [a.id, b.id];
}
