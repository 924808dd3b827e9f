import { sql, type Kysely } from 'kysely';

/** A battle that is over shows what its draws came from, and what its teams open of their decks. */
const STATEMENTS = [
  `update battle set state = jsonb_set(
     jsonb_set(state, '{sides,a,decks_opened}', 'false'), '{sides,b,decks_opened}', 'false')`,
  `alter table battle_random_secret
     add column commitment bytea not null generated always as (sha256(random_secret)) stored`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
