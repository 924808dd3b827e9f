import { sql, type Kysely } from 'kysely';

/** A side has one call at a time that is not closed. Kept as long as the record of the battle. */
const CALLS = [
  `create table battle_call (
     id uuid primary key,
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     board_number integer check (board_number > 0),
     caller_id uuid not null references account (id),
     text text not null check (char_length(text) between 1 and 200),
     opened_at timestamptz not null,
     answered_by uuid references account (id),
     answered_at timestamptz,
     closed_by uuid references account (id),
     closed_at timestamptz,
     check ((answered_by is null) = (answered_at is null)),
     check (closed_by is null or closed_at is not null)
   )`,
  `create unique index battle_call_open on battle_call (battle_id, side) where closed_at is null`,
  `create index battle_call_battle on battle_call (battle_id, id)`,
  `create index battle_call_waiting on battle_call (opened_at, id) where closed_at is null`,
];

/** Teams call a referee to their battle. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of CALLS) await sql.raw(statement).execute(db);
}
