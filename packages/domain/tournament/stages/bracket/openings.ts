import { readyNodes } from '../../bracket/resolve.ts';
import type { BracketNode, ResolvedBracket, ResolvedNode } from '../../bracket/types.ts';
import type { TournamentFacts } from '../../decide/commands.ts';
import type { OpenedMatch } from '../../events.ts';
import type { ExpectedMatch, StageEvent } from '../stage-engine.ts';
import { isActive, type StageScope } from '../stage-scope.ts';
import { sidesOf } from './resolve-stage.ts';
import type { BracketStage, Walkover } from './bracket-stage.ts';

/** How a match of the type is played, apart from who meets. */
export type MatchTerms = Omit<OpenedMatch, 'match_id' | keyof ExpectedMatch>;

/** Matches whose sides are known, are both still in, and that are not open yet. */
export function readyMatches(event: StageScope, stage: BracketStage, bracket: ResolvedBracket): ExpectedMatch[] {
  return playable(event, bracket).map((resolved) => expected(stage, resolved));
}

/** Where a side has left, the other goes on without playing; only when nobody does any more, the matches open. */
export function openings(
  event: StageScope,
  stage: BracketStage,
  bracket: ResolvedBracket,
  { terms, facts }: { terms: (node: BracketNode) => MatchTerms; facts: TournamentFacts },
): readonly StageEvent[] {
  const [stageIndex, at] = [stage.index, facts.now];
  const walkovers = readyNodes(bracket).flatMap((node) => walkoverAt(event, node) ?? []);
  if (walkovers.length > 0) return [{ type: 'bracket_walkovers_given', payload: { stage: stageIndex, walkovers, at } }];
  const matches = playable(event, bracket).map((resolved): OpenedMatch => {
    const { round, table, node, a, b } = expected(stage, resolved);
    return { match_id: facts.new_id(), round, table, node, a, b, ...terms(resolved.node) };
  });
  return matches.length === 0 ? [] : [{ type: 'bracket_matches_opened', payload: { stage: stageIndex, matches, at } }];
}

function playable(event: StageScope, bracket: ResolvedBracket): ResolvedNode[] {
  return readyNodes(bracket).filter((node) => sidesOf(node).every((id) => isActive(event, id)));
}

function expected({ index }: BracketStage, resolved: ResolvedNode): ExpectedMatch {
  const [a, b] = sidesOf(resolved);
  const { round, position, id } = resolved.node;
  return { stage: index, round, table: position + 1, node: id, a, b };
}

function walkoverAt(event: StageScope, node: ResolvedNode): Walkover | null {
  const [a, b] = sidesOf(node);
  if (isActive(event, a) && isActive(event, b)) return null;
  const result = isActive(event, a) ? 'a' : isActive(event, b) ? 'b' : 'double_loss';
  return { node: node.node.id, a, b, result };
}
