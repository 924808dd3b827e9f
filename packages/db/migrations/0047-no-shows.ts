import { sql, type Kysely } from 'kysely';

/** Matches of events that were lost by absence. A result that is taken back takes its row with it. */
const STATEMENTS = [
  `create table no_show (
     match_id uuid not null references match (id) on delete cascade,
     account_id uuid not null references account (id),
     tournament_id uuid not null references tournament (id),
     participant_id uuid not null references participant (id),
     at timestamptz not null,
     dropped_at timestamptz,
     forgiven_at timestamptz,
     forgiven_by uuid references account (id),
     forgiven_reason text check (char_length(forgiven_reason) between 1 and 200),
     primary key (match_id, account_id),
     check ((forgiven_at is null) = (forgiven_by is null) and (forgiven_at is null) = (forgiven_reason is null))
   )`,
  `create index no_show_account on no_show (account_id, at desc)`,
  `create index no_show_open on no_show (tournament_id, participant_id) where dropped_at is null and forgiven_at is null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
