import { noShowsApi } from '@pailei/contracts/play/no-shows/no-shows.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Pace } from '../connections/pace.ts';
import { asError } from '../connections/refusals.ts';
import { startEvent, openCheckIn } from '../event-steps.ts';
import type { Account } from '../people/accounts.ts';
import { checkIn, enter, type Staff } from '../run-tournament.ts';
import { chooseDecks } from '../tournament-plan.ts';

/** Below that there is no event to watch. */
export const FEWEST = 4;
/** However slow the machine is, those who come have arrived by then; the event starts as soon as they have. */
const CHECK_IN_SECONDS = 600;

type Deps = { onError: (error: Error) => void };
type Entries = Map<Account, string>;

/** Enters the cast with decks. Missed matches are forgiven, since a slow machine is no fault of a player; one that the site still refuses stays away. */
export async function enterCast(
  { onError, pace }: Deps & { pace: Pace },
  { admin }: Pick<Staff, 'admin'>,
  players: readonly Account[],
  tournament: TournamentState,
): Promise<Entries> {
  const entries: Entries = new Map();
  for (const player of players) {
    try {
      entries.set(
        player,
        await enter(player, tournament, pace).catch(async () => {
          await forgiveNoShows(admin, player);
          return enter(player, tournament, pace);
        }),
      );
    } catch (error) {
      onError(new Error(`${player.username} stays away from ${tournament.name}: ${asError(error).message}`));
    }
  }
  return entries;
}

/** Enters a player whose decks the referee hands in. */
export async function enterByReferee(
  { referee }: Pick<Staff, 'referee'>,
  player: Account,
  { id, settings }: TournamentState,
  pace: Pace,
): Promise<void> {
  const { entry } = await player.site.call(tournamentsApi.register, { params: { id }, body: {} });
  if (entry.participant_id === null) throw new Error(`${player.username} is not in the event ${id}`);
  await referee.site.call(tournamentsApi.enterDecks, {
    params: { id, participant_id: entry.participant_id },
    body: { decks: chooseDecks(settings, pace, player.username), reason: '首次参赛，由裁判代为提交' },
  });
}

/** Who of the cast is in an event already. */
export function findEntries(players: readonly Account[], { participants }: TournamentState): Entries {
  const ids = new Map(Object.values(participants).map(({ user_id, id }) => [user_id, id]));
  const known = players.map((player) => [player, ids.get(player.user_id)] as const);
  return new Map(known.filter((entry): entry is [Account, string] => entry[1] !== undefined));
}

/** Checks in those who can, leaves visitors the time until `untilStart` resolves, and starts the event. */
export async function checkInCast(
  { onError }: Deps,
  staff: Pick<Staff, 'referee'>,
  entries: ReadonlyMap<Account, string>,
  { id, untilStart }: { id: string; untilStart: Promise<unknown> },
): Promise<void> {
  await openCheckIn(staff.referee, id, CHECK_IN_SECONDS);
  const come = await Promise.allSettled([...entries.keys()].map((player) => checkIn(player, { id })));
  for (const each of come) if (each.status === 'rejected') onError(asError(each.reason));
  await untilStart;
  await startEvent(staff.referee, id);
}

async function forgiveNoShows({ site }: Account, { user_id }: Account): Promise<void> {
  const { items } = await site.call(noShowsApi.ofUser, { params: { id: user_id } });
  for (const { match_id } of items.filter(({ forgiven }) => forgiven === null))
    await site.call(noShowsApi.forgive, {
      params: { id: user_id, match: match_id },
      body: { reason: '演示账号：本机过慢，未能及时到场' },
    });
}
