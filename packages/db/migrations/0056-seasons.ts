import { sql, type Kysely } from 'kysely';

/**
 * Seasons. Facts are what events have shown; rows are the tables that the formula makes of them, and may be made anew at any time. No
 * two seasons share a moment. `counted_of` is the `updated_at` of the event that its facts are of: another one, and they are old.
 */
const STATEMENTS = [
  `create table season (
     id uuid primary key,
     number integer not null unique check (number between 1 and 999),
     name text not null check (char_length(name) between 1 and 20),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     prizes jsonb not null,
     content jsonb not null,
     closed_at timestamptz,
     champions jsonb,
     revision integer not null check (revision > 0),
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint season_period check (starts_at < ends_at),
     constraint season_champions check ((closed_at is null) or (champions is not null)),
     constraint season_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
   )`,
  `create table season_formula (
     season_id uuid not null references season (id),
     version integer not null check (version > 0),
     applies_from timestamptz,
     formulas jsonb not null,
     reason text not null check (char_length(reason) <= 500),
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     primary key (season_id, version),
     constraint season_formula_first check (version > 1 or applies_from is null)
   )`,
  `create table season_event (
     tournament_id uuid primary key references tournament (id),
     season_id uuid not null references season (id),
     tier text not null default 'B' check (tier in ('A', 'B', 'C')),
     is_excluded boolean not null default false,
     is_named boolean not null default false,
     counted_of timestamptz
   )`,
  `create index season_event_season on season_event (season_id, tournament_id)`,
  `create table season_fact (
     season_id uuid not null references season (id),
     key text not null,
     event_id uuid not null references tournament (id),
     competitor_kind text not null check (competitor_kind in ('account', 'team')),
     competitor_id uuid not null,
     fact jsonb not null,
     primary key (season_id, key)
   )`,
  `create index season_fact_event on season_fact (event_id)`,
  `create index season_fact_competitor on season_fact (season_id, competitor_kind, competitor_id)`,
  `create table season_adjustment (
     id uuid primary key,
     season_id uuid not null references season (id),
     competitor_kind text not null check (competitor_kind in ('account', 'team')),
     competitor_id uuid not null,
     points integer not null check (points <> 0 and points between -100000 and 100000),
     reason text not null check (char_length(reason) between 1 and 500),
     created_by uuid not null references account (id),
     created_at timestamptz not null
   )`,
  `create index season_adjustment_season on season_adjustment (season_id, competitor_kind, competitor_id)`,
  `create table season_row (
     season_id uuid not null references season (id),
     competitor_kind text not null check (competitor_kind in ('account', 'team')),
     competitor_id uuid not null,
     position integer not null,
     standing jsonb not null,
     primary key (season_id, competitor_kind, competitor_id)
   )`,
  `create index season_row_position on season_row (season_id, competitor_kind, position)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
