import type { NoticeKind } from '@pailei/contracts/people/notifications/notice-text';
import type {
  DeliveryWay,
  NoticeSwitches,
  NotificationSettings,
} from '@pailei/contracts/people/notifications/notifications.api';
import type { Db } from '@pailei/db/client';
import type { NotificationRow } from '@pailei/db/schema/notifications';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
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
export async function markDelivered(db: Db, accountId: string, { ids, via, now }: Receipt): Promise<void> {
  await db
    .updateTable('notification')
    .set({ delivered_at: now, delivered_via: via })
    .where('account_id', '=', accountId)
    .where('delivered_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
}

export async function findDelivery(db: Db | Trx, accountId: string, dedupeKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('notification')
    .select('delivered_at')
    .where('account_id', '=', accountId)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row?.delivered_at ?? null;
}

/** Calls to matches that still gather their players, without a receipt since `before`; locked so that two sweeps share them. */
export function takeUndelivered(trx: Trx, span: { after: string; before: string }, limit: number) {
  return trx
    .selectFrom('notification')
    .innerJoin('match', (join) =>
      join.onRef(sql`(notification.notice ->> 'match_id')::uuid`, '=', 'match.id').on('match.status', '=', 'check_in'),
    )
    .select(SHOWN.map((column) => `notification.${column}` as const))
    .where('notification.kind', '=', 'match_ready')
    .where('notification.delivered_at', 'is', null)
    .where('notification.reminded_at', 'is', null)
    .where('notification.created_at', '>', span.after)
    .where('notification.created_at', '<=', span.before)
    .orderBy('notification.created_at')
    .orderBy('notification.id')
    .limit(limit)
    .forUpdate('notification')
    .skipLocked()
    .execute();
}

export async function markReminded(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ reminded_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

export function readSwitches(db: Db | Trx, accountId: string): Promise<(NoticeSwitches & { kind: NoticeKind })[]> {
  return db
    .selectFrom('notification_setting')
    .select(['kind', 'toast', 'browser', 'sound'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function saveSwitches(trx: Trx, accountId: string, settings: NotificationSettings): Promise<void> {
  const rows = Object.entries(settings).map(([kind, switches]) => ({
    account_id: accountId,
    kind: kind as NoticeKind,
    ...switches,
  }));
  await trx
    .insertInto('notification_setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
        toast: eb.ref('excluded.toast'),
        browser: eb.ref('excluded.browser'),
        sound: eb.ref('excluded.sound'),
      })),
    )
    .execute();
}
