import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  /**
   * As before, and with the game, the battle of a board, and since when a penalty does not count: its match was taken back, or a referee undid it.
   * What was undone stands among the rulings of the match and no more among the penalties of its side.
   */
  `create or replace view player_penalty as
     select seat.account_id, match.tournament_id, match.id as match_id, match.info ->> 'tournament_name' as tournament_name,
       match.info ->> 'label' as label, given.kind, given.reason, given.given_by, given.given_at,
       given.game_number, match.battle_id, least(match.withdrawn_at, given.undone_at) as withdrawn_at
     from match_seat as seat
     join match on match.id = seat.match_id
     cross join lateral (
       select penalty ->> 'kind' as kind, penalty ->> 'reason' as reason, penalty #>> '{by,name}' as given_by,
         (penalty ->> 'at')::timestamptz as given_at, (penalty ->> 'game_number')::integer as game_number,
         null::timestamptz as undone_at
       from jsonb_array_elements(match.state #> array['sides', seat.side, 'penalties']) as penalty
       union all
       select ruling ->> 'detail', ruling ->> 'reason', ruling #>> '{by,name}', (ruling ->> 'at')::timestamptz,
         (ruling ->> 'game_number')::integer,
         (select min((undo ->> 'at')::timestamptz) from jsonb_array_elements(match.state -> 'rulings') as undo
          where undo ->> 'kind' = 'undone' and undo ->> 'at' >= ruling ->> 'at')
       from jsonb_array_elements(match.state -> 'rulings') as ruling
       where ruling ->> 'kind' = 'penalty' and ruling ->> 'side' = seat.side
         and exists (
           select from jsonb_array_elements(match.state -> 'rulings') as undo
           where undo ->> 'kind' = 'undone' and undo ->> 'at' >= ruling ->> 'at')
         and not exists (
           select from jsonb_array_elements(match.state #> array['sides', seat.side, 'penalties']) as penalty
           where penalty ->> 'at' = ruling ->> 'at' and penalty ->> 'kind' = ruling ->> 'detail')
     ) as given
     where seat.role = 'player'
     union all
     select participant.account_id, tournament.id, null, tournament.name, null, 'disqualification',
       coalesce(given.reason, ''), given.actor_name, coalesce(given.created_at, participant.updated_at),
       null, null, null
     from participant
     join tournament on tournament.id = participant.tournament_id
     left join lateral (
       select reason, actor_name, created_at from audit_log
       where target_type = 'tournament' and target_id = tournament.id::text and action = 'tournament.disqualify'
         and after ->> 'participant_id' = participant.id::text
       order by created_at desc, id desc limit 1
     ) as given on true
     where participant.status = 'disqualified' and participant.account_id is not null`,
];

/** A player sees what they were given, and whether it still counts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
