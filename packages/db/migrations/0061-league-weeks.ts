import { sql, type Kysely } from 'kysely';

/** How the two teams of a fixture come to the time of their battle. Proposals stay in the state: they are evidence. */
const STATEMENTS = [
  `create table league_week (
     fixture_id uuid primary key references fixture (id),
     battle_id uuid not null unique references battle (id),
     tournament_id uuid not null references tournament (id),
     a_team_id uuid not null references team (id),
     b_team_id uuid not null references team (id),
     state jsonb not null,
     due_at timestamptz,
     due_set_at timestamptz,
     ended_at timestamptz,
     closed_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     check (a_team_id <> b_team_id),
     check ((due_at is null) = (due_set_at is null)),
     check (closed_at is null or due_at is null)
   )`,
  'create index league_week_a_team on league_week (a_team_id) where closed_at is null',
  'create index league_week_b_team on league_week (b_team_id) where closed_at is null',
  'create index league_week_tournament on league_week (tournament_id) where closed_at is null',
  'create index league_week_due on league_week (due_at, fixture_id) where due_at is not null',
  'create index league_week_case on league_week (ended_at) where ended_at is not null and closed_at is null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
