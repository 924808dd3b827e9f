import type { Stage } from './stages/stage.ts';
import { engineOf } from './stages/engine-of.ts';
import type { Placement, TournamentState } from './types.ts';

/**
 * The places of all entrants: the last stage first, behind it those who only took part in the stage before, and
 * so on. The disqualified have no place, and those behind them move up.
 */
export function tournamentPlacements(state: TournamentState): Placement[] {
  const placed = new Set<string>();
  const placements: Placement[] = [];
  for (const stage of state.stages.toReversed()) {
    for (const group of rankingGroups(state, stage)) {
      const ids = group.filter((id) => !placed.has(id) && state.participants[id]?.status !== 'disqualified');
      const place = placements.length + 1;
      const place_to = placements.length + ids.length;
      placements.push(...ids.map((participant_id) => ({ participant_id, place, place_to })));
      for (const id of group) placed.add(id);
    }
  }
  return placements;
}

/** A finished stage keeps its order, whoever of it has left since; its results say who shares a place. */
function rankingGroups(state: TournamentState, stage: Stage): string[][] {
  const groups = engineOf(stage).ranking(state, stage);
  if (stage.status !== 'finished') return groups;
  let from = 0;
  return groups.map(({ length }) => stage.ranking.slice(from, (from += length)));
}
