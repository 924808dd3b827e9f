import { isAnnulled, withdrawalOf } from '../../../groups/withdrawal.ts';
import { forfeitScore, matchScore } from '../../teams/team-scores.ts';
import { withDeciders, withoutAnnulled, type GroupFacts } from '../../standings/ties-and-leavers.ts';
import type { StandingsEntrant, StandingsResult, StandingsRow, StandingsRules } from '../../standings/types.ts';
import { STANDINGS_PRESETS } from '../../standings/presets.ts';
import { matchResult } from '../swiss/results.ts';
import { carriedPointsOf, carriedResultsOf } from '../graph/carried-into.ts';
import type { StageScope } from '../stage-scope.ts';
import { deciderMatches, openedMatch, scheduleOf } from './fixtures.ts';
import { ownSettings } from './own-settings.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

/** The table of one group by its matches alone; `annulled`: who left and has no results in it. */
export type MainTable = {
  readonly rows: readonly StandingsRow[];
  readonly annulled: ReadonlySet<string>;
};

/** By the place of the group; a stage never changes, and neither does what follows from it. */
const mainTables = new WeakMap<RoundRobinStage, Map<number, MainTable>>();

/** The table before any decider. Those whose results are annulled stand last. */
export function mainTable(event: StageScope, stage: RoundRobinStage, group: number): MainTable {
  const known = mainTables.get(stage) ?? new Map<number, MainTable>();
  mainTables.set(stage, known);
  const found = known.get(group) ?? computeMainTable(event, stage, group);
  known.set(group, found);
  return found;
}

function computeMainTable(event: StageScope, stage: RoundRobinStage, group: number): MainTable {
  const annulled = annulledOf(event, stage);
  const ids = stage.groups[group] ?? [];
  const input = {
    entrants: standingsEntrants(event, stage, ids),
    results: resultsOf(event, stage, { group, annulled }),
    ...groupRules(event, stage),
  };
  return { rows: withoutAnnulled(input, [...annulled]), annulled };
}

/**
 * The table of one group, first to last: whom only the lot has parted stand as their deciders say, where these have
 * parted them.
 */
export function groupRows(event: StageScope, stage: RoundRobinStage, group: number): readonly StandingsRow[] {
  const { rows } = mainTable(event, stage, group);
  return withDeciders(rows, deciderResults(event, stage, group), groupRules(event, stage));
}

/** What the order of a group follows from beside its table, for whoever computes it again. */
export function groupFacts(event: StageScope, stage: RoundRobinStage, group: number): GroupFacts {
  const ids = stage.groups[group] ?? [];
  const { annulled } = mainTable(event, stage, group);
  return { annulled: ids.filter((id) => annulled.has(id)), deciders: deciderResults(event, stage, group) };
}

function deciderResults(event: StageScope, stage: RoundRobinStage, group: number): StandingsResult[] {
  return deciderMatches(stage, group).flatMap((match) => matchResult(event, match) ?? []);
}

function annulledOf(event: StageScope, { left }: RoundRobinStage): ReadonlySet<string> {
  const policy = withdrawalOf(event.settings);
  return new Set(left.filter((leaver) => isAnnulled(policy, leaver)).map(({ id }) => id));
}

type OfGroup = { readonly group: number; readonly annulled: ReadonlySet<string> };

/** What counts in a group: matches that are over, and the forfeits of those who left and will not play the rest. */
function resultsOf(event: StageScope, stage: RoundRobinStage, { group, annulled }: OfGroup): StandingsResult[] {
  const gone = new Set(stage.left.map(({ id }) => id));
  const { best_of } = ownSettings(event, stage);
  const ids = stage.groups[group] ?? [];
  const carried = carriedResultsOf(stage)
    .filter(({ a, b }) => ids.includes(a) && ids.includes(b) && !annulled.has(a) && !annulled.has(b))
    .map(({ games, ...result }): StandingsResult => ({
      kind: 'match',
      ...result,
      ...matchScore(event.settings, { ...result, games }),
      drawn: 0,
    }));
  const played = (scheduleOf(stage).byGroup[group] ?? []).flatMap((scheduled): StandingsResult[] => {
    const { a, b } = scheduled;
    if (annulled.has(a) || annulled.has(b)) return [];
    const match = openedMatch(stage, scheduled);
    if (match) return [matchResult(event, match) ?? []].flat();
    if (!gone.has(a) && !gone.has(b)) return [];
    const result = gone.has(a) ? (gone.has(b) ? 'double_loss' : 'b') : 'a';
    return [{ kind: 'match', a, b, result, ...forfeitScore(event.settings, best_of, result), drawn: 0 }];
  });
  return [...carried, ...played];
}

function standingsEntrants(event: StageScope, stage: RoundRobinStage, ids: readonly string[]): StandingsEntrant[] {
  const disqualified = new Set(stage.left.filter(({ is_disqualified }) => is_disqualified).map(({ id }) => id));
  const carried = carriedPointsOf(stage);
  return ids.map((id) => {
    const carried_points = carried.get(id);
    return {
      id,
      lot: event.participants[id]?.lot ?? Infinity,
      is_disqualified: disqualified.has(id),
      ...(carried_points !== undefined && { carried_points }),
    };
  });
}

/** The usual order of groups, or of teams, where the stage has none of its own. Head-to-head is always applied anew to those it leaves tied. */
export function groupRules(event: StageScope, stage: RoundRobinStage): StandingsRules {
  const usual = event.settings.team ? STANDINGS_PRESETS.team_league : STANDINGS_PRESETS.groups;
  const { tiebreakers = usual } = ownSettings(event, stage);
  return { tiebreakers, byes_in_opponent_rates: event.settings.byes_in_opponent_rates, head_to_head: 'repeated' };
}
