import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table order_batch_item add column from_status text not null
     check (from_status in ('pending', 'shipped', 'completed', 'cancelled'))`,
  `create table shop_check (
     id uuid primary key,
     checked_at timestamptz not null,
     ledger integer not null check (ledger >= 0),
     stock integer not null check (stock >= 0),
     orders integer not null check (orders >= 0),
     findings jsonb not null,
     incident_id uuid references status_incident (id)
   )`,
  `create index shop_check_newest on shop_check (checked_at desc, id desc)`,
];

/** The status that a batch was decided on, order by order; and what each comparison of ledger, stock and orders found. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
