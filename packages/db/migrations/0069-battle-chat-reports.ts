import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table battle_chat_mute (
     id uuid primary key,
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     account_id uuid not null references account (id),
     muted_by uuid not null references account (id),
     reason text not null check (char_length(reason) between 1 and 500),
     at timestamptz not null,
     lifted_at timestamptz
   )`,
  `create unique index battle_chat_mute_now on battle_chat_mute (battle_id, account_id) where lifted_at is null`,
  `create table battle_chat_report (
     id uuid primary key,
     battle_id uuid not null references battle (id),
     message_id uuid not null references battle_chat_message (id),
     reporter_id uuid not null references account (id),
     reason text not null check (char_length(reason) between 1 and 500),
     opened_at timestamptz not null,
     closed_by uuid references account (id),
     closed_at timestamptz,
     answer text check (char_length(answer) between 1 and 500),
     check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (answer is null)),
     constraint battle_chat_report_once unique (message_id, reporter_id)
   )`,
  `create index battle_chat_report_waiting on battle_chat_report (opened_at, id) where closed_at is null`,
  `create index battle_chat_report_battle on battle_chat_report (battle_id, id)`,
  `alter table match_chat_mute add column side text check (side in ('a', 'b'))`,
];

/** Messages of battles are reported, and their authors muted, as those of matches. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
