import { sql, type Kysely } from 'kysely';

/** Side a has challenged side b. Two teams have one open challenge at most, whoever began it. */
const CHALLENGES = [
  `create table challenge (
     id uuid primary key,
     a_team_id uuid not null references team (id),
     b_team_id uuid not null references team (id),
     status text not null
       check (status in ('open', 'accepted', 'rejected', 'withdrawn', 'expired', 'cancelled')),
     state jsonb not null,
     due_at timestamptz,
     due_set_at timestamptz,
     starts_at timestamptz,
     battle_id uuid unique references battle (id),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     check (a_team_id <> b_team_id),
     check ((status = 'open') = (due_at is not null)),
     check ((due_at is null) = (due_set_at is null)),
     check ((status = 'accepted') = (battle_id is not null)),
     check ((battle_id is null) = (starts_at is null))
   )`,
  `create unique index challenge_open_pair on challenge (least(a_team_id, b_team_id), greatest(a_team_id, b_team_id))
     where status = 'open'`,
  `create index challenge_a_team on challenge (a_team_id, updated_at, id)`,
  `create index challenge_b_team on challenge (b_team_id, updated_at, id)`,
  `create index challenge_due on challenge (due_at, id) where due_at is not null`,
  `alter table battle add constraint battle_challenge foreign key (challenge_id) references challenge (id)`,
  `alter table team add column takes_challenges boolean not null default true`,
];

const PRESETS = [
  `create table line_up_preset (
     id uuid primary key,
     team_id uuid not null references team (id),
     name text not null check (char_length(name) between 1 and 20),
     name_key text not null,
     format text not null,
     line_up jsonb not null,
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint line_up_preset_name unique (team_id, name_key)
   )`,
];

/** Kept as long as the record of the battle. */
const CHAT = [
  `create table battle_chat_message (
     id uuid primary key,
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     line text not null check (line in ('team', 'staff')),
     author_id uuid not null references account (id),
     is_staff boolean not null,
     text text not null check (char_length(text) between 1 and 300),
     at timestamptz not null,
     check (line = 'staff' or not is_staff)
   )`,
  `create index battle_chat_message_line on battle_chat_message (battle_id, side, line, id)`,
];

/** Teams challenge each other to battles, keep line-ups under names, and talk while they play. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...CHALLENGES, ...PRESETS, ...CHAT]) await sql.raw(statement).execute(db);
}
