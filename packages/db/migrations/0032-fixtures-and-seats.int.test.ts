import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useOwner, useTestDatabase } from '../../../tests/support/fixtures.ts';
import { FIXTURE_SECTIONS } from '@pailei/domain/tournament/stages/position';
import { newId } from '../id.ts';

const db = useOwner(await useTestDatabase());

const [event, team] = [newId(), newId()];
const [one, two] = [newId(), newId()];
for (const id of [one, two])
  await sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
    values (${id}, ${id.slice(-20)}, ${id}, ${id}, ${id}, '-', 'user')`.execute(db);
await sql`insert into tournament (id, name, status, format, capacity, state, state_version, summary)
  values (${event}, '周末赛', 'running', 'conquest', 8, '{}', 1, '{}')`.execute(db);
for (const id of [one, two])
  await sql`insert into participant (id, tournament_id, account_id, name, status)
    values (${id}, ${event}, ${id}, 'p', 'active')`.execute(db);

await sql`insert into team (id, name, name_key, tag, crest_seed, crest_style, recruiting, status, founder_id, submitted_at)
  values (${team}, '渡鸦', '渡鸦', 'RVN', 1, '{}', 'open', 'withdrawn', ${one}, now())`.execute(db);

const enter = (kind: string, account: string | null, teamId: string | null) =>
  sql`insert into participant (id, tournament_id, kind, account_id, team_id, name, status)
    values (${newId()}, ${event}, ${kind}, ${account}, ${teamId}, 'p', 'active')`.execute(db);

const place = (section: string, leg: number, withdrawnAt: string | null = null) =>
  sql`insert into fixture (id, tournament_id, stage, section, round, number, leg, a_participant_id, b_participant_id, withdrawn_at)
    values (${newId()}, ${event}, 0, ${section}, 1, 1, ${leg}, ${one}, ${two}, ${withdrawnAt})`.execute(db);

test.each([
  ['account', null, null],
  ['account', null, team],
  ['account', one, team],
  ['team', one, null],
  ['team', null, null],
] as const)('a participant of kind %s is not account %s and team %s', async (kind, account, teamId) => {
  await expect(enter(kind, account, teamId)).rejects.toThrow('participant_entrant');
});

test('a team may enter', async () => {
  await enter('team', null, team);
  const teams = await db.selectFrom('participant').select('team_id').where('kind', '=', 'team').execute();
  expect(teams).toEqual([{ team_id: team }]);
});

test('a place is taken once among fixtures that count, in every section and leg', async () => {
  for (const section of FIXTURE_SECTIONS) {
    await place(section, 1, new Date().toISOString());
    await place(section, 1);
    await place(section, 2);
    await expect(place(section, 1)).rejects.toThrow('fixture_place');
    await place(section, 1, new Date().toISOString());
  }
});

test('a match without an owner is none', async () => {
  const match = sql`insert into match (id, tournament_id, stage, round, table_number, status, info, state)
    values (${newId()}, ${event}, 0, 1, 1, 'check_in', '{}', '{}')`;
  await expect(match.execute(db)).rejects.toThrow('match_owner');
});
