import type { BracketNode, Slot } from '../bracket/types.ts';
import { updateStandings } from '../standings/rank.ts';
import type { StandingsRow } from '../standings/types.ts';
import { resolveStage } from './bracket-stage.ts';
import { matchResult, stageStandings, standingsRules } from './results.ts';
import { stageSeeds } from './seeds.ts';
import { findMatch } from './state-parts.ts';
import type { MatchSummary, Round, Stage, TournamentState } from './types.ts';

export { findMatch } from './state-parts.ts';
export { mayChangeDecks, withoutLegalDecks } from './decide-decks.ts';
export { currentStage } from './stages.ts';

export interface BracketSlot {
  /** Participant id; null when nobody comes, or when it is not known yet who does. */
  readonly id: string | null;
  readonly seed: number | null;
  readonly is_open: boolean;
}

export interface BracketCell {
  readonly node: string;
  readonly section: BracketNode['section'];
  readonly position: number;
  readonly is_final: boolean;
  readonly a: BracketSlot;
  readonly b: BracketSlot;
  readonly match: MatchSummary | null;
  /** Who goes on: by the match, or without playing. */
  readonly winner_id: string | null;
  readonly is_decided: boolean;
}

export interface BracketColumn {
  readonly number: number;
  readonly cells: readonly BracketCell[];
}

export interface RoundStatus {
  readonly matches: number;
  readonly over: number;
  readonly disputed: number;
}

/** The table of the given stage, else of the last Swiss stage begun; empty before the start or for a bracket. */
export function currentStandings(state: TournamentState, stageIndex?: number): StandingsRow[] {
  const stage = stageIndex === undefined ? lastSwiss(state) : state.stages[stageIndex];
  return stage?.type === 'swiss' ? stageStandings(state, stage) : [];
}

/**
 * The table after one more match was decided or corrected, from the table before it: what `currentStandings`
 * would give, at a fraction of its cost. Where anything else changed too, compute it anew.
 */
export function standingsAfterMatch(
  before: TournamentState,
  rows: readonly StandingsRow[],
  after: TournamentState,
  matchId: string,
): StandingsRow[] {
  const earlier = findMatch(before, matchId);
  const later = findMatch(after, matchId);
  const change = { before: earlier ? matchResult(earlier) : null, after: later ? matchResult(later) : null };
  return updateStandings(rows, standingsRules(after), change);
}

/** The bracket of a stage by rounds; empty when the stage is none or has not begun. */
export function bracketView(state: TournamentState, stageIndex: number): BracketColumn[] {
  const stage = state.stages[stageIndex];
  if (stage?.type !== 'single_elimination') return [];
  const seeds = stageSeeds(stage);
  const matchOf = new Map(stage.rounds.flatMap(({ matches }) => matches.map((match) => [match.node, match])));
  const columns = Map.groupBy(resolveStage(state, stage).nodes, ({ node }) => node.round);
  return [...columns].map(([number, nodes]) => ({
    number,
    cells: nodes
      .map(({ node, a, b, winner, status }): BracketCell => ({
        node: node.id,
        section: node.section,
        position: node.position,
        is_final: node.is_final,
        a: slotView(a, seeds),
        b: slotView(b, seeds),
        match: matchOf.get(node.id) ?? null,
        winner_id: winner.kind === 'entrant' ? winner.id : null,
        is_decided: status === 'decided',
      }))
      .toSorted((a, b) => a.position - b.position),
  }));
}

export function roundStatus({ matches }: Round): RoundStatus {
  return {
    matches: matches.length,
    over: matches.filter(({ result }) => result !== null).length,
    disputed: matches.filter(({ status }) => status === 'disputed').length,
  };
}

function lastSwiss(state: TournamentState): Stage | undefined {
  return state.stages.findLast(({ type }) => type === 'swiss');
}

function slotView(slot: Slot, seeds: ReadonlyMap<string, number>): BracketSlot {
  const id = slot.kind === 'entrant' ? slot.id : null;
  return { id, seed: id === null ? null : (seeds.get(id) ?? null), is_open: slot.kind === 'open' };
}
