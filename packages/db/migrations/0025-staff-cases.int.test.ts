import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../../tests/support/fixtures.ts';
import { newId } from '../id.ts';
import { migrateDatabase } from '../migrate.ts';

const db = useOwner(await useEmptyDatabase());

const [ASKED, LATER] = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'];
const game = (status: string, more: object = {}) => ({
  status,
  started_at: ASKED,
  dispute: null,
  questioned: null,
  ...more,
});
const disputed = game('disputed', { dispute: { at: LATER } });
const questioned = game('finished', { ended_by: 'unconfirmed', questioned: { at: ASKED } });

test('matches of before that wait for a referee are found, and the event of a failed job', async () => {
  await migrateDatabase(db, '0023-stopped-jobs');
  const [tournament, ...people] = [newId(), newId(), newId()] as const;
  for (const [index, id] of people.entries())
    await sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
      values (${id}, ${`p${index}`}, ${`p${index}`}, ${`p${index}@x.invalid`}, ${`p${index}@x.invalid`}, '-', 'user')`.execute(
      db,
    );
  await sql`insert into tournament (id, name, status, format, capacity, state, state_version, summary)
    values (${tournament}, '周末赛', 'running', 'conquest', 8, '{}', 1, '{}')`.execute(db);
  for (const id of people)
    await sql`insert into participant (id, tournament_id, account_id, name, status)
      values (${id}, ${tournament}, ${id}, 'p', 'active')`.execute(db);
  let table = 0;
  const addMatch = async (status: string, games: object[], withdrawn_at: string | null = null) => {
    table += 1;
    await sql`insert into match (id, tournament_id, stage, round, table_number, status, a_participant_id, b_participant_id,
        a_account_id, b_account_id, info, state, withdrawn_at)
      values (${newId()}, ${tournament}, 0, 1, ${table}, ${status}, ${people[0]}, ${people[1]}, ${people[0]}, ${people[1]},
        '{}', ${JSON.stringify({ games })}, ${withdrawn_at})`.execute(db);
  };
  await addMatch('disputed', [questioned, disputed]);
  await addMatch('finished', [game('finished', { ended_by: 'agreement' }), questioned]);
  await addMatch('playing', [game('finished', { ended_by: 'correction', questioned: { at: ASKED } })]);
  await addMatch('forfeited', [questioned]);
  await addMatch('finished', [questioned], LATER);
  await sql`insert into job_failure (id, name, job_key, payload, error, first_failed_at, failed_at)
    values (${newId()}, 'advance-tournament', 'k', ${JSON.stringify({ tournament_id: tournament })}, 'x', ${ASKED}, ${ASKED}),
      (${newId()}, 'send-mail', 'm', '{"mail_id":"1"}', 'x', ${ASKED}, ${ASKED})`.execute(db);
  await migrateDatabase(db, '0025-staff-cases');
  const matches = await db.selectFrom('match').select(['table_number', 'case_since']).orderBy('table_number').execute();
  expect(matches.map(({ case_since }) => case_since)).toEqual([ASKED, ASKED, null, null, null]);
  const failures = await db.selectFrom('job_failure').select(['name', 'tournament_id']).orderBy('name').execute();
  expect(failures).toEqual([
    { name: 'advance-tournament', tournament_id: tournament },
    { name: 'send-mail', tournament_id: null },
  ]);
});
