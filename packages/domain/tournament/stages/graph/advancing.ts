import { MATCH_POINTS } from '../../standings/tally.ts';
import { engineOf } from '../engine-of.ts';
import type { MatchSummary } from '../stage-base.ts';
import type { StageAdvance } from '../stage-entry.ts';
import type { StageScope } from '../stage-scope.ts';
import type { Stage } from '../stage.ts';
import { standingsOf } from '../table-of.ts';
import { matchesOf } from '../stage-rounds.ts';

/**
 * Who of a finished stage comes through and is still in, the best first. By groups: the first of every group, behind them the
 * second ones, and so on. Someone who has left makes room for the next.
 */
export function comingThrough(event: StageScope, stage: Stage, advance: StageAdvance): string[] {
  const all = engineOf(stage).carry(event, stage, null);
  switch (advance.kind) {
    case 'all':
      return all;
    case 'top':
      return all.slice(0, advance.places);
    case 'top_of_group':
      return bestOfGroups(all, stage.groups ?? [], advance.places);
    case 'max_losses': {
      const losses = countsOf(event, stage).losses;
      return all.filter((id) => (losses.get(id) ?? 0) <= advance.losses);
    }
    default:
      return advance satisfies never;
  }
}

function bestOfGroups(all: readonly string[], groups: readonly (readonly string[])[], places: number): string[] {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((id) => [id, index])));
  const seen = new Map<number, number>();
  const turns: string[][] = Array.from({ length: places }, () => []);
  for (const id of all) {
    const group = groupOf.get(id);
    if (group === undefined) continue;
    const place = seen.get(group) ?? 0;
    seen.set(group, place + 1);
    turns[place]?.push(id);
  }
  return turns.flat();
}

export type Counts = { readonly losses: ReadonlyMap<string, number>; readonly points: ReadonlyMap<string, number> };

/** Losses and match points of everybody in a stage that keeps score: by its standings, else by its matches. */
export function countsOf(event: StageScope, stage: Stage): Counts {
  const rows = standingsOf(event, stage);
  if (rows.length > 0) {
    return {
      losses: new Map(rows.map((row) => [row.id, row.losses])),
      points: new Map(rows.map((row) => [row.id, row.match_points])),
    };
  }
  const losses = new Map<string, number>();
  const points = new Map<string, number>();
  const count = (counts: Map<string, number>, id: string, by: number) => counts.set(id, (counts.get(id) ?? 0) + by);
  for (const match of matchesOf(stage)) {
    for (const side of ['a', 'b'] as const) {
      const outcome = outcomeFor(match, side);
      if (outcome === 'loss') count(losses, match[side], 1);
      if (outcome !== null) count(points, match[side], MATCH_POINTS[outcome]);
    }
  }
  return { losses, points };
}

function outcomeFor({ result }: MatchSummary, side: 'a' | 'b'): keyof typeof MATCH_POINTS | null {
  if (result === null || result === 'draw') return result;
  return result === side ? 'win' : 'loss';
}
