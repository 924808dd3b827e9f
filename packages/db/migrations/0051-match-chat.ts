import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table match_chat_message (
     id uuid primary key,
     match_id uuid not null references match (id),
     author_id uuid not null references account (id),
     side text check (side in ('a', 'b')),
     text text not null check (char_length(text) between 1 and 300),
     at timestamptz not null
   )`,
  `create index match_chat_message_match on match_chat_message (match_id, id)`,
  `create table match_chat_mute (
     id uuid primary key,
     match_id uuid not null references match (id),
     account_id uuid not null references account (id),
     muted_by uuid not null references account (id),
     reason text not null check (char_length(reason) between 1 and 500),
     at timestamptz not null,
     lifted_at timestamptz
   )`,
  `create unique index match_chat_mute_now on match_chat_mute (match_id, account_id) where lifted_at is null`,
  `create table match_chat_report (
     id uuid primary key,
     match_id uuid not null references match (id),
     message_id uuid not null references match_chat_message (id),
     reporter_id uuid not null references account (id),
     reason text not null check (char_length(reason) between 1 and 500),
     opened_at timestamptz not null,
     closed_by uuid references account (id),
     closed_at timestamptz,
     answer text check (char_length(answer) between 1 and 500),
     check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (answer is null)),
     constraint match_chat_report_once unique (message_id, reporter_id)
   )`,
  `create index match_chat_report_waiting on match_chat_report (opened_at, id) where closed_at is null`,
  `create index match_chat_report_match on match_chat_report (match_id, id)`,
];

/** The two sides of a match and its referees write to each other; messages are reported, and their authors muted. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
