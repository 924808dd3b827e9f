import { readyNodes } from '../../bracket/resolve.ts';
import type { ResolvedNode } from '../../bracket/types.ts';
import type { TournamentFacts } from '../../tournament/decide/commands.ts';
import type { OpenedMatch } from '../../tournament/events.ts';
import type { ExpectedMatch, StageEvent } from '../stage-engine.ts';
import { isActive, type StageScope } from '../stage-scope.ts';
import { singleEliminationModel } from './model.ts';
import { ownSettings } from './own-settings.ts';
import { resolveStage, sidesOf } from './resolve-stage.ts';
import type { SingleEliminationStage, Walkover } from './single-elimination-stage.ts';

/** Matches whose sides are known, are both still in, and that are not open yet. */
export function ready(event: StageScope, stage: SingleEliminationStage): readonly ExpectedMatch[] {
  return readyNodes(resolveStage(event, stage)).flatMap((resolved) => {
    const [a, b] = sidesOf(resolved);
    const { round, position, id } = resolved.node;
    if (!isActive(event, a) || !isActive(event, b)) return [];
    return [{ stage: stage.index, round, table: position + 1, node: id, a, b }];
  });
}

/** Where a side has left, the other goes on without playing; only when nobody does any more, the matches open. */
export function openings(
  event: StageScope,
  stage: SingleEliminationStage,
  facts: TournamentFacts,
): readonly StageEvent[] {
  const { index } = stage;
  const walkovers = readyNodes(resolveStage(event, stage)).flatMap((node) => walkoverAt(event, node) ?? []);
  if (walkovers.length > 0)
    return [{ type: 'bracket_walkovers_given', payload: { stage: index, walkovers, at: facts.now } }];
  const matches = ready(event, stage).map((match) => opened(event, stage, match, facts));
  return matches.length === 0
    ? []
    : [{ type: 'bracket_matches_opened', payload: { stage: index, matches, at: facts.now } }];
}

function opened(
  event: StageScope,
  stage: SingleEliminationStage,
  { round, table, node, a, b }: ExpectedMatch,
  { new_id }: TournamentFacts,
): OpenedMatch {
  const { settings, position } = singleEliminationModel;
  const isFinal = position(stage, { round, table, node }).section === 'final';
  return { match_id: new_id(), round, table, node, a, b, best_of: settings.bestOf(ownSettings(event, stage), isFinal) };
}

function walkoverAt(event: StageScope, node: ResolvedNode): Walkover | null {
  const [a, b] = sidesOf(node);
  if (isActive(event, a) && isActive(event, b)) return null;
  const result = isActive(event, a) ? 'a' : isActive(event, b) ? 'b' : 'double_loss';
  return { node: node.node.id, a, b, result };
}
