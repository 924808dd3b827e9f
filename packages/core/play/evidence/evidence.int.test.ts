import type { Evidence, MatchEvidence } from '@pailei/contracts/play/evidence/evidence-views';
import { EVIDENCE_ERRORS } from '@pailei/contracts/play/evidence/evidence.api';
import { evidenceTopic } from '@pailei/contracts/play/evidence/evidence.topic';
import { UPLOAD_ERRORS } from '@pailei/contracts/site/uploads/uploads.api';
import { trimEvidence } from '@pailei/core/play/evidence/evidence.sweep';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import { runTransaction } from '@pailei/db/tx';
import { buildServices } from '@pailei/tests/support/builders';
import { HIDDEN, photo, pngWithZip } from '@pailei/tests/support/images';
import { playToGame } from '@pailei/tests/support/seat';
import { describe, expect, test } from 'vitest';
import { buildAccessWorld } from '@pailei/api/testing/access-world.fixture';
import { ACTOR_NAMES, type ActorName } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { form } from '@pailei/api/testing/upload.fixture';

const { app, deps } = await useApp();
const world = await buildAccessWorld(app, deps);
const { actors, running } = world;
const url = `/api/matches/${running.match}/evidence`;

const player = (await world.liveActorOf('player'))!;
const opponent = (await world.liveActorOf('playing referee'))!;
const sides = running.side === 'a' ? { a: player, b: opponent } : { a: opponent, b: player };
// what the world of the tables of access has shown already
await deps.db.deleteFrom('match_evidence').execute();
const game = await playToGame(buildServices(deps.db), { id: running.match, sides });

async function add(name: ActorName, image: Uint8Array, game_number: string = String(game)) {
  const token = await actors.tokenOf(name);
  const parts = [
    { name: 'game_number', value: game_number },
    { name: 'image', value: image, filename: 'x.png', type: 'image/png' },
  ];
  return call<Evidence>(app, { method: 'POST', url, ...form(parts), ...(token && { token }) });
}

async function get<T>(name: ActorName, path = '') {
  const token = await actors.tokenOf(name);
  return call<T>(app, { method: 'GET', url: `${url}${path}`, ...(token && { token }) });
}

async function statusOfImage(name: ActorName, path: string): Promise<number> {
  const token = await actors.tokenOf(name);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.inject({ method: 'GET', url: path, headers })).statusCode;
}

const picture = await photo('png', 60, 40);
const first = (await add('player', picture)).body.data!;
const READERS: readonly ActorName[] = ['player', 'playing referee', 'referee', 'admin'];

describe('an image that a side shows the referee', () => {
  test('is read by both sides and the referees, and by nobody else, whatever address they try', async () => {
    expect(first).toMatchObject({ side: running.side, game_number: game, width: 60, height: 40 });
    for (const name of ACTOR_NAMES) {
      const list = await get<MatchEvidence>(name);
      const image = await statusOfImage(name, `${url}/${first.id}/full`);
      if (READERS.includes(name)) {
        expect([name, list.body.data?.images, image]).toEqual([name, [first], 200]);
      } else {
        expect([name, list.body.data]).toEqual([name, null]);
        expect([name, image]).toEqual([name, name === 'guest' || !(await actors.tokenOf(name)) ? 401 : image]);
        expect(image).not.toBe(200);
      }
    }
  });

  test('is not at the address of stored files, not even for its owner or an admin', async () => {
    const { file_id } = await deps.db.selectFrom('match_evidence').select('file_id').executeTakeFirstOrThrow();
    for (const name of ['player', 'admin'] as const)
      expect(await statusOfImage(name, `/api/files/${file_id}/full`)).toBe(404);
    expect(await statusOfImage('player', `/api/matches/${running.match}/evidence/${file_id}/full`)).toBe(404);
    expect(await statusOfImage('referee', `/api/matches/${world.delayed.match}/evidence/${first.id}/full`)).toBe(404);
  });

  test('is told on the topic of its readers alone', async () => {
    const events = await readSince(deps.db, evidenceTopic.of(running.match), 0, 10);
    expect(events).toMatchObject([{ t: 'evidence_added', p: { image: { id: first.id } } }]);
    const others = await deps.db
      .selectFrom('live_event')
      .select('topic')
      .where((eb) => eb(eb.cast<string>('payload', 'text'), 'like', `%${first.id}%`))
      .execute();
    expect(others.map(({ topic }) => topic)).toEqual([evidenceTopic.of(running.match)]);
  });

  test('comes from a side of the match alone', async () => {
    for (const name of ['referee', 'admin', 'another player'] as const)
      expect((await add(name, picture)).status).toBe(403);
    expect((await add('guest', picture)).status).toBe(401);
  });
});

