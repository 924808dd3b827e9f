import { isAnnulled, withdrawalOf } from '../../../groups/withdrawal.ts';
import type { ScheduledMatch } from '../../../groups/schedule.ts';
import { readGroupNode } from '../../../groups/node-ids.ts';
import type { GroupFixture, GroupTable, StageTable } from '../stage-table.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageScope } from '../stage-scope.ts';
import { deciderMatches, groupOf, openedMatch, scheduleOf } from './fixtures.ts';
import { groupFacts, groupRows, groupRules } from './group-standings.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

export const roundRobinTable: StageTable<RoundRobinStage> & { readonly kind: 'groups' } = {
  kind: 'groups',
  groups: (event, stage) => stage.groups.map((_, group) => groupTable(event, stage, group)),
  groupsAfter(event, tables, { before, after }, stage) {
    const match = after ?? before;
    const group = match ? groupOf(stage, match.a) : -1;
    return tables[group] ? tables.with(group, groupTable(event, stage, group)) : [...tables];
  },
};

function groupTable(event: StageScope, stage: RoundRobinStage, group: number): GroupTable {
  const scheduled = (scheduleOf(stage).byGroup[group] ?? []).map((match) => fixtureOf(event, stage, match));
  const deciders = deciderMatches(stage, group).map((match) => deciderFixture(match));
  return {
    group,
    entrants: stage.groups[group] ?? [],
    rows: groupRows(event, stage, group),
    proof: { rules: groupRules(event, stage), ...groupFacts(event, stage, group) },
    fixtures: [...scheduled, ...deciders],
  };
}

function fixtureOf(event: StageScope, stage: RoundRobinStage, scheduled: ScheduledMatch): GroupFixture {
  const { node, round, leg, a, b } = scheduled;
  const match = openedMatch(stage, scheduled);
  const leavers = stage.left.filter(({ id }) => id === a || id === b);
  const policy = withdrawalOf(event.settings);
  const base = { node, section: 'main', round, leg, a, b, match } as const;
  if (leavers.some((leaver) => isAnnulled(policy, leaver))) return { ...base, state: 'annulled', winner_id: null };
  if (match) return { ...base, ...outcomeOf(match) };
  if (leavers.length === 0) return { ...base, state: 'planned', winner_id: null };
  return { ...base, state: 'forfeited', winner_id: leavers.length > 1 ? null : leavers[0]?.id === a ? b : a };
}

function deciderFixture(match: MatchSummary): GroupFixture {
  const { section, leg } = readGroupNode(match.node ?? '');
  return {
    node: match.node ?? '',
    section,
    round: match.round,
    leg,
    a: match.a,
    b: match.b,
    match,
    ...outcomeOf(match),
  };
}

function outcomeOf(match: MatchSummary): Pick<GroupFixture, 'state' | 'winner_id'> {
  return { state: match.result === null ? 'open' : 'over', winner_id: match.winner && match[match.winner] };
}
