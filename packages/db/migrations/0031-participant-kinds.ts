import { sql, type Kysely } from 'kysely';

/**
 * What enters a tournament is an account or a team, and always exactly one of them. `team_id` has no foreign key until
 * there are teams.
 */
const ENTRANT = `
  alter table participant
    add column kind text not null default 'account' check (kind in ('account', 'team')),
    add column team_id uuid,
    alter column account_id drop not null,
    add constraint participant_entrant
      check (num_nonnulls(account_id, team_id) = 1 and (kind = 'account') = (account_id is not null))`;

/** Everybody who has entered so far is an account. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(ENTRANT).execute(db);
}
