import { bracketPlacements } from '../bracket/placements.ts';
import { resolveStage } from './bracket-stage.ts';
import { stageStandings } from './results.ts';
import type { Placement, Stage, TournamentState } from './types.ts';

/** Every entrant of the stage, first to last; with nothing more to play it is final. */
export function stageRanking(state: TournamentState, stage: Stage): string[] {
  return rankingGroups(state, stage).flat();
}

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

/** Those who share a place stand together. */
function rankingGroups(state: TournamentState, stage: Stage): string[][] {
  switch (stage.type) {
    case 'swiss':
      if (stage.status === 'finished') return stage.ranking.map((id) => [id]);
      return stageStandings(state, stage).map((row) => [row.id]);
    case 'single_elimination':
      return bracketGroups(state, stage);
    default:
      return stage.type satisfies never;
  }
}

/** In a bracket that ended early, those still in share the places between the ones already known. */
function bracketGroups(state: TournamentState, stage: Stage): string[][] {
  const placements = bracketPlacements(resolveStage(state, stage));
  const gap = placements.findIndex(({ place }, index) => place > index + 1);
  const cut = gap === -1 ? placements.length : gap;
  const placed = new Set(placements.map(({ id }) => id));
  const stillIn = stage.entrants.filter((id) => !placed.has(id));
  const groups = (part: typeof placements) => [...Map.groupBy(part, ({ place }) => place).values()];
  const ids = (part: typeof placements) => groups(part).map((group) => group.map(({ id }) => id));
  return [...ids(placements.slice(0, cut)), stillIn, ...ids(placements.slice(cut))].filter((group) => group.length > 0);
}
