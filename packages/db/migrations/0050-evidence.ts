import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table stored_file drop constraint stored_file_purpose_check,
     add constraint stored_file_purpose_check
       check (purpose in ('expert_proof', 'product_image', 'team_crest', 'event_banner', 'match_evidence'))`,
  `create table match_evidence (
     id uuid primary key,
     match_id uuid not null references match (id),
     side text not null check (side in ('a', 'b')),
     game_number integer not null check (game_number > 0),
     place integer not null check (place between 0 and 2),
     file_id uuid not null references stored_file (id),
     author_id uuid not null references account (id),
     at timestamptz not null,
     constraint match_evidence_place unique (match_id, side, game_number, place),
     constraint match_evidence_file unique (file_id)
   )`,
];

/** Images that the sides of a match show the referee. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
