import { circleRounds } from '../../../groups/circle.ts';
import { deciderNode } from '../../../groups/node-ids.ts';
import { plannedEntrants } from '../graph/entry-of.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { ExpectedMatch } from '../stage-engine.ts';
import { isActive, type StageScope } from '../stage-scope.ts';
import { deciderMatches, hasRoundsAhead, isGroupPlayed } from './fixtures.ts';
import { tiedClasses } from '../../standings/ties-and-leavers.ts';
import { mainTable } from './group-standings.ts';
import { ownSettings } from './own-settings.ts';
import type { RoundRobinStage } from './round-robin-stage.ts';

/** How many of each group go on by their place in it; null where groups are compared for the last places, or all go on. */
export function cutOfGroup({ settings }: StageScope, { index, groups }: RoundRobinStage): number | null {
  const next = settings.stages[index + 1];
  if (!next) return 1;
  const places = plannedEntrants(next, groups.length);
  return places === null || places % groups.length > 0 ? null : places / groups.length;
}

/** Those of a group whom nothing but a lot parts, and of whom some would go on and some would not; empty where there is no such tie. */
export function tiedAtCut(event: StageScope, stage: RoundRobinStage, group: number): readonly string[] {
  const cut = cutOfGroup(event, stage);
  if (cut === null || ownSettings(event, stage).tie_at_cut === 'lot' || !isGroupPlayed(stage, group)) return [];
  const gone = new Set(stage.left.map(({ id }) => id));
  const { rows } = mainTable(event, stage, group);
  let above = 0;
  for (const tied of tiedClasses(rows)) {
    const ids = tied.map(({ id }) => id).filter((id) => !gone.has(id));
    if (above < cut && above + ids.length > cut) return ids.length > 1 ? ids : [];
    above += ids.length;
  }
  return [];
}

/** Deciders that were opened for a tie which is none any more. */
export function staleDeciders(event: StageScope, stage: RoundRobinStage): readonly MatchSummary[] {
  if (stage.rounds.length === stage.main_rounds) return [];
  return stage.groups.flatMap((_, group) => {
    const opened = deciderMatches(stage, group);
    if (opened.length === 0) return [];
    const tied = tiedAtCut(event, stage, group);
    return opened.filter(({ a, b }) => !tied.includes(a) || !tied.includes(b));
  });
}

/**
 * The deciders that can be opened now: between two one match, among more one round of everybody against everybody at a
 * time. Who has left is not waited for.
 */
export function readyDeciders(event: StageScope, stage: RoundRobinStage): readonly ExpectedMatch[] {
  if (hasRoundsAhead(stage)) return [];
  const tables = new Map<number, number>();
  return stage.groups.flatMap((_, group) => {
    const next = nextDeciders(event, stage, group);
    return next.map((match): ExpectedMatch => {
      const table = (tables.get(match.round) ?? lastTable(stage, match.round)) + 1;
      tables.set(match.round, table);
      return { ...match, table };
    });
  });
}

function nextDeciders(event: StageScope, stage: RoundRobinStage, group: number): ExpectedMatch[] {
  const tied = tiedAtCut(event, stage, group);
  if (tied.length === 0) return [];
  const opened = deciderMatches(stage, group);
  if (opened.some(({ result }) => result === null)) return [];
  for (const [index, pairs] of circleRounds(tied.length).entries()) {
    const open = pairs.flatMap(([first, second], place): ExpectedMatch[] => {
      const [a, b] = [tied[first] as string, tied[second] as string];
      if (!isActive(event, a) || !isActive(event, b) || opened.some((match) => isBetween(match, a, b))) return [];
      const node = deciderNode({ group, round: index + 1, number: place + 1 });
      return [{ stage: stage.index, round: stage.main_rounds + index + 1, table: 0, node, a, b }];
    });
    if (open.length > 0) return open;
  }
  return [];
}

function isBetween(match: MatchSummary, one: string, other: string): boolean {
  return (match.a === one && match.b === other) || (match.a === other && match.b === one);
}

function lastTable({ rounds }: RoundRobinStage, round: number): number {
  return Math.max(0, ...(rounds[round - 1]?.matches ?? []).map(({ table }) => table));
}
