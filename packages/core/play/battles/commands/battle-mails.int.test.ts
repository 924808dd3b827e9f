import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, expect, test } from 'vitest';
import { battleSettings, battleWorld, buildTeam } from '../../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { createCallMailer } from '../../../people/notifications/call-mails.ts';
import { createBattle } from '../create-battle.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const mailer = createCallMailer({ db, publicUrl: 'https://pailei.example' });
const KINDS = ['battle_line_up', 'battle_check_in', 'battle_naming'] as const;

/** Wishes every mail about battles, at an address that is known to be theirs. */
async function subscribe({ user_id }: Actor): Promise<void> {
  const email = `${user_id}@pailei.example`;
  await db
    .updateTable('account')
    .set({ email, email_verified_at: new Date().toISOString() })
    .where('id', '=', user_id)
    .execute();
  const switches = { account_id: user_id, toast: true, browser: true, sound: true, mail: true };
  await db
    .insertInto('notification_setting')
    .values(KINDS.map((kind) => ({ ...switches, kind })))
    .execute();
}

/** What the worker does with the jobs of the outbox. */
async function mailsOf({ user_id }: Actor) {
  const jobs = await db.deleteFrom('outbox_job').where('name', '=', 'mail-call').returning('payload').execute();
  for (const { payload } of jobs) await mailer.mail(String(Reflect.get(payload, 'notification_id')));
  return db
    .selectFrom('mail_message')
    .select(['kind', 'valid_until'])
    .where('account_id', '=', user_id)
    .orderBy('id')
    .execute();
}

test('a captain who wishes so is mailed for the line-up, the check-in and a naming, until each is due', async () => {
  const teams = { a: await buildTeam(db, '信使'), b: await buildTeam(db, '鸽群') };
  const captain = teams.a.members[0]!.actor;
  await subscribe(captain);
  const settings = battleSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });
  const id = await inTransaction(world.deps, (trx, log) =>
    createBattle(trx, log, {
      teams: { a: teams.a.id, b: teams.b.id },
      settings,
      starts_at: new Date(Date.now() + 2 * 3_600_000).toISOString(),
      owner: null,
      is_demo: false,
      now: world.now(),
    }),
  );
  const { due_at } = await world.rowOf(id);
  expect(await mailsOf(captain)).toEqual([{ kind: 'battle_line_up', valid_until: due_at }]);
  const battle = { id, teams, settings };
  await world.start(battle);
  await world.playOn(battle, 'b');
  const mails = await mailsOf(captain);
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(mails.every(({ valid_until }) => valid_until !== null)).toBe(true);
});
