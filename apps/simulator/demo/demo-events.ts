import { setTimeout as sleep } from 'node:timers/promises';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Account } from '../people/accounts.ts';
import { playTournament, type RunDeps, type RunResult, type Staff } from '../run-tournament.ts';
import { checkInCast, enterCast, FEWEST, findEntries } from './cast.ts';

const UNFINISHED = ['running', 'check_in', 'registration'] as const;
const MANY = '100';

/** Demo events of this name that are not over, the oldest first: a restarted demo plays them on instead of cancelling them. */
export async function findUnfinished({ admin }: Pick<Staff, 'admin'>, name: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const status of UNFINISHED) {
    const { items } = await admin.site.call(tournamentsApi.list, { query: { status, search: '演示', limit: MANY } });
    found.push(...items.filter((item) => item.is_demo && name.test(item.name)).map(({ id }) => id));
  }
  return found.toSorted();
}

type Event = {
  id: string;
  /** What a check-in leaves visitors. */
  checkInMs: number;
};

/** Plays a demo event to its end from wherever it stands. Throws when too few of the cast are in it to be played now. */
export async function playOn(
  deps: RunDeps,
  staff: Staff,
  players: readonly Account[],
  { id, checkInMs }: Event,
): Promise<RunResult> {
  const { tournament } = await staff.admin.site.call(tournamentsApi.get, { params: { id } });
  const entries = await entriesOf(deps, staff, players, tournament);
  if (entries.size < FEWEST) throw new Error(`${tournament.name} waits: ${entries.size} of the cast can play`);
  const start = async () => {
    if (tournament.status !== 'running') await checkInCast(deps, staff, entries, { id, untilStart: sleep(checkInMs) });
  };
  return playTournament(deps, staff, { tournament, entries }, start);
}

/** During the registration who is missing is entered; who is in with their decks is not asked again. */
export async function entriesOf(
  deps: Parameters<typeof enterCast>[0],
  staff: Pick<Staff, 'admin'>,
  players: readonly Account[],
  tournament: TournamentState,
): Promise<ReadonlyMap<Account, string>> {
  const known = findEntries(players, tournament);
  if (tournament.status !== 'registration') return known;
  const isReady = (player: Account) => (tournament.participants[known.get(player) ?? '']?.decks_submitted ?? 0) > 0;
  const missing = players.filter((player) => !isReady(player));
  const entered = await enterCast(deps, staff, missing, tournament);
  return new Map([...known].filter(([player]) => isReady(player)).concat([...entered]));
}
