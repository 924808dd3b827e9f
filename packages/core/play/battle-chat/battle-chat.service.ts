import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { BATTLE_CHAT_ERRORS, type battleChatApi } from '@pailei/contracts/play/battle-chat/battle-chat.api';
import type { ChatLine, ChatMessage } from '@pailei/contracts/play/battle-chat/battle-chat-views';
import { battleChatTopic, battleStaffLineTopic } from '@pailei/contracts/play/battle-chat/battle-chat.topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { CHAT_HOURS_AFTER } from '@pailei/domain/battles';
import { CHAT_FREE_WORDS } from '@pailei/domain/teams';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/index.ts';
import { refuseForbiddenWords } from '../../people/teams/index.ts';
import { requireChatPlace, type ChatPlace } from './battle-chat.policy.ts';
import { findMessage, findMessages, insertMessage } from './battle-chat.repository.ts';

type Api = typeof battleChatApi;
type Deps = { db: Db; publisher: Publisher; now: () => string };

const TOPICS = { team: battleChatTopic, staff: battleStaffLineTopic } as const satisfies Record<ChatLine, unknown>;
const HOUR_MS = 3_600_000;

export type BattleChatService = ReturnType<typeof createBattleChatService>;

/** What the members of a side write to each other, and to the referees. It is kept with the battle's record. */
export function createBattleChatService(deps: Deps) {
  const { db, now } = deps;
  return {
    async list(actor: Actor, id: string, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      const { side, line } = await requireChatPlace(db, { id, ...query }, actor);
      const { before, limit } = query;
      return { items: await findMessages(db, { battle_id: id, side, line, before, limit }) };
    },

    add(
      actor: Actor,
      id: string,
      { body, idempotencyKey: key }: { body: BodyOf<Api['add']>; idempotencyKey: string | undefined },
    ): Promise<ChatMessage> {
      const call = { account_id: actor.user_id, route: `POST /battles/${id}/chat`, key, body };
      return inTransaction(deps, async (trx, log) => {
        const place = await requireChatPlace(trx, { id, ...body }, actor);
        const made = await runOnce(trx, call, async () => {
          await refuseForbiddenWords(trx, { text: body.text }, CHAT_FREE_WORDS);
          const message = await addMessage(trx, place, { author_id: actor.user_id, text: body.text, at: now() });
          log.add(TOPICS[place.line].of(id, place.side), 'message_added', { message });
          return { id: message.id };
        });
        return requireMessage(trx, made.id);
      });
    },
  };
}

type Said = { author_id: string; text: string; at: string };

/** Throws when the battle is long over. */
async function addMessage(trx: Trx, { battle, side, line, is_staff }: ChatPlace, said: Said): Promise<ChatMessage> {
  const { ended_at } = battle;
  if (ended_at !== null && Date.parse(said.at) - Date.parse(ended_at) > CHAT_HOURS_AFTER * HOUR_MS)
    throw appError(BATTLE_CHAT_ERRORS, 'chat_closed');
  const id = newId();
  await insertMessage(trx, { id, battle_id: battle.id, side, line, is_staff, ...said });
  return requireMessage(trx, id);
}

async function requireMessage(trx: Trx, id: string): Promise<ChatMessage> {
  const message = await findMessage(trx, id);
  if (!message) throw generalError('not_found');
  return message;
}
