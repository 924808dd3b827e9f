import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  /** A side has one call at a time that is not closed. Kept as long as the match. */
  `create table match_call (
     id uuid primary key,
     match_id uuid not null references match (id),
     side text not null check (side in ('a', 'b')),
     caller_id uuid not null references account (id),
     text text not null check (char_length(text) between 1 and 200),
     opened_at timestamptz not null,
     escalated_by uuid references account (id),
     escalated_at timestamptz,
     answered_by uuid references account (id),
     answered_at timestamptz,
     closed_by uuid references account (id),
     closed_at timestamptz,
     outcome text check (outcome in ('resolved', 'withdrawn', 'over')),
     credited_seconds integer not null default 0 check (credited_seconds between 0 and 3600),
     check ((answered_by is null) = (answered_at is null)),
     check ((escalated_by is null) = (escalated_at is null)),
     check ((outcome is null) = (closed_at is null)),
     check (closed_by is null or closed_at is not null)
   )`,
  `create unique index match_call_open on match_call (match_id, side) where closed_at is null`,
  `create index match_call_match on match_call (match_id, id)`,
  `create index match_call_waiting on match_call (opened_at, id) where closed_at is null`,
  /** Which referee sees to a match; the row goes with the end of it. */
  `create table match_claim (
     match_id uuid primary key references match (id),
     account_id uuid not null references account (id),
     claimed_at timestamptz not null,
     is_override boolean not null default false
   )`,
  `create index match_claim_at on match_claim (claimed_at, match_id)`,
  /** What referees have ever given to a player, in matches and for whole events. */
  `create view player_penalty as
     select seat.account_id, match.tournament_id, match.id as match_id, match.info ->> 'tournament_name' as tournament_name,
       match.info ->> 'label' as label, penalty ->> 'kind' as kind, penalty ->> 'reason' as reason,
       penalty #>> '{by,name}' as given_by, (penalty ->> 'at')::timestamptz as given_at
     from match_seat as seat
     join match on match.id = seat.match_id
     cross join lateral jsonb_array_elements(match.state #> array['sides', seat.side, 'penalties']) as penalty
     where seat.role = 'player'
     union all
     select participant.account_id, tournament.id, null, tournament.name, null, 'disqualification',
       coalesce(given.reason, ''), given.actor_name, coalesce(given.created_at, participant.updated_at)
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

/** Players call a referee to their match, referees say who sees to it, and a player's penalties are kept across events. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
