import { sql, type Kysely } from 'kysely';

/** Seasons that were played elsewhere and entered by the staff, with a picture. */
const STATEMENTS = [
  'alter table season add column by_hand jsonb',
  `alter table season drop constraint season_champions,
     add constraint season_champions check (closed_at is null or champions is not null or by_hand is not null)`,
  `alter table stored_file drop constraint stored_file_purpose_check,
     add constraint stored_file_purpose_check check (purpose in
       ('expert_proof', 'product_image', 'team_crest', 'event_banner', 'match_evidence', 'season_picture'))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
