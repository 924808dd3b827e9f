import { accountsOfEntry, activePlayers } from '@pailei/domain/tournament/teams/roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';

type Left = { before: Participant; gone: readonly string[]; now: string };

/** Those who still play for a team learn who does no more, and how many are left. */
export function rosterLeftNotices(state: TournamentState, { before, gone, now }: Left): NewNotification[] {
  const entry = state.participants[before.id];
  if (!entry) return [];
  const names = activePlayers(before).flatMap(({ account_id, name }) => (gone.includes(account_id) ? [name] : []));
  const count = activePlayers(entry).length;
  const least = state.settings.team?.roster_min ?? 0;
  const few = count < least ? `，少于规定的 ${least} 人` : '';
  const reason = `${names.join('、')}已不在战队，参赛名单还有 ${count} 人${few}`;
  return accountsOfEntry(entry).map((account_id) => ({
    account_id,
    dedupe_key: `event_changed:${entry.id}:roster_left:${now}`,
    notice: {
      kind: 'event_changed',
      tournament_id: state.id,
      tournament_name: state.name,
      change: 'roster_left',
      place: null,
      reason,
    },
  }));
}
