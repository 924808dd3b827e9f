import { sql, type Kysely } from 'kysely';

const LEDGER = [
  `alter table account add column points_balance integer not null default 0
     constraint account_points_balance_check check (points_balance >= 0)`,
  `create table points_entry (
     id uuid primary key,
     account_id uuid not null references account (id),
     sequence integer not null check (sequence >= 1),
     amount integer not null,
     balance_after integer not null check (balance_after >= 0),
     kind text not null check (kind in ('admin_adjustment', 'tournament_prize', 'season_prize', 'entry_fee', 'entry_fee_refund', 'order', 'order_refund')),
     note text not null check (char_length(note) <= 200),
     reference_type text not null check (reference_type in ('adjustment', 'tournament', 'season', 'order')),
     reference_id uuid not null,
     cycle integer not null default 1 check (cycle >= 1),
     actor_id uuid references account (id),
     created_at timestamptz not null default now(),
     constraint points_entry_sequence unique (account_id, sequence),
     constraint points_entry_once unique (account_id, reference_type, reference_id, kind, cycle),
     constraint points_entry_amount check (amount <> 0 or kind in ('order', 'order_refund'))
   )`,
  `create unique index points_entry_order_once on points_entry (reference_id, kind, cycle) where reference_type = 'order'`,

  `create function points_entry_refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'the points ledger is only ever added to' using errcode = 'restrict_violation';
   end $$`,
  `create trigger points_entry_append_only before update or delete on points_entry
     for each row execute function points_entry_refuse_change()`,
  `create trigger points_entry_no_truncate before truncate on points_entry
     for each statement execute function points_entry_refuse_change()`,

  `create function points_check_balance(checked uuid) returns void language plpgsql as $$
   declare
     stands integer := (select points_balance from account where id = checked);
     written integer := coalesce((select balance_after from points_entry where account_id = checked
                                  order by sequence desc limit 1), 0);
   begin
     if stands is distinct from written then
       raise exception 'the balance of account % is %, its ledger ends at %', checked, stands, written
         using errcode = 'check_violation';
     end if;
   end $$`,
  `create function account_check_points() returns trigger language plpgsql as $$
   begin
     perform points_check_balance(new.id);
     return null;
   end $$`,
  `create function points_entry_check() returns trigger language plpgsql as $$
   declare
     previous integer := case when new.sequence = 1 then 0 else
       (select balance_after from points_entry where account_id = new.account_id and sequence = new.sequence - 1) end;
   begin
     if previous is null or new.balance_after <> previous + new.amount then
       raise exception 'entry % of account % does not follow from the one before', new.sequence, new.account_id
         using errcode = 'check_violation';
     end if;
     perform points_check_balance(new.account_id);
     return null;
   end $$`,
  `create constraint trigger account_points_insert after insert on account deferrable initially deferred
     for each row when (new.points_balance <> 0) execute function account_check_points()`,
  `create constraint trigger account_points_update after update of points_balance on account deferrable initially deferred
     for each row when (old.points_balance <> new.points_balance) execute function account_check_points()`,
  `create constraint trigger points_entry_follows after insert on points_entry deferrable initially deferred
     for each row execute function points_entry_check()`,

  `create table idempotency_key (
     account_id uuid not null references account (id),
     route text not null,
     key text not null,
     body_hash text not null,
     result jsonb not null,
     created_at timestamptz not null default now(),
     primary key (account_id, route, key)
   )`,
  `create index idempotency_key_age on idempotency_key (created_at)`,
];

const INBOX = [
  `create table notification (
     id uuid primary key,
     account_id uuid not null references account (id),
     kind text not null,
     notice jsonb not null,
     dedupe_key text not null,
     created_at timestamptz not null default now(),
     read_at timestamptz,
     delivered_at timestamptz,
     delivered_via text check (delivered_via in ('notification', 'browser', 'inbox')),
     reminded_at timestamptz,
     constraint notification_once unique (account_id, dedupe_key),
     constraint notification_delivery check ((delivered_at is null) = (delivered_via is null))
   )`,
  `create index notification_inbox on notification (account_id, created_at desc, id desc)`,
  `create index notification_unread on notification (account_id) where read_at is null`,
  `create index notification_undelivered on notification (created_at)
     where kind = 'match_ready' and delivered_at is null and reminded_at is null`,
  `create index notification_age on notification using brin (created_at)`,
  `create table notification_setting (
     account_id uuid not null references account (id),
     kind text not null,
     toast boolean not null,
     browser boolean not null,
     sound boolean not null,
     primary key (account_id, kind)
   )`,
];

/** The ledger of points with the rules that keep it true, idempotency keys, and the inbox. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...LEDGER, ...INBOX]) await sql.raw(statement).execute(db);
}
