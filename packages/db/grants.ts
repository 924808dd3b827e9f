import { sql, type RawBuilder } from 'kysely';
import type { Db } from './client.ts';
import type { Database } from './database.ts';
import type { Trx } from './tx.ts';

type Privilege = 'select' | 'insert' | 'update' | 'delete';

const USUAL: readonly Privilege[] = ['select', 'insert', 'update', 'delete'];

/** Tables of which the processes get less: histories that are only ever added to, and what only the database writes. */
const NARROWER: Partial<Record<keyof Database, readonly Privilege[]>> = {
  audit_log: ['select', 'insert'],
  points_entry: ['select', 'insert'],
  stock_movement: ['select', 'insert'],
  order_event: ['select', 'insert'],
  team_history: ['select', 'insert'],
  participant_note: ['select', 'insert'],
  account_team: ['select'],
  tournament_secret: ['select', 'insert'],
  battle_call: ['select', 'insert', 'update'],
  battle_chat_message: ['select', 'insert'],
  battle_chat_mute: ['select', 'insert', 'update'],
  battle_chat_report: ['select', 'insert', 'update'],
  match_chat_message: ['select', 'insert'],
  match_chat_mute: ['select', 'insert', 'update'],
  match_chat_report: ['select', 'insert', 'update'],
  battle_random_secret: ['select', 'insert'],
  battle_secret: ['select', 'insert', 'update'],
  league_week: ['select', 'insert', 'update'],
  live_event: ['select', 'insert', 'delete'],
  match_call: ['select', 'insert', 'update'],
  played_game: ['select'],
  player_penalty: ['select'],
  season_adjustment: ['select', 'insert'],
  season_formula: ['select', 'insert'],
  site_identity: ['select'],
};

/** Kysely's own tables: who may write them may have a migration left out or run again. */
const NEVER = ['kysely_migration', 'kysely_migration_lock'];

/** Who is asked through this connection: behind a pooler the name in the address may be another one. */
export async function currentRole(db: Db): Promise<string> {
  const { role } = await readOne(db, sql<{ role: string }>`select current_user as role`);
  return role;
}

/**
 * Gives the role of the processes what they use and takes away the rest: rows of the tables, no change of the schema.
 * For the owner of the schema, after each migration; may be repeated. Objects of others in the same schema are left alone.
 */
export async function grantToProcesses(db: Db, role: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('grants'))`.execute(trx);
    const { schema, database } = await placeOf(trx);
    const to = sql.id(role);
    await sql`revoke create on schema ${sql.id(schema)} from public`.execute(trx);
    await sql`revoke temporary on database ${sql.id(database)} from public`.execute(trx);
    await sql`grant connect on database ${sql.id(database)} to ${to}`.execute(trx);
    await sql`grant usage on schema ${sql.id(schema)} to ${to}`.execute(trx);
    // What a migration makes while older processes run is open to them before the lines below have run.
    await sql`alter default privileges in schema ${sql.id(schema)} grant ${list(USUAL)} on tables to ${to}`.execute(
      trx,
    );
    await sql`alter default privileges in schema ${sql.id(schema)} grant usage on sequences to ${to}`.execute(trx);
    for (const { name, kind } of await ownObjects(trx, schema)) {
      const object = sql`${sql.raw(kind)} ${sql.id(schema, name)}`;
      await sql`revoke all on ${object} from ${to}`.execute(trx);
      const granted = kind === 'sequence' ? sql`usage` : list(privilegesOn(name));
      if (!NEVER.includes(name)) await sql`grant ${granted} on ${object} to ${to}`.execute(trx);
    }
  });
}

function privilegesOn(name: string): readonly Privilege[] {
  return NARROWER[name as keyof Database] ?? USUAL;
}

const list = (privileges: readonly Privilege[]) => sql.raw(privileges.join(', '));

type Place = { schema: string; database: string };

const placeOf = (trx: Trx) =>
  readOne(trx, sql<Place>`select current_schema() as schema, current_database() as database`);

async function readOne<T>(db: Db, query: RawBuilder<T>): Promise<T> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a query for one row gave none');
  return row;
}

type OwnObject = { name: string; kind: 'table' | 'sequence' };

/** Tables, views and sequences that the asking role may grant. */
async function ownObjects(trx: Trx, schema: string): Promise<OwnObject[]> {
  const { rows } = await sql<OwnObject>`
    select relname as name, case relkind when 'S' then 'sequence' else 'table' end as kind
    from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = ${schema})
      and relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(relowner, 'usage')
    order by relname`.execute(trx);
  return rows;
}

type RoleFacts = { role: string; is_superuser: boolean; may_make_roles: boolean; owns_tables: boolean };

/** What the role of the processes may do beyond their work, one line each; empty when it is as it should be. */
export async function roleRisks(db: Db): Promise<string[]> {
  const { rows } = await sql<RoleFacts>`
    select rolname as role, rolsuper as is_superuser, rolcreaterole or rolcreatedb as may_make_roles,
      exists (select from pg_class
              where relnamespace = (select oid from pg_namespace where nspname = current_schema())
                and relkind in ('r', 'p') and pg_has_role(relowner, 'usage')) as owns_tables
    from pg_roles where rolname = current_user`.execute(db);
  return rows.flatMap(({ role, is_superuser, may_make_roles, owns_tables }) => [
    ...(is_superuser ? [`the role ${role} of DATABASE_URL is a superuser`] : []),
    ...(may_make_roles && !is_superuser ? [`the role ${role} of DATABASE_URL may create roles or databases`] : []),
    ...(owns_tables && !is_superuser
      ? [`the role ${role} of DATABASE_URL owns the tables and may change the schema`]
      : []),
  ]);
}
