import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table card (
     dbf_id integer primary key check (dbf_id > 0),
     name text not null check (name <> ''),
     name_key text not null,
     cost integer not null check (cost >= 0),
     rarity text not null check (rarity in ('FREE', 'COMMON', 'RARE', 'EPIC', 'LEGENDARY')),
     type text not null,
     card_class text not null,
     classes text[] not null check (cardinality(classes) > 0),
     set text not null,
     is_sample boolean not null default false,
     updated_at timestamptz not null default now()
   )`,
  `create index card_listing on card (cost, name, dbf_id)`,
  `create index card_hero on card (card_class, dbf_id) where type = 'HERO' and set = 'HERO_SKINS'`,

  `create table card_import (
     id uuid primary key,
     source text not null check (source in ('file', 'url', 'nightly', 'command')),
     url text,
     status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
     content bytea,
     total integer not null default 0,
     done integer not null default 0,
     added integer not null default 0,
     changed integer not null default 0,
     skipped integer not null default 0,
     attempts integer not null default 0,
     lease_until timestamptz,
     error text,
     started_by uuid references account (id),
     created_at timestamptz not null default now(),
     finished_at timestamptz,
     check ((status in ('done', 'failed')) = (finished_at is not null)),
     check (finished_at is null or content is null)
   )`,
  `create unique index card_import_under_way on card_import ((true)) where status in ('queued', 'running')`,
  `create index card_import_time on card_import (created_at desc, id desc)`,

  `create table card_source (
     one boolean primary key default true check (one),
     refresh_url text not null default '',
     refreshed_at timestamptz
   )`,
  `insert into card_source default values`,

  `create table deck_rules (
     one boolean primary key default true check (one),
     version integer not null check (version > 0),
     rules jsonb not null,
     updated_at timestamptz not null,
     updated_by uuid references account (id)
   )`,
];

/** The card catalogue with its imports, and the rules of decks as data. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
