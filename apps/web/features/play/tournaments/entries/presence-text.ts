import { presentPlayers } from '@pailei/domain/tournament/teams/decide-roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

/** How many players of a team have checked in, of how many; null: it is an account, or nobody has to yet. */
export function presenceText({ settings }: Pick<TournamentState, 'settings'>, entry: Participant): string | null {
  const { team } = settings;
  if (!team || !entry.roster) return null;
  const count = presentPlayers(entry);
  return count === 0 && entry.checked_in_at === null ? null : `签到 ${count} / ${team.check_in_members}`;
}
