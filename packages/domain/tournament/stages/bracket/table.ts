import type { Slot } from '../../bracket/types.ts';
import type { StageSettingsBase } from '../stage-base.ts';
import type { BracketCell, BracketSlot, StageTable } from '../stage-table.ts';
import { matchesOf } from '../stage-rounds.ts';
import { resolveStage } from './resolve-stage.ts';
import { bracketSeeds } from './seeds.ts';
import type { BracketStage } from './bracket-stage.ts';
import type { BracketType } from './bracket-type.ts';

export type BracketTable<G extends BracketStage> = StageTable<G> & { readonly kind: 'bracket' };

/** The nodes of a stage with who stands there, one column for each of its rounds. */
export function bracketTable<S extends StageSettingsBase>(type: BracketType<S>): BracketTable<BracketStage<S['type']>> {
  return {
    kind: 'bracket',
    columns(event, stage) {
      const seeds = bracketSeeds(stage);
      const matchOf = new Map(matchesOf(stage).map((match) => [match.node, match]));
      const rounds = Map.groupBy(resolveStage(type, event, stage).nodes, ({ node }) => node.round);
      return [...rounds].map(([number, nodes]) => ({
        number,
        cells: nodes
          .map(({ node, a, b, winner, status }): BracketCell => ({
            node: node.id,
            section: node.section,
            group: node.group,
            position: node.position,
            leg: node.leg,
            sources: node.sources,
            a: slotView(a, seeds),
            b: slotView(b, seeds),
            match: matchOf.get(node.id) ?? null,
            winner_id: winner.kind === 'entrant' ? winner.id : null,
            is_decided: status === 'decided',
          }))
          .toSorted((a, b) => a.position - b.position),
      }));
    },
  };
}

function slotView(slot: Slot, seeds: ReadonlyMap<string, number>): BracketSlot {
  const id = slot.kind === 'entrant' ? slot.id : null;
  return { id, seed: id === null ? null : (seeds.get(id) ?? null), is_open: slot.kind === 'open' };
}
