import { readGroupNode } from '../../../groups/node-ids.ts';
import type { TournamentFacts } from '../../decide/commands.ts';
import type { OpenedMatch, TournamentEvents } from '../../events.ts';
import { violation } from '../../../violation/violation.ts';
import { bestOfGroups, rankAcrossGroups } from '../groups/group-order.ts';
import type { MatchSummary, Round } from '../stage-base.ts';
import type { StageEngine, StageEvent } from '../stage-engine.ts';
import { roundsFinished, stageFinished } from '../stage-events.ts';
import { hasOpenMatches, isRoundOpen } from '../stage-rounds.ts';
import { isActive, type StageScope } from '../stage-scope.ts';
import { readyDeciders, staleDeciders } from './deciders.ts';
import { hasRoundsAhead, isPlayable, scheduleOf } from './fixtures.ts';
import { groupRows } from './group-standings.ts';
import { roundRobinModel } from './model.ts';
import { ownSettings } from './own-settings.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';
import { roundRobinTable } from './table.ts';

/** A corrected result changes the table of its group; only the deciders of a tie depend on it. */
export const roundRobinEngine: StageEngine<RoundRobinStage> = {
  ...roundRobinModel,
  table: roundRobinTable,
  draws: null,
  decide,
  due,
  roundsOver,
  isComplete: (event, stage) =>
    !hasOpenMatches(stage) && !hasRoundsAhead(stage) && readyDeciders(event, stage).length === 0,
  correct: staleDeciders,
  withdraw,
  ready: readyDeciders,
  carry: bestOfGroups,
  ranking,
};

/** A decider is there to part two: it cannot be drawn. */
function decide({ node }: MatchSummary, payload: TournamentEvents['match_finished']) {
  const isDecider = node !== null && readGroupNode(node).section === 'decider';
  if (isDecider && payload.result === 'draw') return violation('draw_not_possible');
  return [{ type: 'match_finished', payload } as const];
}

type Order = { readonly facts: TournamentFacts; readonly mayBegin: boolean };

function due(event: StageScope, stage: RoundRobinStage, { facts, mayBegin }: Order): readonly StageEvent[] {
  const withdrawn = withdraw(event, stage, facts.now);
  if (withdrawn.length > 0) return withdrawn;
  const over = roundsOver(event, stage);
  if (over.length > 0) return roundsFinished(stage, over, facts.now);
  if (hasOpenMatches(stage)) return [];
  if (hasRoundsAhead(stage)) return mayBegin ? [nextRound(event, stage, facts)] : [];
  const deciders = readyDeciders(event, stage);
  if (deciders.length === 0) return [stageFinished(stage, ranking(event, stage), facts.now)];
  const matches = deciders.map((match) => openedNow(event, stage, match, facts));
  return [{ type: 'bracket_matches_opened', payload: { stage: stage.index, matches, at: facts.now } }];
}

/** The next round of the schedule, in all groups; matches of those who have left are not opened. */
function nextRound(event: StageScope, stage: RoundRobinStage, facts: TournamentFacts): StageEvent {
  const scheduled = scheduleOf(stage).rounds[stage.main_rounds] ?? [];
  const matches = scheduled
    .filter((match) => isPlayable(stage, match) && isActive(event, match.a) && isActive(event, match.b))
    .map((match) => openedNow(event, stage, match, facts));
  const round = stage.main_rounds + 1;
  const payload = { stage: stage.index, round, bye: null, matches, notes: [], relaxed: NOTHING_RELAXED, at: facts.now };
  return { type: 'round_started', payload };
}

const NOTHING_RELAXED: TournamentEvents['round_started']['relaxed'] = {
  rematches: 0,
  repeated_byes: 0,
  forbidden_pairs: 0,
};

function openedNow(
  event: StageScope,
  stage: RoundRobinStage,
  { round, table, node, a, b }: Pick<OpenedMatch, 'round' | 'table' | 'node' | 'a' | 'b'>,
  { new_id }: TournamentFacts,
): OpenedMatch {
  return { match_id: new_id(), round, table, node, a, b, best_of: ownSettings(event, stage).best_of };
}

function roundsOver(_: StageScope, { rounds }: RoundRobinStage): readonly Round[] {
  return rounds.filter((round) => round.status === 'running' && !isRoundOpen(round));
}

function withdraw(event: StageScope, stage: RoundRobinStage, at: string): readonly StageEvent[] {
  const match_ids = staleDeciders(event, stage).map(({ match_id }) => match_id);
  if (match_ids.length === 0) return [];
  return [{ type: 'bracket_matches_withdrawn', payload: { stage: stage.index, match_ids, walkover_nodes: [], at } }];
}

function ranking(event: StageScope, stage: RoundRobinStage): string[][] {
  return rankAcrossGroups(stage.groups.map((_, group) => groupRows(event, stage, group)));
}
