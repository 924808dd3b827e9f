import type { MatchMessage, Muted } from '@pailei/contracts/play/match-chat/match-chat-views';
import type { Db } from '@pailei/db/client';
import type { NewMatchChatMessage, NewMatchChatMute } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';

const messages = (db: Db | Trx) =>
  db
    .selectFrom('match_chat_message as message')
    .innerJoin('account', 'account.id', 'message.author_id')
    .select(['message.id', 'message.author_id', 'account.username', 'message.side', 'message.text', 'message.at']);

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export const messageOf = ({ author_id, username, ...message }: Row): MatchMessage => ({
  ...message,
  author: { id: author_id, username },
  is_staff: message.side === null,
});

/** The newest first; `before`: those that are older than this one. */
export async function findMessages(
  db: Db | Trx,
  matchId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<MatchMessage[]> {
  const ofMatch = messages(db).where('message.match_id', '=', matchId);
  const older = before === undefined ? ofMatch : ofMatch.where('message.id', '<', before);
  return (await older.orderBy('message.id', 'desc').limit(limit).execute()).map(messageOf);
}

/** A message of this match. */
export async function findMessage(db: Db | Trx, matchId: string, id: string): Promise<MatchMessage | undefined> {
  const row = await messages(db)
    .where('message.id', '=', id)
    .where('message.match_id', '=', matchId)
    .executeTakeFirst();
  return row && messageOf(row);
}

export async function countMessagesSince(trx: Trx, matchId: string, authorId: string, since: string): Promise<number> {
  const { count } = await trx
    .selectFrom('match_chat_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('match_id', '=', matchId)
    .where('author_id', '=', authorId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessage(trx: Trx, row: NewMatchChatMessage): Promise<void> {
  await trx.insertInto('match_chat_message').values(row).execute();
}

/** Accounts that may not write in a match now. */
export function findMuted(db: Db | Trx, matchId: string): Promise<Muted[]> {
  return db
    .selectFrom('match_chat_mute')
    .select(['account_id', 'reason'])
    .where('match_id', '=', matchId)
    .where('lifted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** False when they are muted already. */
export async function insertMute(trx: Trx, row: NewMatchChatMute): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_chat_mute')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match_id', 'account_id']).where('lifted_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when they are not muted. */
export async function liftMute(trx: Trx, of: { match_id: string; account_id: string }, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_chat_mute')
    .set({ lifted_at: now })
    .where('match_id', '=', of.match_id)
    .where('account_id', '=', of.account_id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
