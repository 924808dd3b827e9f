import type { OverlayView } from '../view.ts';

/** The event that the match on screen belongs to; of a board, its two teams with their running score where the battle is followed. */
export function placeName({ match, battle }: OverlayView): string {
  if (!battle) return match?.info.tournament_name ?? '';
  const { teams } = battle.snapshot.info;
  return `${teams.a.name} ${battle.score.a} : ${battle.score.b} ${teams.b.name}`;
}
