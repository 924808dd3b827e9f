import { bracketPlacements } from '../../bracket/placements.ts';
import { isBracketFinished, staleNodes } from '../../bracket/resolve.ts';
import type { TournamentFacts } from '../../tournament/decide/commands.ts';
import type { TournamentEvents } from '../../tournament/events.ts';
import { violation } from '../../violation/index.ts';
import { topRanked } from '../top-ranked.ts';
import type { MatchSummary, Round } from '../stage-base.ts';
import type { StageEngine, StageEvent } from '../stage-engine.ts';
import { roundsFinished, stageFinished } from '../stage-events.ts';
import { isRoundOpen, matchesOf } from '../stage-rounds.ts';
import type { StageScope } from '../stage-scope.ts';
import { singleEliminationModel } from './model.ts';
import { openings, ready } from './openings.ts';
import { resolveStage } from './resolve-stage.ts';
import type { SingleEliminationStage, SingleEliminationStageSettings } from './single-elimination-stage.ts';
import { singleEliminationTable } from './table.ts';

export const singleEliminationEngine: StageEngine<SingleEliminationStageSettings, SingleEliminationStage> = {
  ...singleEliminationModel,
  table: singleEliminationTable,
  draws: null,
  decide,
  due,
  roundsOver,
  isComplete: (event, stage) => isBracketFinished(resolveStage(event, stage)),
  correct,
  withdraw,
  ready,
  carry: topRanked,
  ranking,
};

function decide(_: MatchSummary, payload: TournamentEvents['match_finished']) {
  if (payload.result === 'draw') return violation('draw_not_possible');
  return [{ type: 'match_finished', payload } as const];
}

type Order = { readonly facts: TournamentFacts };

/** The matches of a bracket open without a referee. */
function due(event: StageScope, stage: SingleEliminationStage, { facts }: Order): readonly StageEvent[] {
  const withdrawn = withdraw(event, stage, facts.now);
  if (withdrawn.length > 0) return withdrawn;
  const opened = openings(event, stage, facts);
  if (opened.length > 0) return opened;
  const over = roundsOver(event, stage);
  if (over.length > 0) return roundsFinished(stage, over, facts.now);
  if (!isBracketFinished(resolveStage(event, stage))) return [];
  return [stageFinished(stage, ranking(event, stage), facts.now)];
}

function roundsOver(event: StageScope, stage: SingleEliminationStage): readonly Round[] {
  const open = stage.rounds.filter((round) => round.status === 'running' && !isRoundOpen(round));
  if (open.length === 0) return open;
  const { nodes } = resolveStage(event, stage);
  return open.filter(({ number }) => nodes.every(({ node, status }) => node.round !== number || status === 'decided'));
}

function correct(event: StageScope, stage: SingleEliminationStage): readonly MatchSummary[] {
  const stale = staleNodes(resolveStage(event, stage));
  if (stale.length === 0) return [];
  return matchesOf(stage).filter(({ node }) => node !== null && stale.includes(node));
}

function withdraw(event: StageScope, stage: SingleEliminationStage, at: string): readonly StageEvent[] {
  const stale = staleNodes(resolveStage(event, stage));
  if (stale.length === 0) return [];
  const match_ids = correct(event, stage).map(({ match_id }) => match_id);
  const walkover_nodes = stage.walkovers.map(({ node }) => node).filter((node) => stale.includes(node));
  return [{ type: 'bracket_matches_withdrawn', payload: { stage: stage.index, match_ids, walkover_nodes, at } }];
}

/** In a bracket that ended early, those still in share the places between the ones already known. */
function ranking(event: StageScope, stage: SingleEliminationStage): string[][] {
  const placements = bracketPlacements(resolveStage(event, stage));
  const gap = placements.findIndex(({ place }, index) => place > index + 1);
  const cut = gap === -1 ? placements.length : gap;
  const placed = new Set(placements.map(({ id }) => id));
  const stillIn = stage.entrants.filter((id) => !placed.has(id));
  const groups = (part: typeof placements) => [...Map.groupBy(part, ({ place }) => place).values()];
  const ids = (part: typeof placements) => groups(part).map((group) => group.map(({ id }) => id));
  return [...ids(placements.slice(0, cut)), stillIn, ...ids(placements.slice(cut))].filter((group) => group.length > 0);
}
