import { sql, type Kysely } from 'kysely';

/** The one clock of delayed views: what happened up to then exists for a reader who trails by so many seconds. */
const VISIBLE_UNTIL = `
  create function visible_until(delay_seconds integer) returns timestamptz language sql stable as
    'select now() - make_interval(secs => delay_seconds)'`;

/** While a change of a delayed event is held back, `public_line` is what lists go on showing; null: nothing yet. */
const HELD_LINES = [
  `alter table tournament add column public_due_at timestamptz, add column public_line jsonb`,
  `create index tournament_public_due on tournament (public_due_at) where public_due_at is not null`,
  `alter table participant add column public_status text`,
  `create view public_tournament as
   select id, name, status, status_rank, format, is_demo, capacity, summary, delay_seconds, starts_at, started_at, finished_at
   from tournament where status <> 'draft' and public_due_at is null
   union all
   select id, public_line->>'name', public_line->>'status',
     case public_line->>'status' when 'running' then 0 when 'check_in' then 1 when 'registration' then 2
       when 'finished' then 3 else 4 end,
     public_line->>'format', is_demo, (public_line->>'capacity')::integer, public_line->'summary', delay_seconds,
     (public_line->>'starts_at')::timestamptz, (public_line->>'started_at')::timestamptz,
     (public_line->>'finished_at')::timestamptz
   from tournament where public_due_at is not null and jsonb_typeof(public_line) = 'object'`,
];

/** Results that a ruling replaced, each as long as the public goes on seeing it; and all results with those spans. */
const RESULTS = [
  `create table match_revision (
     match_id uuid not null references match (id) on delete cascade,
     status text not null,
     winner text,
     wins_a integer not null,
     wins_b integer not null,
     state jsonb not null,
     finished_at timestamptz,
     public_from timestamptz not null,
     public_until timestamptz not null,
     primary key (match_id, public_until)
   )`,
  `create view match_result as
   select id as match_id, tournament_id, info, a_participant_id, b_participant_id, a_account_id, b_account_id,
     status, winner, wins_a, wins_b, state, finished_at,
     greatest(finished_at + make_interval(secs => delay_seconds),
       (select max(public_until) from match_revision where match_id = match.id)) as public_from,
     'infinity'::timestamptz as public_until
   from match where status in ('finished', 'forfeited', 'cancelled')
   union all
   select match.id, tournament_id, info, a_participant_id, b_participant_id, a_account_id, b_account_id,
     revision.status, revision.winner, revision.wins_a, revision.wins_b, revision.state, revision.finished_at,
     revision.public_from, revision.public_until
   from match_revision as revision join match on match.id = revision.match_id`,
];

/** As before, of every result a match has had: readers choose by the span in which it is shown. */
const PLAYED_GAME = [
  `drop view played_game`,
  `create view played_game as
   select result.match_id, result.tournament_id, (game->>'number')::int as game_number, game->>'winner' as winner,
     result.a_participant_id, result.b_participant_id, result.a_account_id, result.b_account_id,
     a_deck.id as a_submitted_deck_id, b_deck.id as b_submitted_deck_id,
     a_listed->>'class' as a_class, b_listed->>'class' as b_class,
     (game->>'started_at')::timestamptz as started_at, (game->>'ended_at')::timestamptz as finished_at,
     result.public_from, result.public_until
   from match_result as result
   cross join jsonb_array_elements(result.state->'games') as game
   join lateral jsonb_array_elements(result.state->'sides'->'a'->'decks') as a_listed
     on a_listed->>'slot' = game->>'a_slot'
   join lateral jsonb_array_elements(result.state->'sides'->'b'->'decks') as b_listed
     on b_listed->>'slot' = game->>'b_slot'
   left join lateral (${inForce('a')}) as a_deck on true
   left join lateral (${inForce('b')}) as b_deck on true
   where result.status in ('finished', 'forfeited')
     and game->>'status' = 'finished' and game->>'ended_by' is distinct from 'penalty' and game->>'winner' in ('a', 'b')`,
];

/** The copy that stood in the slot when the game began. */
function inForce(side: 'a' | 'b'): string {
  return `select id from submitted_deck
    where participant_id = result.${side}_participant_id and slot = (game->>'${side}_slot')::int
      and (superseded_at is null or superseded_at > (game->>'started_at')::timestamptz)
    order by superseded_at nulls last limit 1`;
}

/** Delayed events: what lists and records show of them trails as their logs do. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [VISIBLE_UNTIL, ...HELD_LINES, ...RESULTS, ...PLAYED_GAME])
    await sql.raw(statement).execute(db);
}
