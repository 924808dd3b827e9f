import { sql, type Kysely } from 'kysely';

const LIBRARY = [
  `create table deck (
     id uuid primary key,
     account_id uuid not null references account (id),
     name text not null check (char_length(name) between 1 and 40),
     class text not null,
     format text not null,
     code text not null,
     cards jsonb not null,
     sideboard jsonb not null default '[]',
     content_hash text not null,
     archetype text not null default '' check (char_length(archetype) <= 20),
     note text not null default '' check (char_length(note) <= 500),
     visibility text not null default 'private' check (visibility in ('private', 'team', 'public')),
     version integer not null default 1 check (version >= 1),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create index deck_account on deck (account_id, updated_at desc, id desc)`,
  `create index deck_content on deck (account_id, content_hash)`,
  `create table deck_version (
     deck_id uuid not null references deck (id) on delete cascade,
     number integer not null check (number >= 1),
     name text not null,
     code text not null,
     class text not null,
     format text not null,
     cards jsonb not null,
     sideboard jsonb not null default '[]',
     created_at timestamptz not null default now(),
     primary key (deck_id, number)
   )`,
];

/** A list that staff corrected after the lock stays on record beside the one that took its place. */
const SUBMISSIONS = [
  `alter table submitted_deck
     add column deck_id uuid references deck (id) on delete set null,
     add column sideboard jsonb not null default '[]',
     add column locked_at timestamptz,
     add column superseded_at timestamptz,
     add check (superseded_at is null or locked_at is not null)`,
  `create index submitted_deck_deck on submitted_deck (deck_id) where deck_id is not null`,
  `alter table submitted_deck drop constraint submitted_deck_slot`,
  `create unique index submitted_deck_slot on submitted_deck (participant_id, slot) where superseded_at is null`,
  `create index submitted_deck_participant on submitted_deck (participant_id, slot)`,
  `update submitted_deck set locked_at = coalesce(tournament.started_at, submitted_deck.created_at)
   from participant join tournament on tournament.id = participant.tournament_id
   where participant.id = submitted_deck.participant_id
     and (tournament.started_at is not null
       or (tournament.state->'participants'->(participant.id::text)->>'checked_in_at') is not null)`,
  `create function submitted_deck_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.locked_at is null then return old; end if;
     elsif (new.deck_id is null or new.deck_id is not distinct from old.deck_id)
       and (old.locked_at is null or new.locked_at is not distinct from old.locked_at)
       and (old.superseded_at is null or new.superseded_at is not distinct from old.superseded_at)
       and (new.id, new.participant_id, new.slot, new.name, new.class, new.format, new.code, new.cards, new.sideboard,
            new.content_hash, new.created_at)
         is not distinct from
           (old.id, old.participant_id, old.slot, old.name, old.class, old.format, old.code, old.cards, old.sideboard,
            old.content_hash, old.created_at) then
       return new;
     end if;
     raise exception 'a submitted deck is a frozen copy' using errcode = 'restrict_violation';
   end $$`,
  `create trigger submitted_deck_frozen before update or delete on submitted_deck
     for each row execute function submitted_deck_refuse_change()`,
];

/**
 * Games that count in any record: of matches that are over, played out with decks and a winner. Awarded, drawn, voided
 * and abandoned ones are none. `public_at` is when everybody's view has reached the match's end.
 */
const PLAYED_GAME = `
  create view played_game as
  select match.id as match_id, match.tournament_id, (game->>'number')::int as game_number, game->>'winner' as winner,
    match.a_participant_id, match.b_participant_id, match.a_account_id, match.b_account_id,
    a_deck.id as a_submitted_deck_id, b_deck.id as b_submitted_deck_id,
    a_listed->>'class' as a_class, b_listed->>'class' as b_class,
    (game->>'started_at')::timestamptz as started_at, (game->>'ended_at')::timestamptz as finished_at,
    match.finished_at + make_interval(secs => match.delay_seconds) as public_at
  from match
  cross join jsonb_array_elements(match.state->'games') as game
  join lateral jsonb_array_elements(match.state->'sides'->'a'->'decks') as a_listed
    on a_listed->>'slot' = game->>'a_slot'
  join lateral jsonb_array_elements(match.state->'sides'->'b'->'decks') as b_listed
    on b_listed->>'slot' = game->>'b_slot'
  left join lateral (${inForce('a')}) as a_deck on true
  left join lateral (${inForce('b')}) as b_deck on true
  where match.status in ('finished', 'forfeited')
    and game->>'status' = 'finished' and game->>'ended_by' is distinct from 'penalty' and game->>'winner' in ('a', 'b')`;

/** The copy that stood in the slot when the game began: a correction later does not change what was played. */
function inForce(side: 'a' | 'b'): string {
  return `select id from submitted_deck
    where participant_id = match.${side}_participant_id and slot = (game->>'${side}_slot')::int
      and (superseded_at is null or superseded_at > (game->>'started_at')::timestamptz)
    order by superseded_at nulls last limit 1`;
}

/** Everybody's own decks with their versions, submissions that can't be changed, and one home of the games that count. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...LIBRARY, ...SUBMISSIONS, PLAYED_GAME]) await sql.raw(statement).execute(db);
}
