import type { ChatLine, ChatMessage } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import type { Db } from '@pailei/db/client';
import type { NewBattleChatMessage } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series';

const messages = (db: Db | Trx) =>
  db
    .selectFrom('battle_chat_message as message')
    .innerJoin('account', 'account.id', 'message.author_id')
    .select([
      'message.id',
      'message.side',
      'message.line',
      'message.author_id',
      'account.username',
      'message.is_staff',
      'message.text',
      'message.at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

const messageOf = ({ author_id, username, ...message }: Row): ChatMessage => ({
  ...message,
  author: { id: author_id, username },
});

export type ChatPage = { battle_id: string; side: Side; line: ChatLine; before?: string | undefined; limit: number };

/** The newest first; `before`: those that are older than this one. */
export async function findMessages(
  db: Db | Trx,
  { battle_id, side, line, before, limit }: ChatPage,
): Promise<ChatMessage[]> {
  const ofLine = messages(db)
    .where('message.battle_id', '=', battle_id)
    .where('message.side', '=', side)
    .where('message.line', '=', line);
  const older = before === undefined ? ofLine : ofLine.where('message.id', '<', before);
  return (await older.orderBy('message.id', 'desc').limit(limit).execute()).map(messageOf);
}

export async function findMessage(db: Db | Trx, id: string): Promise<ChatMessage | undefined> {
  const row = await messages(db).where('message.id', '=', id).executeTakeFirst();
  return row && messageOf(row);
}

export async function insertMessage(trx: Trx, row: NewBattleChatMessage): Promise<void> {
  await trx.insertInto('battle_chat_message').values(row).execute();
}