describe('what is no picture', () => {
  test('is refused with a text at the field', async () => {
    const refused = async (image: Uint8Array) => {
      const { status, body } = await add('playing referee', image);
      return [status, body.errors['image']];
    };
    expect(await refused(Buffer.alloc(6 * 1024 * 1024, 1))).toEqual([413, UPLOAD_ERRORS.image_too_large[1]]);
    expect(await refused(Buffer.from('<svg onload=alert(1)>'))).toEqual([422, UPLOAD_ERRORS.image_type[1]]);
    expect(await refused(picture.subarray(0, 200))).toEqual([422, UPLOAD_ERRORS.image_broken[1]]);
  });

  test('loses whatever else hides in a picture', async () => {
    const { body } = await add('playing referee', await pngWithZip());
    const token = (await actors.tokenOf('referee')) ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const file = await app.inject({ method: 'GET', url: `${url}/${body.data?.id}/full`, headers });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.rawPayload.includes(HIDDEN)).toBe(false);
  });

  test.each([
    ['no game', '', '请指明局数'],
    ['a game that never was', '9', EVIDENCE_ERRORS.unknown_game[1]],
  ])('belongs to a game: %s', async (_what, number, text) => {
    expect((await add('player', picture, number)).body.errors['game_number']).toBe(text);
  });
});

test('of two images at once for the last place one is kept, and the other is told why', async () => {
  expect((await add('player', picture)).status).toBe(200);
  const both = await Promise.all([add('player', picture), add('player', picture)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)!;
  expect(refused.body.errors['image']).toBe(EVIDENCE_ERRORS.evidence_full[1]);
  const kept = await deps.db.selectFrom('match_evidence').select(['side', 'place']).orderBy('place').execute();
  expect(kept.filter(({ side }) => side === running.side).map(({ place }) => place)).toEqual([0, 1, 2]);
  const loose = await deps.db.selectFrom('stored_file').select('id').where('attached_at', 'is', null).execute();
  expect(loose.length).toBeGreaterThan(0);
});

test('images are kept while the match waits for a referee, and given up long after the event', async () => {
  const { db } = deps;
  const longAfter = new Date(Date.now() + 61 * 24 * 3_600_000).toISOString();
  const count = async () => (await db.selectFrom('match_evidence').select('id').execute()).length;
  const before = await count();
  await trimEvidence(db, longAfter);
  expect(await count()).toBe(before);
  const ended = { finished_at: new Date().toISOString() };
  await db
    .updateTable('match')
    .set({ ...ended, case_since: ended.finished_at })
    .where('id', '=', running.match)
    .execute();
  await db.updateTable('tournament').set(ended).where('id', '=', running.event).execute();
  await trimEvidence(db, longAfter);
  expect(await count()).toBe(before);
  await db.updateTable('match').set({ case_since: null }).where('id', '=', running.match).execute();
  await trimEvidence(db, new Date().toISOString());
  expect(await count()).toBe(before);
  await trimEvidence(db, longAfter);
  expect(await count()).toBe(0);
  const held = await db
    .selectFrom('stored_file')
    .select('id')
    .where('purpose', '=', 'match_evidence')
    .where('attached_at', 'is not', null)
    .execute();
  expect(held).toEqual([]);
});

test('a match that is not there has none', async () => {
  const token = (await actors.tokenOf('player')) ?? '';
  const { status } = await call(app, { method: 'GET', url: `/api/matches/${newId()}/evidence`, token });
  expect(status).toBe(404);
  await runTransaction(deps.db, async (trx) =>
    expect(await readSince(trx, evidenceTopic.of(newId()), 0, 1)).toEqual([]),
  );
});
