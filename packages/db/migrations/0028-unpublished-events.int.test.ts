import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../../tests/support/fixtures.ts';
import { newId } from '../id.ts';
import { migrateDatabase } from '../migrate.ts';

const db = useOwner(await useEmptyDatabase());

test('what was cancelled before it was opened leaves public view; what was open stays', async () => {
  await migrateDatabase(db, '0023-stopped-jobs');
  const insert = async (name: string, status: string, events: readonly string[]) => {
    const id = newId();
    await sql`insert into tournament (id, name, status, format, capacity, state, state_version, summary)
      values (${id}, ${name}, ${status}, 'conquest', 8, '{}', 1, '{}')`.execute(db);
    for (const [index, type] of events.entries())
      await sql`insert into live_event (topic, version, type, payload)
        values (${`tournament:${id}`}, ${index + 1}, ${type}, '{}')`.execute(db);
  };
  await insert('draft', 'draft', ['tournament_created']);
  await insert('cancelled draft', 'cancelled', ['tournament_created', 'tournament_cancelled']);
  await insert('cancelled', 'cancelled', ['tournament_created', 'registration_opened', 'tournament_cancelled']);
  await migrateDatabase(db, '0028-unpublished-events');
  const namesOf = async (view: 'public_tournament' | 'unpublished_tournament') =>
    (await db.selectFrom(view).select('name').orderBy('name').execute()).map(({ name }) => name);
  expect(await namesOf('public_tournament')).toEqual(['cancelled']);
  expect(await namesOf('unpublished_tournament')).toEqual(['cancelled draft', 'draft']);
});
