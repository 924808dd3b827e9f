import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { readSince } from '@pailei/live/log';
import { inTransaction } from '@pailei/live/transaction';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
} from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { lockLoaded, runCommand } from '../commands/run-command.ts';
import { keepState, keptState } from './kept-states.ts';
import { foldWhole, keepLoaded, loadTournament } from '../tournament-state.ts';
import { findTournament } from '../tournaments.repository.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const services = buildServices(db);
const { tournaments } = services;

const openEvent = (capacity = 64) => buildTournament(db, services, { players: 2, capacity, isOpen: true });

async function load(id: string): Promise<{ state: TournamentState; version: number }> {
  return readInOneSnapshot(db, async (trx) => loadTournament(trx, (await findTournament(trx, id))!));
}

async function expectAsLogged(id: string): Promise<void> {
  const events = await readSince(db, tournamentTopic.of(id), 0, 10_000);
  const { state, version } = await load(id);
  expect(version).toBe(events.at(-1)?.v);
  expect(state).toEqual(foldWhole(events));
}

test('a command that is rolled back leaves nothing in memory, though it read what it had written', async () => {
  const { id, admin } = await openEvent();
  const before = await load(id);
  const failed = inTransaction({ db, publisher: silentPublisher }, async (trx, log) => {
    const locked = await lockLoaded(trx, id);
    const command = { type: 'cancel', reason: '不办了' } as const;
    await runCommand(trx, log, locked, { command, actor: admin, now: new Date().toISOString() });
    await log.write();
    expect((await loadTournament(trx, locked.row)).state.status).toBe('cancelled');
    throw new Error('the work fails after that');
  });
  await expect(failed).rejects.toThrow('fails after that');
  expect(keptState(id)).toMatchObject({ version: before.version, state: { status: 'registration' } });
  await expectAsLogged(id);
});

test('a reader whose snapshot is older than what is in memory sees its own moment', async () => {
  const { id } = await openEvent();
  const late = await buildAccount(db);
  await readInOneSnapshot(db, async (trx) => {
    const row = (await findTournament(trx, id))!;
    await tournaments.register(late, id);
    expect(Object.keys(keptState(id)!.state.participants)).toHaveLength(3);
    const { state } = await loadTournament(trx, row);
    expect(Object.keys(state.participants)).toHaveLength(2);
  });
  await expectAsLogged(id);
});

test('what another history or an older version left in memory is no harm', async () => {
  const { id } = await openEvent();
  const { version, state } = await load(id);
  const other = { ...state, name: '另一段历史' };
  keepState(id, { epoch: 'another epoch', version: version + 100, state: other });
  await expectAsLogged(id);
  keepState(id, { epoch: 'another epoch', version: version + 100, state: other });
  await tournaments.register(await buildAccount(db), id);
  await expectAsLogged(id);
  const newest = keptState(id)!;
  keepState(id, { ...newest, version: 1, state: other });
  expect(keptState(id)).toBe(newest);
});

test('two processes that take in players at once have one and the same event, and nobody twice', async () => {
  const { id } = await openEvent(512);
  const otherDb = createDatabase({ url: database.url });
  const other = buildServices(otherDb).tournaments;
  const players = [];
  for (let index = 0; index < 60; index += 1) players.push(await buildAccount(db));
  const answers = await Promise.allSettled(
    players.flatMap((player, index) => [
      (index % 2 === 0 ? tournaments : other).register(player, id),
      (index % 2 === 0 ? other : tournaments).register(player, id),
    ]),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(players.length);
  await expectAsLogged(id);
  const { state } = await load(id);
  expect(new Set(Object.values(state.participants).map(({ user_id }) => user_id)).size).toBe(2 + players.length);
  expect(Object.keys(state.participants)).toHaveLength(2 + players.length);
  await otherDb.destroy();
});

test('the stored state follows in long steps, and a process without the event in memory reads it and what came since', async () => {
  const { id } = await openEvent(1_024);
  const players = [];
  for (let index = 0; index < 520; index += 1) players.push(await buildAccount(db));
  await Promise.all(players.map((player) => tournaments.register(player, id)));
  const { state_version } = (await findTournament(db, id))!;
  expect(state_version).toBeGreaterThanOrEqual(512);
  keepState(id, { epoch: 'another epoch', version: 1, state: keptState(id)!.state });
  await expectAsLogged(id);
});

test('a look that has seen far more than is stored stores it; a newer state stays, and one that is near is not written', async () => {
  const { id } = await openEvent();
  const stored = async () => (await findTournament(db, id))!.state_version;
  const early = await readInOneSnapshot(db, async (trx) => loadTournament(trx, (await findTournament(trx, id))!));
  await tournaments.register(await buildAccount(db), id);
  const seen = await readInOneSnapshot(db, async (trx) => loadTournament(trx, (await findTournament(trx, id))!));
  await keepLoaded(db, id, { ...seen, behind: 511 });
  expect(await stored()).toBeLessThan(early.version);
  await keepLoaded(db, id, { ...seen, behind: 512 });
  expect(await stored()).toBe(seen.version);
  await keepLoaded(db, id, { ...early, behind: 512 });
  expect(await stored()).toBe(seen.version);
  keepState(id, { epoch: 'another epoch', version: 1, state: seen.state });
  await expectAsLogged(id);
});
