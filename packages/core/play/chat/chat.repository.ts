import type { ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series/sides';
import { sql } from 'kysely';

/** The tables of each owner. A message of a match is between both sides; one of a battle belongs to a line of one side. */
export const CHAT_TABLES = {
  match: {
    message: 'match_chat_message',
    mute: 'match_chat_mute',
    report: 'match_chat_report',
    owner: 'match_id',
    line: sql<ChatLine | null>`null`,
    is_staff: sql<boolean>`message.side is null`,
  },
  battle: {
    message: 'battle_chat_message',
    mute: 'battle_chat_mute',
    report: 'battle_chat_report',
    owner: 'battle_id',
    line: sql<ChatLine | null>`message.line`,
    is_staff: sql<boolean>`message.is_staff`,
  },
} as const;
export type ChatKind = keyof typeof CHAT_TABLES;

export type StoredMessage = {
  id: string;
  author_id: string;
  username: string;
  side: Side | null;
  line: ChatLine | null;
  is_staff: boolean;
  text: string;
  at: string;
};

function messages(db: Db | Trx, kind: ChatKind) {
  const { message, line, is_staff } = CHAT_TABLES[kind];
  return db
    .selectFrom(db.dynamic.table(message).as('message'))
    .innerJoin('account', 'account.id', 'message.author_id')
    .select(['message.id', 'message.author_id', 'account.username', 'message.side', 'message.text', 'message.at'])
    .select([line.as('line'), is_staff.as('is_staff')]);
}

const ownerOf = (db: Db | Trx, kind: ChatKind) => db.dynamic.ref(CHAT_TABLES[kind].owner);

export type MessagePage = {
  id: string;
  columns: Pick<StoredMessage, 'side' | 'line'>;
  before?: string | undefined;
  limit: number;
};

/** The newest first; `before`: those that are older than this one. */
export async function findMessages(
  db: Db | Trx,
  kind: ChatKind,
  { id, columns: { side, line }, before, limit }: MessagePage,
): Promise<StoredMessage[]> {
  return messages(db, kind)
    .where(ownerOf(db, kind), '=', id)
    .$if(line !== null, (query) => query.where('message.side', '=', side).where(CHAT_TABLES[kind].line, '=', line))
    .$if(before !== undefined, (query) => query.where('message.id', '<', before ?? ''))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
}

/** A message of this owner. */
export function findMessage(
  db: Db | Trx,
  kind: ChatKind,
  of: { id: string; message_id: string },
): Promise<StoredMessage | undefined> {
  return messages(db, kind)
    .where('message.id', '=', of.message_id)
    .where(ownerOf(db, kind), '=', of.id)
    .executeTakeFirst();
}

export async function findMessagesById(db: Db | Trx, kind: ChatKind, ids: readonly string[]): Promise<StoredMessage[]> {
  return messages(db, kind)
    .where((eb) => eb('message.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
}

type Since = { id: string; author_id: string; since: string };

export async function countMessagesSince(trx: Trx, kind: ChatKind, { id, author_id, since }: Since): Promise<number> {
  const { count } = await trx
    .selectFrom(trx.dynamic.table(CHAT_TABLES[kind].message).as('message'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownerOf(trx, kind), '=', id)
    .where('message.author_id', '=', author_id)
    .where('message.at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessage(
  trx: Trx,
  kind: ChatKind,
  { owner_id, line, is_staff, side, ...row }: Omit<StoredMessage, 'username'> & { owner_id: string },
): Promise<void> {
  if (kind === 'match') {
    await trx
      .insertInto('match_chat_message')
      .values({ ...row, match_id: owner_id, side: is_staff ? null : side })
      .execute();
    return;
  }
  if (side === null || line === null) throw new Error('a message of a battle belongs to a line of a side');
  await trx
    .insertInto('battle_chat_message')
    .values({ ...row, battle_id: owner_id, side, line, is_staff })
    .execute();
}

/** Accounts that may not write now, of one side of a battle where one is named. */
export function findMuted(db: Db | Trx, kind: ChatKind, id: string, side: Side | null = null): Promise<Muted[]> {
  return db
    .selectFrom(db.dynamic.table(CHAT_TABLES[kind].mute).as('mute'))
    .innerJoin('account', 'account.id', 'mute.account_id')
    .select(['mute.account_id', 'account.username', 'mute.reason'])
    .where(ownerOf(db, kind), '=', id)
    .$if(side !== null, (query) => query.where('mute.side', '=', side))
    .where('mute.lifted_at', 'is', null)
    .orderBy('mute.id')
    .execute();
}

type NewMute = { id: string; account_id: string; side: Side; muted_by: string; reason: string; at: string };

/** False when they are muted already. */
export async function insertMute(
  trx: Trx,
  kind: ChatKind,
  { owner_id, ...row }: NewMute & { owner_id: string },
): Promise<boolean> {
  const { mute, owner } = CHAT_TABLES[kind];
  const values = { ...row, [owner]: owner_id, lifted_at: null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(mute)
    .values(values)
    .onConflict((conflict) => conflict.columns([owner, 'account_id']).where('lifted_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when they are not muted. */
export async function liftMute(
  trx: Trx,
  kind: ChatKind,
  of: { id: string; account_id: string; at: string },
): Promise<boolean> {
  const { mute, owner } = CHAT_TABLES[kind];
  const { numUpdatedRows } = await trx
    .updateTable(mute)
    .set({ lifted_at: of.at })
    .where(owner, '=', of.id)
    .where('account_id', '=', of.account_id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
