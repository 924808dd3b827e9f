import type { ResolvedNode, Slot } from '../../bracket/types.ts';
import { computeStandings } from '../../standings/rank.ts';
import type { StandingsRow } from '../../standings/types.ts';
import { resolveStage } from '../bracket/resolve-stage.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import { matchesOf } from '../stage-rounds.ts';
import { standingsRules } from '../standings-rules.ts';
import type { GroupFixture, GroupTable, StageTable } from '../stage-table.ts';
import { matchResult } from '../swiss/results.ts';
import type { DualTournamentStage } from './dual-tournament-stage.ts';
import { dualTournament } from './model.ts';
import { readDualNode } from './nodes.ts';
import { dualLevels } from './places.ts';

export const dualTournamentTable: StageTable<DualTournamentStage> & { readonly kind: 'groups' } = {
  kind: 'groups',
  groups: (event, stage) => groupsOf(stage).map((_, group) => groupTable(event, stage, group)),
  groupsAfter(event, tables, { before, after }, stage) {
    const node = (after ?? before)?.node;
    const group = node ? readDualNode(node).group : -1;
    return tables[group] ? tables.with(group, groupTable(event, stage, group)) : [...tables];
  },
};

const groupsOf = ({ groups, entrants }: DualTournamentStage) => groups ?? [entrants];

function groupTable(event: StageScope, stage: DualTournamentStage, group: number): GroupTable {
  const entrants = groupsOf(stage)[group] ?? [];
  const nodes = resolveStage(dualTournament, event, stage).nodes.filter(({ node }) => node.group === group);
  const played = matchesOf(stage).filter(({ node }) => node !== null && readDualNode(node).group === group);
  return {
    group,
    entrants,
    rows: groupRows(event, { stage, entrants, nodes, played }),
    fixtures: nodes.map((node) => fixtureOf(stage, node, played)),
  };
}

type Group = {
  readonly stage: DualTournamentStage;
  readonly entrants: readonly string[];
  readonly nodes: readonly ResolvedNode[];
  readonly played: readonly MatchSummary[];
};

/** By the place that each has come to; those who are still in stand between those through and those out. */
function groupRows(event: StageScope, { stage, entrants, nodes, played }: Group): StandingsRow[] {
  const rows = computeStandings({
    entrants: entrants.map((id, index) => ({ id, lot: index + 1, is_disqualified: false })),
    results: played.flatMap((match) => matchResult(event, match) ?? []),
    ...standingsRules(event, stage.index),
  });
  const [first, second, third, fourth] = dualLevels(nodes).map(({ ids }) => ids);
  const placed = [...(first ?? []), ...(second ?? []), ...(third ?? []), ...(fourth ?? [])];
  const stillIn = rows.map(({ id }) => id).filter((id) => !placed.includes(id));
  const order = [...(first ?? []), ...(second ?? []), ...stillIn, ...(third ?? []), ...(fourth ?? [])];
  return order.flatMap((id, index) => {
    const row = rows.find((other) => other.id === id);
    return row ? [{ ...row, rank: index + 1, decided_by: null }] : [];
  });
}

function fixtureOf(stage: DualTournamentStage, resolved: ResolvedNode, played: readonly MatchSummary[]): GroupFixture {
  const { node, a, b, status, winner } = resolved;
  const match = played.find((other) => other.node === node.id) ?? null;
  return {
    node: node.id,
    section: node.section,
    round: node.round,
    leg: 1,
    a: idOf(a),
    b: idOf(b),
    match,
    state: stateOf(stage, resolved, match),
    winner_id: status === 'decided' ? idOf(winner) : null,
  };
}

const idOf = (slot: Slot): string | null => (slot.kind === 'entrant' ? slot.id : null);

function stateOf(
  { walkovers }: DualTournamentStage,
  { node, status }: ResolvedNode,
  match: MatchSummary | null,
): GroupFixture['state'] {
  if (match) return match.result === null ? 'open' : 'over';
  if (walkovers.some((walkover) => walkover.node === node.id)) return 'forfeited';
  return status === 'decided' ? 'idle' : 'planned';
}
