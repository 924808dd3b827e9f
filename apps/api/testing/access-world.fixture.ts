import { newId } from '@pailei/db/id';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { createCardsService } from '@pailei/core/decks/cards/cards.service';
import { createManagedSeasonsService } from '@pailei/core/play/seasons/managed/managed-seasons.service';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { createSessionsReader } from '@pailei/live/sessions';
import type { Actor } from '@pailei/live/registry';
import { buildServices, buildTournament, deckCode, type TestServicesBundle } from '@pailei/tests/support/builders';
import { playersOfMatch } from '@pailei/tests/support/seat';
import { photo } from '@pailei/tests/support/images';
import { ADDRESS, buildProduct, givePoints, ordersOf, purchase } from '@pailei/tests/support/shop';
import type { FastifyInstance } from 'fastify';
import { createActors, type ActorName, type Actors } from './actors.fixture.ts';
import { call } from './app.fixture.ts';
import { keepDeck } from '@pailei/core/play/decklists/decklists.fixture';
import type { Deps } from '../deps.ts';
import { buildChallengeWorld } from './challenge-world.fixture.ts';
import { buildLeagueWorld } from './league-world.fixture.ts';
import { buildRoomWorld } from './room-world.fixture.ts';
import { buildTeamWorld } from './team-world.fixture.ts';
import { imageForm } from './upload.fixture.ts';

const DELAY_SECONDS = 180;
const ONE_MATCH: Partial<TournamentSettings> = {
  decklists: 'closed',
  stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false }],
};

type Play = { event: string; participant: string; match: string; side: 'a' | 'b' };

/** The actors with all that the tables of access speak of. The site asks its staff for a second factor. */
export async function buildAccessWorld(app: FastifyInstance, deps: Deps) {
  const { db, publisher } = deps;
  const actors = await createActors(deps, app);
  await requireSecondFactor(db);
  const services = buildServices(db);
  const admin = await actorOf(deps, actors, 'admin');
  // The clock is turned for the delayed event, so that it comes first.
  const delayed = await playersEvent(deps, { actors, services, settings: { delay_seconds: DELAY_SECONDS } });
  const running = await playersEvent(deps, { actors, services, settings: {} });
  const owner = actors.idOf('player');
  const teams = await buildTeamWorld(db, actors);
  const captain = await actorOf(deps, actors, 'captain');
  return {
    actors,
    delayed,
    running,
    draft: await draftOf(services, admin, running.event),
    team_draft: await draftOf(services, admin, running.event, DEFAULT_TEAM_SETTINGS),
    job: (await createCardsService({ db, publisher }).importFile(admin, Buffer.from('[]'))).id,
    room: await buildRoomWorld(deps, { match: running.match, side: running.side, author_id: owner }),
    file: await proofOf(app, await actors.tokenOf('player')),
    deck: await privateDeckOf(deps, owner),
    order: await orderOf(deps, await actorOf(deps, actors, 'player')),
    address: await addressOf(deps, owner),
    session: (await actors.sessionOf('player')) ?? '',
    device: await deviceOf(deps, await actorOf(deps, actors, 'player')),
    season: await seasonOf(deps, admin),
    teams,
    challenges: await buildChallengeWorld(db, { team: teams.team, captain }),
    league_week: await buildLeagueWorld(db, { admin, captain }),
    /** Who somebody is to the hub; null: nobody. */
    liveActorOf: (name: ActorName) => findActor(deps, actors, name),
  };
}
export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>;

