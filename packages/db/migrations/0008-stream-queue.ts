import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table stream_queue (
     id uuid primary key,
     match_id uuid not null references match (id),
     status text not null check (status in ('next', 'on_air', 'done')),
     position integer not null,
     changed_at timestamptz not null
   )`,
  `create unique index stream_queue_on_air on stream_queue (status) where status = 'on_air'`,
  `create unique index stream_queue_match on stream_queue (match_id) where status <> 'done'`,
  `create index stream_queue_done on stream_queue (changed_at desc) where status = 'done'`,

  `alter table participant
     add column place integer check (place >= 1),
     add column place_to integer check (place_to >= place)`,
  `update participant set place = reached.place, place_to = reached.place_to
   from live_event, jsonb_to_recordset(live_event.payload -> 'placements')
     as reached(participant_id uuid, place integer, place_to integer)
   where live_event.topic like 'tournament:%' and live_event.type = 'tournament_finished'
     and participant.id = reached.participant_id`,
  `create index tournament_finished on tournament (finished_at desc) where status = 'finished'`,
];

/** The casters' queue, and the places that players reached, which the leaderboard counts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
