import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../../tests/support/fixtures.ts';
import { newId } from '../id.ts';
import { migrateDatabase } from '../migrate.ts';

const db = useOwner(await useEmptyDatabase());

const COUNTED = '2026-11-20T12:00:00.000Z';

test('team events that an open season has counted are counted anew; solo events and closed seasons stay', async () => {
  await migrateDatabase(db, '0060-rosters');
  const staff = newId();
  await sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
    values (${staff}, 'staff', 'staff', 'staff@x.invalid', 'staff@x.invalid', '-', 'admin')`.execute(db);
  const addSeason = async (number: number, closed_at: string | null) => {
    const id = newId();
    const champions = closed_at === null ? null : '{}';
    await sql`insert into season (id, number, name, starts_at, ends_at, prizes, content, closed_at, champions, revision, created_by, created_at, updated_at)
      values (${id}, ${number}, '季', ${`202${number}-01-01`}, ${`202${number}-02-01`}, '{}', '{}', ${closed_at}, ${champions}, 1, ${staff}, ${COUNTED}, ${COUNTED})`.execute(
      db,
    );
    return id;
  };
  const [open, closed] = [await addSeason(5, null), await addSeason(4, COUNTED)];
  const addEvent = async (name: string, season: string, summary: object, status = 'finished') => {
    const id = newId();
    await sql`insert into tournament (id, name, status, format, capacity, state, state_version, summary)
      values (${id}, ${name}, ${status}, 'conquest', 8, '{}', 1, ${JSON.stringify(summary)})`.execute(db);
    await sql`insert into season_event (tournament_id, season_id, counted_of) values (${id}, ${season}, ${COUNTED})`.execute(
      db,
    );
  };
  await addEvent('战队杯', open, { entrants: 'team' });
  await addEvent('个人赛', open, {});
  await addEvent('取消的战队杯', open, { entrants: 'team' }, 'cancelled');
  await addEvent('去年的战队杯', closed, { entrants: 'team' });
  await migrateDatabase(db, '0063-season-battles');
  const { rows } = await sql<{ name: string }>`
    select name from season_event join tournament on tournament.id = tournament_id where counted_of is null`.execute(
    db,
  );
  expect(rows).toEqual([{ name: '战队杯' }]);
});
