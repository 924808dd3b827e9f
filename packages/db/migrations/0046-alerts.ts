import { sql, type Kysely } from 'kysely';

/**
 * What of a call to a match arrived where: per time that it was sent (`round`) and channel the first moment. Devices that get
 * notices with every tab closed, and what was handed to their push services.
 */
const STATEMENTS = [
  `alter table notification add column round smallint not null default 0 check (round >= 0)`,
  `update notification set round = 1 where reminded_at is not null`,
  `create table call_delivery (
     notification_id uuid not null references notification (id) on delete cascade,
     round smallint not null check (round >= 0),
     channel text not null check (channel in ('card', 'page', 'browser', 'inbox', 'push_sent', 'push_shown', 'mail', 'seen')),
     at timestamptz not null,
     primary key (notification_id, round, channel)
   )`,
  `insert into call_delivery (notification_id, round, channel, at)
   select id, round, case delivered_via when 'notification' then 'card' else delivered_via end, delivered_at
   from notification where kind = 'match_ready' and delivered_at is not null`,
  `create table push_subscription (
     id uuid primary key,
     account_id uuid not null references account (id) on delete cascade,
     session_id uuid not null references session (id) on delete cascade,
     endpoint text not null unique check (char_length(endpoint) <= 1000),
     p256dh text not null check (char_length(p256dh) <= 200),
     auth text not null check (char_length(auth) <= 100),
     created_at timestamptz not null,
     sent_at timestamptz
   )`,
  `create index push_subscription_account on push_subscription (account_id, created_at)`,
  `create index push_subscription_session on push_subscription (session_id)`,
  `create table push_message (
     id uuid primary key,
     notification_id uuid references notification (id) on delete cascade,
     subscription_id uuid not null references push_subscription (id) on delete cascade,
     round smallint not null check (round >= 0),
     receipt uuid not null unique,
     state text not null default 'queued' check (state in ('queued', 'sent', 'skipped', 'failed')),
     attempts smallint not null default 0 check (attempts >= 0),
     next_try_at timestamptz,
     shown_at timestamptz,
     error text check (char_length(error) <= 300),
     created_at timestamptz not null,
     unique (notification_id, subscription_id, round)
   )`,
  `create index push_message_waiting on push_message (next_try_at) where state = 'queued'`,
  `create index push_message_subscription on push_message (subscription_id)`,
  `alter table mail_message add column notification_id uuid references notification (id) on delete set null`,
  `create unique index mail_message_notification on mail_message (notification_id) where notification_id is not null`,
  `alter table notification_setting add column mail boolean not null default false`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
