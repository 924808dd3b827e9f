import { sql, type Kysely } from 'kysely';

/** Places are unique among fixtures that count: a withdrawn one stays on record and leaves its place free. */
const FIXTURES = [
  `create table fixture (
     id uuid primary key,
     tournament_id uuid not null references tournament (id),
     stage integer not null check (stage >= 0),
     "group" integer not null default 0 check ("group" >= 0),
     section text not null
       check (section in ('main', 'winners', 'losers', 'final', 'third_place', 'placement', 'decider')),
     round integer not null check (round >= 1),
     number integer not null check (number >= 1),
     leg integer not null default 1 check (leg >= 1),
     a_participant_id uuid not null references participant (id),
     b_participant_id uuid not null references participant (id),
     withdrawn_at timestamptz,
     created_at timestamptz not null default now(),
     check (a_participant_id <> b_participant_id)
   )`,
  `create unique index fixture_place on fixture (tournament_id, stage, "group", section, round, number, leg)
     where withdrawn_at is null`,
  `create index fixture_a on fixture (a_participant_id)`,
  `create index fixture_b on fixture (b_participant_id)`,
];

/**
 * A fixture for every match of before, under the match's id. The place in a bracket stands in the event that opened the
 * match: `third`, or `w<round>-<number>`; that of the last round is the final.
 */
const FILL_FIXTURES = `
  insert into fixture (id, tournament_id, stage, section, round, number, a_participant_id, b_participant_id,
    withdrawn_at, created_at)
  select match.id, match.tournament_id, match.stage,
    case when node is null then 'main' when node = 'third' then 'third_place'
      when node = 'w' || begun.rounds || '-1' then 'final' else 'winners' end,
    match.round,
    case when node is null then match.table_number when node = 'third' then 1
      else split_part(node, '-', 2)::integer end,
    match.a_participant_id, match.b_participant_id, match.withdrawn_at, match.created_at
  from match left join (
    select opened->>'match_id' as match_id, opened->>'node' as node
    from live_event cross join jsonb_array_elements(payload->'matches') as opened
    where topic like 'tournament:%' and type in ('round_started', 'bracket_matches_opened')
  ) as opening on opening.match_id = match.id::text
  left join (
    select topic, (payload->>'stage')::integer as stage, payload->>'round_count' as rounds
    from live_event where topic like 'tournament:%' and type = 'stage_started'
  ) as begun on begun.topic = 'tournament:' || match.tournament_id and begun.stage = match.stage`;

/** Who acts for a side, and who advises it. Nobody has two seats of one match. */
const SEATS = [
  `create table match_seat (
     match_id uuid not null references match (id),
     side text not null check (side in ('a', 'b')),
     account_id uuid not null references account (id),
     role text not null check (role in ('player', 'adviser')),
     primary key (match_id, account_id)
   )`,
  `create index match_seat_account on match_seat (account_id, match_id)`,
  `insert into match_seat (match_id, side, account_id, role)
   select match.id, side.name, side.account_id, 'player'
   from match cross join lateral (values ('a', a_account_id), ('b', b_account_id)) as side (name, account_id)`,
];

/** A match belongs to one owner: to a fixture, so far. Its stage, round and table are what its page shows. */
const OWNERS = [
  `alter table match add column fixture_id uuid references fixture (id)`,
  `update match set fixture_id = id`,
  `alter table match add constraint match_owner check (num_nonnulls(fixture_id) = 1)`,
  `create unique index match_fixture on match (fixture_id)`,
  `drop view played_game`,
  `drop view match_result`,
  `alter table match drop column a_participant_id, drop column b_participant_id,
     drop column a_account_id, drop column b_account_id`,
  `drop index match_table`,
  `create index match_tournament on match (tournament_id, stage, round, table_number)`,
  `create index match_open on match (tournament_id, id) where status not in ('finished', 'forfeited', 'cancelled')`,
];

/** As before, without the sides' participants and accounts: those are in the state and in the seats. */
const RESULTS = [
  `create view match_result as
   select id as match_id, tournament_id, info, status, winner, wins_a, wins_b, state, finished_at,
     greatest(finished_at + make_interval(secs => delay_seconds),
       (select max(public_until) from match_revision where match_id = match.id)) as public_from,
     coalesce(withdrawn_at + make_interval(secs => delay_seconds), 'infinity'::timestamptz) as public_until
   from match where status in ('finished', 'forfeited', 'cancelled')
   union all
   select match.id, tournament_id, info, revision.status, revision.winner, revision.wins_a, revision.wins_b,
     revision.state, revision.finished_at, revision.public_from, revision.public_until
   from match_revision as revision join match on match.id = revision.match_id`,
  `create view played_game as
   select result.match_id, result.tournament_id, (game->>'number')::int as game_number, game->>'winner' as winner,
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
    where participant_id = (result.state->'sides'->'${side}'->>'participant_id')::uuid
      and slot = (game->>'${side}_slot')::int
      and (superseded_at is null or superseded_at > (game->>'started_at')::timestamptz)
    order by superseded_at nulls last limit 1`;
}

/** Where two participants meet is a fixture; what they play there is a match, and who acts in it has a seat. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...FIXTURES, FILL_FIXTURES, ...SEATS, ...OWNERS, ...RESULTS])
    await sql.raw(statement).execute(db);
}
