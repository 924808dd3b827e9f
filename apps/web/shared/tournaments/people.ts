import { compareNames } from '@pailei/domain/name-order/name-order';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

/** Whether its entrants are teams, and its fixtures battles. */
export const isOfTeams = ({ settings }: Pick<TournamentState, 'settings'>): boolean => settings.team !== undefined;

/** What its entrants are counted in. */
export const entrantUnit = (event: Pick<TournamentState, 'settings'>): string => (isOfTeams(event) ? '队' : '人');

type Visitor = { readonly id: string; readonly team_id: string | null };

/** The entry of a user, or of their team where teams enter, the one that is not withdrawn first; undefined: there is none. */
export function entryOf({ participants, settings }: TournamentState, user: Visitor | null): Participant | undefined {
  if (user === null) return undefined;
  const isOwn = ({ user_id, team_id }: Participant) => (settings.team ? team_id === user.team_id : user_id === user.id);
  const own = Object.values(participants).filter(isOwn);
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

/** How many of the field have checked in; those on the waitlist may have, and have no place. */
export function presentCount({ participants }: Pick<TournamentState, 'participants'>): number {
  return Object.values(participants).filter(({ status }) => status === 'checked_in').length;
}

/** Who dropped out of the event or was disqualified, by name. */
export function participantsWhoLeft({ participants }: TournamentState): Participant[] {
  return Object.values(participants)
    .filter(({ status }) => status === 'dropped' || status === 'disqualified')
    .toSorted((a, b) => compareNames(a.name, b.name));
}