async function seasonOf(deps: Deps, admin: Actor): Promise<number> {
  const period = { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-03-01T00:00:00.000Z' };
  const body = { number: 1, name: '春赛季', ...period, prizes: { account: null, team: null } };
  return (await createManagedSeasonsService(deps).create(admin, { body, idempotencyKey: undefined })).number;
}

async function deviceOf({ db, now }: Deps, { user_id, session_id }: Actor): Promise<string> {
  const id = newId();
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const endpoint = 'https://push.example/send/1';
  await db
    .insertInto('push_subscription')
    .values({ id, account_id: user_id, session_id, endpoint, ...keys, created_at: now(), sent_at: null })
    .execute();
  return id;
}

async function requireSecondFactor(db: Deps['db']): Promise<void> {
  const value = JSON.stringify({ ...DEFAULT_SETTINGS.accounts, staff_second_factor: true });
  await db.insertInto('site_setting').values({ key: 'accounts', value }).execute();
}

async function findActor({ db }: Pick<Deps, 'db'>, actors: Actors, name: ActorName): Promise<Actor | null> {
  const session = await actors.sessionOf(name);
  if (session === undefined) return null;
  return (await createSessionsReader(db).findActive([session])).get(session) ?? null;
}

async function actorOf(deps: Pick<Deps, 'db'>, actors: Actors, name: ActorName): Promise<Actor> {
  const actor = await findActor(deps, actors, name);
  if (!actor) throw new Error(`${name} has no session`);
  return actor;
}

type EventOptions = { actors: Actors; services: TestServicesBundle; settings: Partial<TournamentSettings> };

/** A running event of the player and the playing referee, who meet in its only match. */
async function playersEvent(deps: Pick<Deps, 'db'>, { actors, services, settings }: EventOptions): Promise<Play> {
  const entrants = [await actorOf(deps, actors, 'player'), await actorOf(deps, actors, 'playing referee')];
  const { id, referee } = await buildTournament(deps.db, services, {
    players: 2,
    entrants,
    settings: { ...ONE_MATCH, ...settings },
  });
  await services.tournaments.start(referee, id);
  const match = await deps.db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', id)
    .executeTakeFirstOrThrow();
  const participant = await deps.db
    .selectFrom('participant')
    .select('id')
    .where('tournament_id', '=', id)
    .where('account_id', '=', actors.idOf('player'))
    .executeTakeFirstOrThrow();
  const { a } = await playersOfMatch(deps.db, entrants, match.id);
  const side = a.user_id === actors.idOf('player') ? 'a' : 'b';
  return { event: id, participant: participant.id, match: match.id, side };
}

const OF_TEAMS = {
  stages: [{ type: 'swiss', rounds: 2, best_of: 1 }],
  late_entry: { until_round: 0, missed_rounds: 'losses', by_players: false },
} as const;

async function draftOf(
  { tournaments }: TestServicesBundle,
  admin: Actor,
  like: string,
  team?: TeamEventSettings,
): Promise<string> {
  const { settings, times } = (await tournaments.get(admin, like)).tournament;
  const details = { name: '草稿', description: '', stream_url: null, capacity: 8, times };
  const body = { ...details, settings: { ...settings, ...(team && { ...OF_TEAMS, team }) } };
  return (await tournaments.create(admin, body as Parameters<typeof tournaments.create>[1])).tournament.id;
}

async function proofOf(app: FastifyInstance, token: string | undefined): Promise<string> {
  const { payload, headers } = imageForm(await photo('png', 40, 40));
  const url = '/api/experts/proofs';
  const { body } = await call<StoredImage>(app, { method: 'POST', url, payload, headers, ...(token && { token }) });
  if (body.status !== 'success') throw new Error(body.message);
  return body.data.id;
}

const privateDeckOf = (deps: Pick<Deps, 'db'>, owner: string) =>
  keepDeck(deps, owner, {
    name: '私房',
    class: 'mage',
    format: 'standard',
    code: deckCode(0),
    cards: '[]',
    sideboard: '[]',
    content_hash: '-',
  });

async function orderOf({ db }: Pick<Deps, 'db'>, owner: Actor): Promise<string> {
  await givePoints(db, owner, 100);
  return (await ordersOf(db).place(purchase(owner, await buildProduct(db)))).id;
}

async function addressOf({ db }: Pick<Deps, 'db'>, account_id: string): Promise<string> {
  const id = newId();
  await db.insertInto('saved_address').values({ id, account_id, full_address: ADDRESS, is_default: true }).execute();
  return id;
}
