import { createDatabase } from '@pailei/db/client';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, expect, test } from 'vitest';
import { buildServices, buildTournament, silentPublisher } from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, expireTournament, clock } = services;

test('an event stored with settings that cannot start names the field to staff and clock, and starts once it is repaired', async () => {
  const { id, admin, referee, players } = await buildTournament(db, services, { players: 2, isOpen: true });
  await tournaments.openCheckIn(referee, id, 600);
  for (const player of players) await tournaments.checkIn(player, id);
  const { settings } = (await tournaments.get(admin, id)).tournament;
  const broken: TournamentSettings = { ...settings, bans: 0, shield: true };
  await inTransaction({ db, publisher: silentPublisher }, async (_trx, log) => {
    log.add(tournamentTopic.of(id), 'tournament_updated', {
      changes: { settings: broken },
      at: new Date().toISOString(),
    });
  });

  const text = '没有禁用就不能有保护，请关闭保护';
  await expect(tournaments.start(admin, id)).rejects.toMatchObject({
    status: 422,
    message: `赛事设置有误：保护：${text}`,
    errors: { 'settings.shield': text },
  });
  const { due_at } = await db.selectFrom('tournament').select('due_at').where('id', '=', id).executeTakeFirstOrThrow();
  clock.offsetMs = Date.parse(due_at ?? '') - Date.now() + 500;
  await expect(expireTournament(id, due_at ?? '')).rejects.toThrow(text);

  await tournaments.update(admin, id, { settings: { ...broken, shield: false } } as never);
  await expireTournament(id, due_at ?? '');
  const { tournament } = await tournaments.get(admin, id);
  expect(tournament.status).toBe('running');
  const open = await db.selectFrom('match').select('id').where('tournament_id', '=', id).execute();
  expect(open).toHaveLength(1);
});
