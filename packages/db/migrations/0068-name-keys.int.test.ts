import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../../tests/support/fixtures.ts';
import { newId } from '../id.ts';
import { migrateDatabase } from '../migrate.ts';

const db = useOwner(await useEmptyDatabase());

type Stored = { name: string; key: string; status?: string; at: string };

async function addTeam(founder: string, { name, key, status = 'approved', at }: Stored): Promise<void> {
  const id = newId();
  const founded = status === 'pending' ? null : at;
  await db.transaction().execute(async (trx) => {
    await sql`insert into team (id, name, name_key, tag, crest_seed, crest_style, recruiting, status, founder_id,
        submitted_at, founded_at, disbanded_at)
      values (${id}, ${name}, ${key}, 'T', 1, '{}', 'open', ${status}, ${founder}, ${at}, ${founded},
        ${status === 'disbanded' ? at : null})`.execute(trx);
    if (status === 'disbanded') return;
    const member = newId();
    await sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
      values (${member}, ${member.slice(-12)}, ${member}, ${member}, ${member}, '-', 'user')`.execute(trx);
    await sql`insert into team_member (account_id, team_id, slot, role, joined_at)
      values (${member}, ${id}, 1, 'captain', ${at})`.execute(trx);
  });
}

test('look-alike names of older teams stay, and the oldest approved one holds the name', async () => {
  await migrateDatabase(db, '0064-one-team-per-player');
  const founder = newId();
  await sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
    values (${founder}, 'founder', 'founder', 'f@x.invalid', 'f@x.invalid', '-', 'admin')`.execute(db);
  await addTeam(founder, { name: '霜刃\u3164', key: '霜刃\u3164', status: 'pending', at: '2026-01-01' });
  await addTeam(founder, { name: '霜刃', key: '霜刃', at: '2026-03-01' });
  await addTeam(founder, { name: '霜·刃', key: '霜·刃', at: '2026-02-01' });
  await addTeam(founder, { name: '霜 刃', key: '霜刃', status: 'disbanded', at: '2025-01-01' });
  for (const [name, at] of [
    ['春季赛', '2026-01-01'],
    ['春 季赛', '2026-01-02'],
  ])
    await sql`insert into event_template (id, name, name_key, plan, created_by, created_at, updated_at)
      values (${newId()}, ${name}, ${name}, '{}', ${founder}, ${at}, ${at})`.execute(db);

  await migrateDatabase(db);

  const keys = async (table: string) => {
    const { rows } = await sql<{ name: string; name_key: string }>`
      select name, name_key from ${sql.table(table)} order by name_key, name`.execute(db);
    return rows.map(({ name, name_key }) => [name, name_key]);
  };
  expect(await keys('team')).toEqual([
    ['霜 刃', '霜刃'],
    ['霜·刃', '霜刃'],
    ['霜刃', '霜刃 2'],
    ['霜刃\u3164', '霜刃 3'],
  ]);
  expect(await keys('event_template')).toEqual([
    ['春季赛', '春季赛'],
    ['春 季赛', '春季赛 2'],
  ]);
});
