import { createHash, createHmac } from 'node:crypto';
import type { Draws, DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import { matchDraws } from '@pailei/domain/tournament/draws/match/match-draws';
import { tournamentDraws } from '@pailei/domain/tournament/draws/tournament-draws';
import type { LoggedTournamentEvent } from '@pailei/domain/tournament/draws/types';
import { drawKey } from '@pailei/domain/random/draw-key';
import type { Actor } from '@pailei/live/registry';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { useOwner } from '@pailei/tests/support/fixtures';
import { playersOfMatch } from '@pailei/tests/support/seat';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { playOpenMatches } from '../decklists/decklists.fixture.ts';
import { tokenFor } from '../../decks/decks/decks.fixture.ts';

const { app, deps, database } = await useApp();
const owner = useOwner(database);
const { db } = deps;
const services = buildServices(db, deps.publisher);

async function drawsFor(id: string, actor: Actor | null = null): Promise<Draws> {
  const token = actor ? await tokenFor(app, deps, actor.user_id) : undefined;
  const answer = await call<Draws>(app, { url: `/api/solo-tournaments/${id}/draws`, ...(token && { token }) });
  return answer.body.data as Draws;
}

async function recordOf(id: string): Promise<DrawsRecord> {
  const answer = await call<DrawsRecord>(app, { url: `/api/solo-tournaments/${id}/draws/record` });
  return answer.body.data as DrawsRecord;
}

const logged = (event: LogEvent): LoggedTournamentEvent => ({ version: event.v, event: tournamentEventOf(event) });

/** What anybody can do with the two answers alone. */
function redrawn(draws: Draws, record: DrawsRecord) {
  const since = { version: draws.since_version, at: draws.since_at ?? '' };
  const secret = Buffer.from(draws.random_secret ?? '', 'hex');
  const all = [
    ...tournamentDraws(record.events.map(logged), since),
    ...record.matches.flatMap(({ events }) => matchDraws(events.map(seriesEventOf), since)),
  ];
  return all.map((draw) => {
    const key = drawKey(createHmac('sha256', secret).update(draw.label).digest('hex'));
    return { label: draw.label, is_covered: draw.is_covered, drawn: draw.result, again: draw.redraw(key) };
  });
}

describe('an event that is over', () => {
  let event: BuiltTournament;
  let committed: string | null;

  beforeAll(async () => {
    const stages = [{ type: 'swiss', rounds: 2, best_of: 3 }] as const;
    event = await buildTournament(db, services, {
      players: 5,
      settings: { stages, bans: 1, check_in_required: false },
    });
    committed = (await drawsFor(event.id)).commitment;
    await services.tournaments.start(event.referee, event.id);
    await missTheBan(event);
    for (let round = 1; round <= 2; round += 1) await playOpenMatches(deps, services, event);
  }, 120_000);

  test('publishes the secret that it had committed itself to', async () => {
    const draws = await drawsFor(event.id);
    const secret = Buffer.from(draws.random_secret ?? '', 'hex');
    expect(secret.length).toBe(32);
    expect(draws.commitment).toBe(committed);
    expect(createHash('sha256').update(secret).digest('hex')).toBe(committed);
  });

  test('lets anybody draw everything again: seeds, lots, each round, and the choices for a side that was late', async () => {
    const checked = redrawn(await drawsFor(event.id), await recordOf(event.id));
    const labels = checked.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['seeds', 'lots', 'pairing/0/1', 'pairing/0/2']);
    expect(labels.slice(4)).toEqual([
      expect.stringMatching(/^choice\/[-0-9a-f]{36}\/ban\/[ab]\/0$/),
      expect.stringMatching(/^choice\/[-0-9a-f]{36}\/ban\/[ab]\/0$/),
    ]);
    for (const { drawn, again, is_covered } of checked) {
      expect(is_covered).toBe(true);
      expect(again).toEqual(drawn);
    }
  });

  test('shows by another secret that nothing comes out as it was drawn', async () => {
    const draws = { ...(await drawsFor(event.id)), random_secret: '00'.repeat(32) };
    const lots = redrawn(draws, await recordOf(event.id)).find(({ label }) => label === 'seeds');
    expect(lots?.again).not.toEqual(lots?.drawn);
  });
});

/** Both sides of the first match come, and neither bans in time: the system does it for them. */
async function missTheBan({ id, players }: BuiltTournament): Promise<void> {
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', id)
    .orderBy('table_number')
    .executeTakeFirstOrThrow();
  for (const player of Object.values(await playersOfMatch(db, players, match.id)))
    await services.matches.act(player, match.id, { type: 'ready' });
  for (let deadline = 1; deadline <= 2; deadline += 1) {
    const { due_at } = await db
      .selectFrom('match')
      .select('due_at')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    services.clock.offsetMs = Date.parse(due_at ?? '') - Date.now() + 1_000;
    await services.expireMatch(match.id, due_at ?? '');
  }
  services.clock.offsetMs = 0;
}

test('an event that goes on has committed itself to a secret and shows nothing else', async () => {
  const event = await buildTournament(db, services, { players: 4 });
  await services.tournaments.start(event.referee, event.id);
  for (const actor of [null, event.players[0] ?? null, event.referee, event.admin]) {
    const draws = await drawsFor(event.id, actor);
    expect(draws).toEqual({
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      random_secret: null,
      since_version: 0,
      since_at: expect.any(String),
    });
  }
  expect(await recordOf(event.id)).toEqual({ events: [], matches: [] });
});

describe('an event whose public views trail', () => {
  test('keeps its secret from the public until its end is that old, and shows it to the staff at once', async () => {
    const settings = { delay_seconds: 180 };
    const event = await buildTournament(db, services, { players: 4, settings });
    await services.tournaments.cancel(event.admin, event.id, '停电');
    expect((await drawsFor(event.id, event.referee)).random_secret).toMatch(/^[0-9a-f]{64}$/);
    for (const actor of [null, event.players[0] ?? null]) {
      expect((await drawsFor(event.id, actor)).random_secret).toBeNull();
    }
    const setAge = (seconds: number, type: '=' | '<>') =>
      owner
        .updateTable('live_event')
        .set({ created_at: new Date(Date.now() - seconds * 1_000).toISOString() } as never)
        .where('topic', '=', tournamentTopic.of(event.id))
        .where('type', type, 'tournament_cancelled')
        .execute();
    await setAge(600, '<>');
    await setAge(150, '=');
    expect((await drawsFor(event.id)).random_secret).toBeNull();
    await setAge(181, '=');
    expect((await drawsFor(event.id)).random_secret).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('an event that was over before there were secrets', () => {
  test('says so', async () => {
    const event = await buildTournament(db, services, { players: 4 });
    await services.tournaments.cancel(event.admin, event.id, '停电');
    await owner.deleteFrom('tournament_secret').where('tournament_id', '=', event.id).execute();
    expect(await drawsFor(event.id)).toEqual({
      commitment: null,
      random_secret: null,
      since_version: 0,
      since_at: null,
    });
    expect(await recordOf(event.id)).toEqual({ events: [], matches: [] });
  });
});

test('a draft is not there for those who may not see it', async () => {
  const event = await buildTournament(db, services, { players: 2 });
  await db.updateTable('tournament').set({ status: 'draft' }).where('id', '=', event.id).execute();
  const answer = await call(app, { url: `/api/solo-tournaments/${event.id}/draws` });
  expect(answer.status).toBe(404);
});
