import { sql, type Kysely } from 'kysely';

const TEAM = [
  `create table team (
     id uuid primary key,
     name text not null check (char_length(name) between 2 and 20),
     name_key text not null,
     tag text not null check (char_length(tag) between 1 and 5),
     crest_seed bigint not null check (crest_seed between 0 and 4294967295),
     crest_style jsonb not null,
     crest_file_id uuid references stored_file (id),
     slogan text not null default '' check (char_length(slogan) <= 50),
     description text not null default '' check (char_length(description) <= 500),
     recruiting text not null check (recruiting in ('open', 'application', 'closed')),
     wanted_classes text[] not null default '{}' check (cardinality(wanted_classes) <= 6),
     wanted_roles text[] not null default '{}' check (cardinality(wanted_roles) <= 6),
     status text not null default 'pending'
       check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'disbanded')),
     reason text,
     founder_id uuid not null references account (id),
     submitted_at timestamptz not null,
     reviewed_by uuid references account (id),
     reviewed_at timestamptz,
     founded_at timestamptz,
     disbanded_at timestamptz,
     answers_within_minutes integer check (answers_within_minutes >= 1),
     handover_to uuid references account (id),
     handover_due_at timestamptz,
     captain_due_at timestamptz,
     updated_at timestamptz not null default now(),
     check (status <> 'rejected' or reason is not null),
     check (status not in ('approved', 'disbanded') or founded_at is not null),
     check ((status = 'disbanded') = (disbanded_at is not null)),
     check ((handover_to is null) = (handover_due_at is null)),
     check (status = 'approved' or (handover_to is null and captain_due_at is null))
   )`,
  `create unique index team_name on team (name_key) where status in ('pending', 'approved')`,
  `create index team_status on team (status, id)`,
  `create index team_handover_due on team (handover_due_at) where handover_due_at is not null`,
  `create index team_captain_due on team (captain_due_at) where captain_due_at is not null`,
];

/** One team for each account, twelve places in a team, one captain: the schema refuses anything else. */
const MEMBERS = [
  `create table team_member (
     account_id uuid primary key references account (id),
     team_id uuid not null references team (id),
     slot integer not null check (slot between 1 and 12),
     role text not null check (role in ('captain', 'vice_captain', 'member')),
     joined_at timestamptz not null,
     is_online boolean not null default false,
     constraint team_member_slot unique (team_id, slot)
   )`,
  `create unique index team_captain on team_member (team_id) where role = 'captain'`,
  `create function check_team_captain() returns trigger language plpgsql as $$
   declare
     checked uuid := case tg_table_name when 'team' then (to_jsonb(new) ->> 'id')::uuid
       else (coalesce(to_jsonb(old), to_jsonb(new)) ->> 'team_id')::uuid end;
   begin
     if exists (select from team where id = checked and status in ('pending', 'approved', 'rejected'))
        <> exists (select from team_member where team_id = checked and role = 'captain') then
       raise exception 'team % is led by nobody, or is over and has members', checked using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger team_is_led after insert or update of status on team
     deferrable initially deferred for each row execute function check_team_captain()`,
  `create constraint trigger team_member_is_led after insert or update or delete on team_member
     deferrable initially deferred for each row execute function check_team_captain()`,
  `create view account_team as
   select member.account_id, member.team_id, team.name as team_name, member.role as team_role
   from team_member as member join team on team.id = member.team_id where team.status = 'approved'`,
];

const REQUESTS = [
  `create table team_request (
     id uuid primary key,
     kind text not null check (kind in ('application', 'invitation')),
     team_id uuid not null references team (id),
     account_id uuid not null references account (id),
     invited_by uuid references account (id),
     message text not null default '' check (char_length(message) <= 200),
     status text not null default 'pending'
       check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired', 'ended')),
     reason text check (char_length(reason) between 2 and 200),
     created_at timestamptz not null,
     due_at timestamptz not null,
     answered_at timestamptz,
     answered_by uuid references account (id),
     check ((kind = 'invitation') = (invited_by is not null)),
     check ((status = 'pending') = (answered_at is null))
   )`,
  `create unique index team_request_open on team_request (team_id, account_id, kind) where status = 'pending'`,
  `create index team_request_account on team_request (account_id, kind, id)`,
  `create index team_request_team on team_request (team_id, kind, id)`,
  `create index team_request_due on team_request (due_at) where status = 'pending'`,
  `create table team_link (
     id uuid primary key,
     team_id uuid not null references team (id),
     token_hash text not null,
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     expires_at timestamptz not null,
     uses integer not null default 0 check (uses >= 0),
     uses_max integer not null check (uses_max >= 1),
     revoked_at timestamptz,
     constraint team_link_token unique (token_hash),
     check (uses <= uses_max)
   )`,
  `create index team_link_team on team_link (team_id, id)`,
];

const RECORDS = [
  `create table team_history (
     id uuid primary key,
     team_id uuid not null references team (id),
     account_id uuid not null references account (id),
     kind text not null check (kind in ('founded', 'joined', 'left', 'kicked', 'captain_handed_over',
       'captain_replaced', 'vice_captain_named', 'vice_captain_ended', 'disbanded', 'restored')),
     role text not null check (role in ('captain', 'vice_captain', 'member')),
     reason text,
     at timestamptz not null
   )`,
  `create index team_history_team on team_history (team_id, id)`,
  `create table team_post (
     id uuid primary key,
     team_id uuid not null references team (id),
     author_id uuid not null references account (id),
     text text not null check (char_length(text) between 1 and 500),
     is_pinned boolean not null default false,
     created_at timestamptz not null
   )`,
  `create index team_post_team on team_post (team_id, id)`,
  `create table team_seeker (
     account_id uuid primary key references account (id),
     classes text[] not null check (cardinality(classes) between 1 and 6),
     times text not null check (char_length(times) <= 60),
     text text not null check (char_length(text) between 1 and 200),
     updated_at timestamptz not null
   )`,
  `create index team_seeker_newest on team_seeker (updated_at, account_id)`,
];

/** Teams enter events: under an id that exists, and once. */
const ENTRIES = [
  `alter table participant add constraint participant_team foreign key (team_id) references team (id)`,
  `create unique index participant_team_entry on participant (tournament_id, team_id) where team_id is not null`,
  `create index participant_team_events on participant (team_id) where team_id is not null`,
  `alter table stored_file drop constraint stored_file_purpose_check,
     add constraint stored_file_purpose_check check (purpose in ('expert_proof', 'product_image', 'team_crest'))`,
];

/** Teams, who is in them, who wants to be, and what became of it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...TEAM, ...MEMBERS, ...REQUESTS, ...RECORDS, ...ENTRIES])
    await sql.raw(statement).execute(db);
}
