import { activePlayers } from '@pailei/domain/tournament/teams/roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

/** Who plays for a team, who of them came after the lock, and who has left. */
export function rosterText({ roster = [] }: Pick<Participant, 'roster'>): string {
  const playing = activePlayers({ roster }).map(({ name, is_late }) => (is_late ? `${name}（增补）` : name));
  const left = roster.flatMap((player) => (player.left_at === undefined ? [] : [player.name]));
  return left.length === 0 ? playing.join('、') : `${playing.join('、')}；已离开：${left.join('、')}`;
}

/** Where fewer are left than the event asks for; null: enough are. */
export function shortText({ settings }: Pick<TournamentState, 'settings'>, entry: Participant): string | null {
  const { team } = settings;
  const count = activePlayers(entry).length;
  if (!team || count >= team.roster_min) return null;
  return `名单只有 ${count} 人，少于规定的 ${team.roster_min} 人。缺人的台由后往前判负，不足半数时整场判负。`;
}
