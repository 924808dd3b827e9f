import { readGroupNode } from '../../../groups/node-ids.ts';
import { groupSchedule, scheduleRoundCount, type ScheduledMatch } from '../../../groups/schedule.ts';
import type { MatchSummary, Round } from '../stage-base.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

type Schedule = {
  /** By round of the stage. */
  readonly rounds: readonly (readonly ScheduledMatch[])[];
  readonly byGroup: readonly (readonly ScheduledMatch[])[];
};

/** The groups of a stage never change: its schedule is made once. */
const schedules = new WeakMap<RoundRobinStage['groups'], Schedule>();

/** Every match that the groups are to play. */
export function scheduleOf({ groups, round_count }: RoundRobinStage): Schedule {
  const known = schedules.get(groups);
  if (known) return known;
  const single = scheduleRoundCount(
    groups.map(({ length }) => length),
    1,
  );
  const rounds = groupSchedule(groups, round_count > single ? 2 : 1);
  const byGroup: ScheduledMatch[][] = groups.map(() => []);
  for (const match of rounds.flat()) byGroup[match.group]?.push(match);
  const schedule = { rounds, byGroup };
  schedules.set(groups, schedule);
  return schedule;
}

/** The match that was opened for a place of the schedule; its round is in the order of tables, with gaps where somebody has left. */
export function openedMatch(stage: RoundRobinStage, { round, table }: ScheduledMatch): MatchSummary | null {
  if (round > stage.main_rounds) return null;
  const matches = (stage.rounds[round - 1] as Round).matches;
  let place = Math.min(table, matches.length) - 1;
  while (place >= 0 && (matches[place] as MatchSummary).table > table) place--;
  const found = matches[place];
  return found?.table === table ? found : null;
}

/** Whether nobody has left who would have to play it. */
export function isPlayable({ left }: RoundRobinStage, { a, b }: Pick<ScheduledMatch, 'a' | 'b'>): boolean {
  return left.every(({ id }) => id !== a && id !== b);
}

/** Whether every match of a group is over, or will never be played. */
export function isGroupPlayed(stage: RoundRobinStage, group: number): boolean {
  return (scheduleOf(stage).byGroup[group] ?? []).every((scheduled) => {
    const match = openedMatch(stage, scheduled);
    return match ? match.result !== null : !isPlayable(stage, scheduled);
  });
}

/** Whether any of the rounds to come has a match in it. */
export function hasRoundsAhead(stage: RoundRobinStage): boolean {
  return scheduleOf(stage)
    .rounds.slice(stage.main_rounds)
    .some((round) => round.some((scheduled) => isPlayable(stage, scheduled)));
}

/** The matches that decide ties, of one group. */
export function deciderMatches(stage: RoundRobinStage, group: number): MatchSummary[] {
  return stage.rounds
    .slice(stage.main_rounds)
    .flatMap(({ matches }) => matches)
    .filter(({ node }) => node !== null && readGroupNode(node).group === group);
}

/** The group of an entrant, from 0; -1 for anybody else. */
export function groupOf({ groups }: Pick<RoundRobinStage, 'groups'>, id: string): number {
  return groups.findIndex((ids) => ids.includes(id));
}
