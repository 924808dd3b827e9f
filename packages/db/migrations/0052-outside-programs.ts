import { sql, type Kysely } from 'kysely';

/** Targets that are told of events, how far the public log of each event was told, and what was sent with its answer. */
const WEBHOOKS = [
  `create table webhook (
     id uuid primary key,
     name text not null,
     url text not null check (url like 'https://%'),
     sealed_secret text not null,
     types text[] not null check (cardinality(types) > 0),
     tournament_id uuid references tournament (id),
     status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create table webhook_cursor (
     tournament_id uuid primary key references tournament (id),
     version integer not null
   )`,
  `create table webhook_delivery (
     id uuid primary key,
     webhook_id uuid not null references webhook (id) on delete cascade,
     tournament_id uuid references tournament (id),
     version integer,
     type text not null,
     body text not null,
     state text not null default 'waiting' check (state in ('waiting', 'delivered', 'skipped')),
     attempts integer not null default 0,
     failing_since timestamptz,
     next_try_at timestamptz not null,
     answered_status integer,
     took_ms integer,
     error text,
     created_at timestamptz not null,
     delivered_at timestamptz,
     check ((tournament_id is null) = (version is null)),
     unique (webhook_id, tournament_id, version)
   )`,
  `create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_try_at) where state = 'waiting'`,
  `create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at)`,
  `create index webhook_delivery_created on webhook_delivery (created_at)`,
  `create index tournament_updated on tournament (updated_at)`,
];

/** Keys by which programs read; of the key itself only its hash. */
const API_KEYS = [
  `create table api_key (
     id uuid primary key,
     name text not null,
     key_hash bytea not null unique,
     hint text not null,
     scopes text[] not null check (cardinality(scopes) > 0),
     expires_at timestamptz,
     last_used_at timestamptz,
     revoked_at timestamptz,
     created_by uuid not null references account (id),
     created_at timestamptz not null
   )`,
];

/** What programs of others are told, and what they may ask. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...WEBHOOKS, ...API_KEYS]) await sql.raw(statement).execute(db);
}
