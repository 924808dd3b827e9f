import { sql, type Kysely } from 'kysely';

const STATUSES = `'scheduled', 'check_in', 'playing', 'paused', 'finished', 'forfeited', 'cancelled'`;

/**
 * Two teams that meet. A battle belongs to a fixture of a team event or to a challenge. `public_*` is what lists show of it: the
 * line itself, once it is older than the battle's delay, and what lists filter and sort by.
 */
const BATTLES = [
  `create table battle (
     id uuid primary key,
     fixture_id uuid unique references fixture (id),
     challenge_id uuid unique,
     a_team_id uuid not null references team (id),
     b_team_id uuid not null references team (id),
     format text not null,
     status text not null check (status in (${STATUSES})),
     state jsonb not null,
     starts_at timestamptz not null,
     due_at timestamptz,
     due_kind text,
     due_set_at timestamptz,
     delay_seconds integer not null default 0 check (delay_seconds >= 0),
     is_demo boolean not null default false,
     public_summary jsonb,
     public_status text check (public_status in (${STATUSES})),
     public_at timestamptz,
     public_due_at timestamptz,
     created_at timestamptz not null,
     started_at timestamptz,
     ended_at timestamptz,
     updated_at timestamptz not null,
     check (a_team_id <> b_team_id),
     check (num_nonnulls(fixture_id, challenge_id) <= 1),
     check ((due_at is null) = (due_kind is null)),
     check ((public_summary is null) = (public_status is null) and (public_summary is null) = (public_at is null)),
     check ((status in ('finished', 'forfeited', 'cancelled')) = (ended_at is not null))
   )`,
  `create index battle_due on battle (due_at) where due_at is not null`,
  `create index battle_a_team on battle (a_team_id, starts_at, id)`,
  `create index battle_b_team on battle (b_team_id, starts_at, id)`,
  `create index battle_public on battle (public_status, public_at, id)`,
  `create index battle_public_due on battle (public_due_at) where public_due_at is not null`,
  `create table battle_random_secret (
     battle_id uuid primary key references battle (id),
     random_secret bytea not null check (octet_length(random_secret) = 32)
   )`,
];

/** Line-ups and namings that the other side may not know yet. Rows stay after the reveal: they are the proof. */
const LINE_UPS = [
  `create table battle_secret (
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     kind text not null check (kind in ('line_up', 'player')),
     board_number integer not null check (board_number >= 0),
     payload jsonb not null,
     created_at timestamptz not null,
     primary key (battle_id, side, kind, board_number),
     check ((kind = 'line_up') = (board_number = 0))
   )`,
  `create table battle_line_up_draft (
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     line_up jsonb not null,
     saved_by uuid not null references account (id),
     saved_at timestamptz not null,
     primary key (battle_id, side)
   )`,
  `create table line_up_entry (
     id uuid primary key,
     battle_id uuid not null references battle (id),
     side text not null check (side in ('a', 'b')),
     account_id uuid references account (id),
     constraint line_up_entry_once unique nulls not distinct (battle_id, side, account_id)
   )`,
  `create index line_up_entry_account on line_up_entry (account_id)`,
];

/** What is handed in belongs to an entry of an event, or of a line-up: to a player of it, or to the team's pool. */
const SUBMISSIONS = [
  `alter table submitted_deck
     alter column participant_id drop not null,
     add column line_up_entry_id uuid references line_up_entry (id),
     add constraint submitted_deck_owner check (num_nonnulls(participant_id, line_up_entry_id) = 1)`,
  `create unique index submitted_deck_line_up_slot on submitted_deck (line_up_entry_id, slot) where superseded_at is null`,
  `create index submitted_deck_line_up on submitted_deck (line_up_entry_id, slot) where line_up_entry_id is not null`,
  `create or replace function submitted_deck_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.locked_at is null then return old; end if;
     elsif (new.deck_id is null or new.deck_id is not distinct from old.deck_id)
       and (old.locked_at is null or new.locked_at is not distinct from old.locked_at)
       and (old.superseded_at is null or new.superseded_at is not distinct from old.superseded_at)
       and (to_jsonb(new) - '{deck_id,locked_at,superseded_at}'::text[])
         is not distinct from (to_jsonb(old) - '{deck_id,locked_at,superseded_at}'::text[]) then
       return new;
     end if;
     raise exception 'a submitted deck is a frozen copy' using errcode = 'restrict_violation';
   end $$`,
];

/**
 * A board of a battle is played as a match, whose round and table are those of the battle. It has no event where its battle has
 * none. In a relay the players of a side act one after the other.
 */
const BOARDS = [
  `alter table match
     alter column tournament_id drop not null,
     add column battle_id uuid references battle (id),
     add column board_number integer check (board_number >= 1),
     drop constraint match_owner,
     add constraint match_owner check (num_nonnulls(fixture_id, battle_id) = 1),
     add constraint match_board check ((battle_id is null) = (board_number is null)),
     add constraint match_event check (fixture_id is null or tournament_id is not null)`,
  `alter table match drop constraint match_wins_a_check, drop constraint match_wins_b_check,
     add constraint match_wins_a_check check (wins_a between 0 and 6),
     add constraint match_wins_b_check check (wins_b between 0 and 6)`,
  `create index match_battle on match (battle_id, board_number) where battle_id is not null`,
  `alter table match_seat add column is_acting boolean not null default true`,
];

const PLAYED_GAME = [
  `drop view played_game`,
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
  const owner = `(result.state->'sides'->'${side}'->>'participant_id')::uuid`;
  return `select id from submitted_deck
    where (participant_id = ${owner} or line_up_entry_id = ${owner})
      and slot = (game->>'${side}_slot')::int
      and (superseded_at is null or superseded_at > (game->>'started_at')::timestamptz)
    order by superseded_at nulls last limit 1`;
}

/** Team battles: their line-ups, hidden and frozen, and their boards, each of which is a match. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...BATTLES, ...LINE_UPS, ...SUBMISSIONS, ...BOARDS, ...PLAYED_GAME])
    await sql.raw(statement).execute(db);
}
