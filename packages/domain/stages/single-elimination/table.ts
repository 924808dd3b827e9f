import type { Slot } from '../../bracket/types.ts';
import type { StageScope } from '../stage-scope.ts';
import type { BracketCell, BracketColumn, BracketSlot, StageTable } from '../stage-table.ts';
import { matchesOf } from '../stage-rounds.ts';
import { resolveStage } from './resolve-stage.ts';
import { bracketSeeds } from './seeds.ts';
import type { SingleEliminationStage } from './single-elimination-stage.ts';

export const singleEliminationTable: StageTable<SingleEliminationStage> & { readonly kind: 'bracket' } = {
  kind: 'bracket',
  columns,
};

function columns(event: StageScope, stage: SingleEliminationStage): BracketColumn[] {
  const seeds = bracketSeeds(stage);
  const matchOf = new Map(matchesOf(stage).map((match) => [match.node, match]));
  const rounds = Map.groupBy(resolveStage(event, stage).nodes, ({ node }) => node.round);
  return [...rounds].map(([number, nodes]) => ({
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

function slotView(slot: Slot, seeds: ReadonlyMap<string, number>): BracketSlot {
  const id = slot.kind === 'entrant' ? slot.id : null;
  return { id, seed: id === null ? null : (seeds.get(id) ?? null), is_open: slot.kind === 'open' };
}
