import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { RewardChoice, TournamentSettings } from '@pailei/domain/tournament/types';
import { expireDue } from '@pailei/core/ground/clocks/expire-due';
import { matchOwners } from '@pailei/core/play/match-owners/match-owners';
import { createMatchesService } from '@pailei/core/play/matches/matches.service';
import { matchClockOf } from '@pailei/core/play/matches/clock/match.clock';
import { createTournamentClock } from '@pailei/core/play/tournaments/clock/tournament-clock';
import { createTournamentsService } from '@pailei/core/play/tournaments/tournaments.service';
import { tournamentDeadlines } from '@pailei/core/play/tournaments/clock/tournament.clock';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountTable } from '@pailei/db/schema/accounts';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { encode } from 'deckstrings';
import { showCalls } from './show-calls.ts';
import { passTime } from './pass-time.ts';

const HEROES = [637, 7, 813, 930, 31, 274, 893, 1066, 671, 56550];

/** The first of the neutral cards that come with the site and may stand in every deck twice. */
const NEUTRAL_CARDS = 900_401;

/** A valid standard deck code of one of ten classes. */
export function deckCode(hero: number, firstCard = NEUTRAL_CARDS): string {
  return encode({
    heroes: [HEROES[hero % HEROES.length]!],
    format: 2,
    cards: Array.from({ length: 15 }, (_, index) => [firstCard + index, 2] as [number, number]),
  });
}

export const silentPublisher: Publisher = { publish: () => undefined, close: () => undefined };

const matchClock = matchClockOf(matchOwners);

/** The services of tournaments and matches over one database, with a clock that the test may turn. */
export function buildServices(db: Db, publisher: Publisher = silentPublisher) {
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
  const matches = createMatchesService({ db, publisher, now, owners: matchOwners });
  const tournaments = createTournamentsService({ db, publisher, now });
  const tournamentClock = createTournamentClock({ db, publisher, now });
  const deps = { db, publisher, now };
  return {
    clock,
    matches,
    tournaments,
    tournamentClock,
    /** Lets a deadline pass, as the worker does; the players' clients have shown their calls. */
    async expireMatch(id: string, due_at: string) {
      await showCalls(db, id);
      await expireDue(deps, matchClock, { matches }, { id, due_at });
    },
    /** The same, where only those know of the match whom the test has let know. */
    expireUnshown: (id: string, due_at: string) => expireDue(deps, matchClock, { matches }, { id, due_at }),
    expireTournament: (id: string, due_at: string) =>
      expireDue(deps, tournamentDeadlines, { tournamentClock }, { id, due_at }),
  };
}
export type TestServicesBundle = ReturnType<typeof buildServices>;

let accounts = 0;

/** An account with a session-less actor; its password hash matches nothing. */
export async function buildAccount(db: Db, role: AccountTable['role'] = 'user'): Promise<Actor> {
  accounts += 1;
  const id = newId();
  const username = `${role}${accounts}`;
  const email = `${username}@example.invalid`;
  await db
    .insertInto('account')
    .values({
      id,
      username,
      username_key: username,
      email,
      email_key: email,
      password_hash: '-',
      role,
      game_id: `${username}#1`,
    })
    .execute();
  return {
    user_id: id,
    session_id: newId(),
    username,
    role,
    is_expert: false,
    expert_status: 'none',
    team_id: null,
    team_role: null,
  };
}

export type BuiltTournament = { id: string; admin: Actor; referee: Actor; players: Actor[] };

/** A tournament in check-in; everybody has checked in, or the first `checkedIn` of them. */
export async function buildTournament(
  db: Db,
  services: TestServicesBundle,
  options: {
    players: number;
    settings?: Partial<TournamentSettings>;
    capacity?: number;
    checkedIn?: number;
    rewards?: RewardChoice;
    /** Who the first players are; whoever is missing is made. */
    entrants?: readonly Actor[];
    /** Left in registration. */
    isOpen?: boolean;
  },
): Promise<BuiltTournament> {
  const [admin, referee] = [await buildAccount(db, 'admin'), await buildAccount(db, 'referee')];
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, ...options.settings };
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const body = {
    name: '测试赛',
    description: '',
    stream_url: null,
    capacity: options.capacity ?? options.players,
    settings,
    times,
    ...(options.rewards && { rewards: options.rewards }),
  };
  const { tournament } = await services.tournaments.create(
    admin,
    body as Parameters<typeof services.tournaments.create>[1],
  );
  await services.tournaments.openRegistration(admin, tournament.id);
  // An event can be entered once it is public.
  await passTime(db, settings.delay_seconds);
  const players: Actor[] = [];
  for (let index = 0; index < options.players; index += 1) {
    const player = options.entrants?.[index] ?? (await buildAccount(db));
    await services.tournaments.register(player, tournament.id);
    await services.tournaments.submitDecks(player, tournament.id, { decks: decksFor(settings) });
    players.push(player);
  }
  if (options.isOpen) return { id: tournament.id, admin, referee, players };
  await services.tournaments.openCheckIn(referee, tournament.id, 600);
  for (const player of players.slice(0, options.checkedIn)) await services.tournaments.checkIn(player, tournament.id);
  return { id: tournament.id, admin, referee, players };
}

/** As many decks as the default settings ask for, of different classes. */
export function decksFor(settings: TournamentSettings): { name: string; code: string }[] {
  const longest = Math.max(...settings.stages.map((stage) => stage.best_of));
  const count =
    settings.format === 'specialist' ? 3 : Math.floor(longest / 2) + 1 + settings.bans + (settings.shield ? 1 : 0);
  return Array.from({ length: count }, (_, index) => ({
    name: `卡组 ${index + 1}`,
    code: deckCode(settings.format === 'specialist' ? 0 : index),
  }));
}
