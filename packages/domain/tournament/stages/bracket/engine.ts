import { isBracketFinished, staleNodes } from '../../bracket/resolve.ts';
import type { BracketNode, BracketPlacement, ResolvedBracket } from '../../bracket/types.ts';
import type { TournamentFacts } from '../../decide/commands.ts';
import type { TournamentEvents } from '../../events.ts';
import { violation } from '../../../violation/violation.ts';
import { topRanked } from '../top-ranked.ts';
import type { MatchSummary, Round, StageSettingsBase } from '../stage-base.ts';
import type { StageEngine, StageEvent, StageModel } from '../stage-engine.ts';
import { roundsFinished, stageFinished } from '../stage-events.ts';
import { hasOpenMatches, isRoundOpen, matchesOf } from '../stage-rounds.ts';
import type { StageScope } from '../stage-scope.ts';
import { openings, readyMatches, type MatchTerms } from './openings.ts';
import { ownSettings, resolveStage } from './resolve-stage.ts';
import type { BracketStage } from './bracket-stage.ts';
import type { BracketType } from './bracket-type.ts';
import type { StageTable } from '../stage-table.ts';

/** What the engine of a type needs beyond its nodes. */
export type BracketPlay<S extends StageSettingsBase> = {
  readonly type: BracketType<S>;
  readonly model: StageModel<BracketStage<S['type']>>;
  readonly table: StageTable<BracketStage<S['type']>>;
  /** How long a match is, and what else holds for it. */
  terms(settings: S, node: BracketNode): MatchTerms;
  /** Who has a place already, first to last. */
  places(bracket: ResolvedBracket): readonly BracketPlacement[];
};

type Order = { readonly facts: TournamentFacts };

/** The engine of a stage type whose matches hang on each other: they open by themselves, and no game of them is drawn. */
export function bracketEngine<S extends StageSettingsBase>(play: BracketPlay<S>): StageEngine<BracketStage<S['type']>> {
  type G = BracketStage<S['type']>;
  const resolve = (event: StageScope, stage: G) => resolveStage(play.type, event, stage);
  const ranking = (event: StageScope, stage: G) => rankingOf(stage, play.places(resolve(event, stage)));
  const over = (event: StageScope, stage: G) => roundsOver(stage, () => resolve(event, stage));
  const withdraw = (event: StageScope, stage: G, at: string) => withdrawn(stage, resolve(event, stage), at);

  /** The matches of a bracket open without a referee. */
  function due(event: StageScope, stage: G, { facts }: Order): readonly StageEvent[] {
    const stale = withdraw(event, stage, facts.now);
    if (stale.length > 0) return stale;
    const settings = ownSettings(play.type, event, stage);
    const terms = (node: BracketNode) => play.terms(settings, node);
    const opened = openings(event, stage, resolve(event, stage), { terms, facts });
    if (opened.length > 0) return opened;
    const finished = over(event, stage);
    if (finished.length > 0) return roundsFinished(stage, finished, facts.now);
    if (!isBracketFinished(resolve(event, stage))) return [];
    return [stageFinished(stage, ranking(event, stage), facts.now)];
  }

  return {
    ...play.model,
    table: play.table,
    draws: null,
    decide,
    due,
    roundsOver: over,
    isComplete: (event, stage) => !hasOpenMatches(stage) && isBracketFinished(resolve(event, stage)),
    correct: (event, stage) => staleMatches(stage, resolve(event, stage)),
    withdraw,
    ready: (event, stage) => readyMatches(event, stage, resolve(event, stage)),
    carry: topRanked,
    ranking,
  };
}

function decide(_: MatchSummary, payload: TournamentEvents['match_finished']) {
  if (payload.result === 'draw') return violation('draw_not_possible');
  return [{ type: 'match_finished', payload } as const];
}

function roundsOver(stage: BracketStage, resolve: () => ResolvedBracket): readonly Round[] {
  const open = stage.rounds.filter((round) => round.status === 'running' && !isRoundOpen(round));
  if (open.length === 0) return open;
  const { nodes } = resolve();
  return open.filter(({ number }) => nodes.every(({ node, status }) => node.round !== number || status === 'decided'));
}

function staleMatches(stage: BracketStage, bracket: ResolvedBracket): readonly MatchSummary[] {
  const stale = new Set<string | null>(staleNodes(bracket));
  return stale.size === 0 ? [] : matchesOf(stage).filter(({ node }) => stale.has(node));
}

function withdrawn(stage: BracketStage, bracket: ResolvedBracket, at: string): readonly StageEvent[] {
  const stale = staleNodes(bracket);
  if (stale.length === 0) return [];
  const match_ids = staleMatches(stage, bracket).map(({ match_id }) => match_id);
  const walkover_nodes = stage.walkovers.map(({ node }) => node).filter((node) => stale.includes(node));
  return [{ type: 'bracket_matches_withdrawn', payload: { stage: stage.index, match_ids, walkover_nodes, at } }];
}

/** In a bracket that ended early, those still in share the places between the ones already known. */
function rankingOf(stage: BracketStage, placements: readonly BracketPlacement[]): string[][] {
  const gap = placements.findIndex(({ place }, index) => place > index + 1);
  const cut = gap === -1 ? placements.length : gap;
  const placed = new Set(placements.map(({ id }) => id));
  const stillIn = stage.entrants.filter((id) => !placed.has(id));
  const groups = (part: typeof placements) => [...Map.groupBy(part, ({ place }) => place).values()];
  const ids = (part: typeof placements) => groups(part).map((group) => group.map(({ id }) => id));
  return [...ids(placements.slice(0, cut)), stillIn, ...ids(placements.slice(cut))].filter((group) => group.length > 0);
}
