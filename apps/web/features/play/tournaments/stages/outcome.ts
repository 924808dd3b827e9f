import type { TournamentState } from '@pailei/domain/tournament/types';

import type { StageCut } from './stage-view.ts';

/**
 * Who of a stage advances by the current table: those of the next stage; before it starts, the best who are still in. Whoever has
 * left makes room for the one below. Null where no cut is made.
 */
export function advancingIds(
  { participants, stages }: TournamentState,
  index: number,
  rows: readonly { readonly id: string }[],
  cut: StageCut | null,
): readonly string[] | null {
  if (cut === null) return null;
  const entrants = stages[index + 1]?.entrants;
  const ids = rows.map(({ id }) => id);
  if (entrants) return ids.filter((id) => entrants.includes(id));
  return ids.filter((id) => participants[id]?.status === 'active').slice(0, cut.size ?? ids.length);
}

export type Outcome = '晋级' | '止步' | '退出赛事' | '取消资格' | '';

/** The outcome of the stage for a participant: who advances is known from the next stage, else once this one is over. */
export function outcomeOf(tournament: TournamentState, index: number, id: string): Outcome {
  const status = tournament.participants[id]?.status;
  const goesOn = tournament.stages[index + 1]?.entrants.includes(id);
  if (goesOn) return '晋级';
  if (status === 'disqualified') return '取消资格';
  if (status === 'dropped') return '退出赛事';
  return goesOn === false ? '止步' : '';
}
