import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table site_setting add column updated_by uuid references account (id)`,

  `create table maintenance_window (
     id uuid primary key,
     scope text not null check (scope in ('site', 'shop', 'tournaments')),
     message text not null check (char_length(message) between 2 and 500),
     reason text not null check (char_length(reason) between 1 and 500),
     starts_at timestamptz not null,
     planned_end timestamptz,
     ends_itself boolean not null default false,
     ended_at timestamptz,
     end_reason text check (char_length(end_reason) between 1 and 500),
     announced text not null default 'planned' check (announced in ('planned', 'active', 'ended')),
     created_by uuid not null references account (id),
     ended_by uuid references account (id),
     created_at timestamptz not null default now(),
     check (planned_end > starts_at),
     check (planned_end is not null or not ends_itself),
     check ((announced = 'ended') = (ended_at is not null))
   )`,
  `create index maintenance_window_open on maintenance_window (starts_at, id) where ended_at is null`,
  `create index maintenance_window_newest on maintenance_window (starts_at desc, id desc)`,

  `create table announcement (
     id uuid primary key,
     title text not null check (char_length(title) between 2 and 60),
     body text not null check (char_length(body) between 1 and 2000),
     level text not null check (level in ('info', 'important')),
     is_pinned boolean not null default false,
     starts_at timestamptz not null,
     ends_at timestamptz,
     created_by uuid not null references account (id),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     check (ends_at >= starts_at)
   )`,
  `create index announcement_newest on announcement (starts_at desc, id desc)`,
];

/** Who saved a setting, windows of maintenance, and announcements. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
