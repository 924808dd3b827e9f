import { violation } from '../../violation/violation.ts';
import type { Participant, TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';
import type { EnteredPlayer, RosterChange, RosterPlayer } from './roster-types.ts';
import type { TeamEventSettings } from './team-settings.ts';

/** Who may play for an entry now. */
export const activePlayers = ({ roster = [] }: Pick<Participant, 'roster'>): RosterPlayer[] =>
  roster.filter(({ left_at }) => left_at === undefined);

export const isOnRoster = (participant: Pick<Participant, 'roster'>, accountId: string): boolean =>
  activePlayers(participant).some(({ account_id }) => account_id === accountId);

/** The accounts that an entry stands for: its players, or the one who has entered. */
export const accountsOfEntry = ({ user_id, roster }: Pick<Participant, 'user_id' | 'roster'>): string[] =>
  roster ? activePlayers({ roster }).map(({ account_id }) => account_id) : [user_id];

type Locking = Pick<TournamentState, 'started_at'> & {
  readonly settings: { readonly team?: TeamEventSettings | undefined };
};

export function isRosterLocked({ started_at, settings }: Locking, now: string): boolean {
  const locksAt = settings.team?.roster_locks_at ?? null;
  return started_at !== null || (locksAt !== null && now >= locksAt);
}

/** Whether a change says of a lock that is past when it was, or what is allowed after it. A draft has no rosters yet; after the start rules change by an amendment. */
export function movesRosterLock(
  state: Locking & Pick<TournamentState, 'status'>,
  { team }: Locking['settings'],
  now: string,
): boolean {
  const before = state.settings.team;
  if (!team || !before || state.status === 'draft' || state.started_at !== null) return false;
  if (!isRosterLocked(state, now)) return false;
  return team.roster_locks_at !== before.roster_locks_at || team.roster_additions !== before.roster_additions;
}

/** How many players may still come to a locked roster. */
export function additionsLeft(team: TeamEventSettings, { roster = [] }: Pick<Participant, 'roster'>): number {
  return Math.max(0, team.roster_additions - roster.filter(({ is_late }) => is_late).length);
}

/** From a roster to the one that is wanted. */
export function rosterChange(participant: Pick<Participant, 'roster'>, wanted: readonly EnteredPlayer[]): RosterChange {
  const ids = new Set(wanted.map(({ account_id }) => account_id));
  return {
    added: wanted.filter(({ account_id }) => !isOnRoster(participant, account_id)),
    removed: activePlayers(participant).flatMap(({ account_id }) => (ids.has(account_id) ? [] : [account_id])),
  };
}

/** Before the lock a roster is what the captain says; from then on whoever leaves stays on record, also when they come back. */
export function evolveRoster(
  roster: readonly RosterPlayer[],
  { added, removed, is_late = false }: RosterChange,
  at: string,
): RosterPlayer[] {
  const gone = new Set(removed);
  const back = new Set(added.map(({ account_id }) => account_id));
  const kept = is_late ? roster : roster.filter(({ account_id }) => !gone.has(account_id));
  const known = new Set(kept.map(({ account_id }) => account_id));
  const changed = kept.map((player): RosterPlayer => {
    const { left_at: _, ...present } = player;
    if (back.has(player.account_id)) return present;
    return gone.has(player.account_id) ? { ...player, left_at: at } : player;
  });
  const fresh = added
    .filter(({ account_id }) => !known.has(account_id))
    .map((player): RosterPlayer => ({ ...player, added_at: at, ...(is_late && { is_late }) }));
  return [...changed, ...fresh];
}

/** Entries whose players may play for no other team of the event. */
const GONE: readonly Participant['status'][] = ['withdrawn', 'rejected'];

/** Who stands on the record of another entry of the event, and stays with it. */
export function playersElsewhere(
  { participants }: Pick<TournamentState, 'participants'>,
  participantId: string | undefined,
): ReadonlySet<string> {
  const others = Object.values(participants).filter(({ id, status }) => id !== participantId && !GONE.includes(status));
  return new Set(others.flatMap(({ roster = [] }) => roster.map(({ account_id }) => account_id)));
}

/** Why these may not be the players of this entry, or null. Whoever stands on the record of another team stays with it. */
export function rosterFault(
  { settings, participants }: Pick<TournamentState, 'settings' | 'participants'>,
  participantId: string,
  players: readonly EnteredPlayer[],
): TournamentViolation | null {
  const { team } = settings;
  if (!team) return violation('teams_only');
  const ids = players.map(({ account_id }) => account_id);
  if (ids.length < team.roster_min) return violation('roster_too_small', { least: team.roster_min });
  if (ids.length > team.roster_max || new Set(ids).size !== ids.length)
    return violation('roster_too_large', { most: team.roster_max });
  const elsewhere = playersElsewhere({ participants }, participantId);
  const taken = ids.filter((id) => elsewhere.has(id));
  return taken.length > 0 ? violation('player_of_other_team', { account_ids: taken }) : null;
}

type Member = { readonly account_id: string; readonly is_findable: boolean };

/** Who of a team's members plays where nobody has chosen: those who may, in the order of the team, as many as the event takes. */
export function usualRoster<M extends Member>(
  members: readonly M[],
  { roster_max }: Pick<TeamEventSettings, 'roster_max'>,
  elsewhere: ReadonlySet<string>,
): M[] {
  return members
    .filter(({ account_id, is_findable }) => is_findable && !elsewhere.has(account_id))
    .slice(0, roster_max);
}
