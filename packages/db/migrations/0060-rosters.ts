import { sql, type Kysely } from 'kysely';

/** Who plays for a team in an event. The event's state holds the same; the table answers whose entries somebody plays in. */
const STATEMENTS = [
  `create table roster_player (
     participant_id uuid not null references participant (id),
     account_id uuid not null references account (id),
     added_at timestamptz not null,
     left_at timestamptz,
     primary key (participant_id, account_id)
   )`,
  'create index roster_player_account on roster_player (account_id, participant_id)',
  /** The entries that an account has, or plays for. */
  `create view account_entry as
     select account_id, id as participant_id, tournament_id, status from participant where account_id is not null
     union all
     select player.account_id, participant.id, participant.tournament_id, participant.status
     from roster_player as player join participant on participant.id = player.participant_id
     where player.left_at is null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
