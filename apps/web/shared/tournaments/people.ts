import type { Participant, TournamentState } from '@pailei/domain/tournament';

/** The entry of a user, the one that is not withdrawn first; undefined for who never entered. */
export function entryOf({ participants }: TournamentState, userId: string | null): Participant | undefined {
  if (userId === null) return undefined;
  const own = Object.values(participants).filter(({ user_id }) => user_id === userId);
  return own.find(({ status }) => status !== 'withdrawn') ?? own[0];
}

export function nameOf({ participants }: Pick<TournamentState, 'participants'>, id: string): string {
  return participants[id]?.name ?? '待定';
}

/** All participants and applicants, in the order of registration. */
export function fieldOf({ participants }: TournamentState): Participant[] {
  return Object.values(participants)
    .filter(({ status }) => status !== 'withdrawn' && status !== 'rejected')
    .toSorted((a, b) => (a.registered_at < b.registered_at ? -1 : 1));
}

/** Who dropped out of the event or was disqualified, by name. */
export function participantsWhoLeft({ participants }: TournamentState): Participant[] {
  return Object.values(participants)
    .filter(({ status }) => status === 'dropped' || status === 'disqualified')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
}
