import type { NoticeKind } from '@pailei/contracts/features/notice-text';
import type { DeliveryWay, NoticeSwitches, NotificationSettings } from '@pailei/contracts/features/notifications.api';
import type { Db } from '@pailei/db/client';
import type { NotificationRow } from '@pailei/db/schema/notifications';
import type { Trx } from '@pailei/db/tx';
import { sql, type NotNull } from 'kysely';
import type { NewNotification } from './new-notification.ts';

const SHOWN = ['id', 'account_id', 'notice', 'created_at', 'read_at', 'delivered_at'] as const;

export type ShownNotification = Pick<NotificationRow, (typeof SHOWN)[number]>;

/** In one statement for any number; answers only what is new, and nothing for robots. */
export async function insertNotifications(
  trx: Trx,
  items: readonly (NewNotification & { id: string })[],
): Promise<ShownNotification[]> {
  const { rows } = await sql<ShownNotification>`
    insert into notification (id, account_id, kind, notice, dedupe_key, created_at)
    select given.id, given.account_id, given.notice ->> 'kind', given.notice, given.dedupe_key,
           date_trunc('milliseconds', now())
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ account_id }) => account_id)}::uuid[],
                ${items.map(({ notice }) => JSON.stringify(notice))}::jsonb[],
                ${items.map(({ dedupe_key }) => dedupe_key)}::text[])
      as given(id, account_id, notice, dedupe_key)
    join account on account.id = given.account_id and not account.is_demo
    on conflict (account_id, dedupe_key) do nothing
    returning id, account_id, notice, created_at, read_at, delivered_at`.execute(trx);
  return rows;
}

export type InboxFilter = { skip: number; limit: number; unread?: boolean | undefined; kind?: NoticeKind | undefined };

/** Newest first. */
export function listNotifications(
  db: Db,
  accountId: string,
  { skip, limit, unread, kind }: InboxFilter,
): Promise<ShownNotification[]> {
  return filtered(db, accountId, { unread, kind })
    .select(SHOWN)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
}

export async function countNotifications(
  db: Db | Trx,
  accountId: string,
  filter: Pick<InboxFilter, 'unread' | 'kind'>,
): Promise<number> {
  const { count } = await filtered(db, accountId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(db: Db | Trx, accountId: string, { unread, kind }: Pick<InboxFilter, 'unread' | 'kind'>) {
  return db
    .selectFrom('notification')
    .where('account_id', '=', accountId)
    .$if(unread !== undefined, (query) => query.where('read_at', unread ? 'is' : 'is not', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as NoticeKind));
}

/** Marks what is unread among `ids` (null: all) and answers which that were. What belongs to others is not touched. */
export async function markRead(
  trx: Trx,
  accountId: string,
  ids: readonly string[] | null,
  now: string,
): Promise<string[]> {
  const rows = await trx
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type Receipt = { ids: readonly string[]; via: DeliveryWay; now: string };

/** The first receipt stands; later ones change nothing. */
export async function markDelivered(trx: Trx, accountId: string, { ids, via, now }: Receipt): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ delivered_at: now, delivered_via: via })
    .where('account_id', '=', accountId)
    .where('delivered_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
}

type Round = { now: string } & ({ ids: readonly string[] } | { calls: readonly NewNotification[] });

/** Counts one more sending of these notifications, with what their notices say now; answers them as they are then. */
export async function sendRound(
  trx: Trx,
  { now, ...which }: Round,
): Promise<(ShownNotification & { round: number })[]> {
  const given =
    'ids' in which
      ? sql`select id, notice from notification where id = any(${[...which.ids]})`
      : sql`select known.id, call.notice
          from jsonb_to_recordset(${JSON.stringify(which.calls)}::jsonb)
            as call(account_id uuid, dedupe_key text, notice jsonb)
          join notification as known on known.account_id = call.account_id and known.dedupe_key = call.dedupe_key`;
  const { rows } = await sql<ShownNotification & { round: number }>`
    update notification set reminded_at = ${now}, round = notification.round + 1, notice = given.notice
    from (${given}) as given
    where notification.id = given.id
    returning notification.id, account_id, notification.notice, created_at, read_at, delivered_at, round`.execute(trx);
  return rows;
}

/** Those of these notifications whose owners have switched on the mails of their kind. */
export async function findMailed(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('notification')
    .innerJoin('notification_setting as switch', (join) =>
      join.onRef('switch.account_id', '=', 'notification.account_id').onRef('switch.kind', '=', 'notification.kind'),
    )
    .select('notification.id')
    .where('notification.id', 'in', [...ids])
    .where('switch.mail', '=', true)
    .orderBy('notification.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A call that was not mailed yet, to an address that its owner has verified; locked. */
export function findCallToMail(trx: Trx, id: string) {
  return trx
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select(['notification.account_id', 'notification.notice', 'account.email', 'account.username'])
    .where('notification.id', '=', id)
    .where('account.email', 'is not', null)
    .where('account.email_verified_at', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mail_message').select('id').where('notification_id', '=', id))),
    )
    .forUpdate('notification')
    .executeTakeFirst();
}

type SavedSwitches = Required<NoticeSwitches> & { kind: NoticeKind };

export function readSwitches(db: Db | Trx, accountId: string): Promise<SavedSwitches[]> {
  return db
    .selectFrom('notification_setting')
    .select(['kind', 'toast', 'browser', 'sound', 'mail'])
    .where('account_id', '=', accountId)
    .execute();
}

/** What is left out stays as it is. */
export async function saveSwitches(trx: Trx, accountId: string, settings: NotificationSettings): Promise<void> {
  const saved = await readSwitches(trx, accountId);
  const isMailed = (kind: string) => saved.find((one) => one.kind === kind)?.mail ?? false;
  const rows = Object.entries(settings).map(([kind, { mail = isMailed(kind), ...switches }]) => ({
    account_id: accountId,
    kind: kind as NoticeKind,
    ...switches,
    mail,
  }));
  await trx
    .insertInto('notification_setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
        toast: eb.ref('excluded.toast'),
        browser: eb.ref('excluded.browser'),
        sound: eb.ref('excluded.sound'),
        mail: eb.ref('excluded.mail'),
      })),
    )
    .execute();
}
