import { appError, generalError } from '@pailei/contracts/http/errors';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { BURST, chatFault } from '@pailei/domain/chat/chat';
import { CHAT_FREE_WORDS } from '@pailei/domain/teams/names';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { refuseForbiddenWords } from '../../people/teams/team-input.ts';
import { battleChat } from './battle-chat.ts';
import { chatMutes } from './chat-mutes.ts';
import type { ChatDeps, ChatOwner, ChatPlace, ShownMessage } from './chat-owner.ts';
import { chatReports } from './chat-reports.ts';
import { countMessagesSince, findMessage, findMessages, findMuted, insertMessage } from './chat.repository.ts';
import { matchChat } from './match-chat.ts';

type NewMessage = { text: string; idempotencyKey: string | undefined };

export type MatchChatService = ReturnType<typeof createMatchChatService>;
export type BattleChatService = ReturnType<typeof createBattleChatService>;

export const createMatchChatService = (deps: ChatDeps) => createChat(deps, matchChat);
export const createBattleChatService = (deps: ChatDeps) => createChat(deps, battleChat);

/** What players and referees write to each other. It is kept with its match or battle. */
function createChat<Address extends { id: string }, Message extends ShownMessage>(
  deps: ChatDeps,
  owner: ChatOwner<Address, Message>,
) {
  const { db, now } = deps;
  const { kind, enter, messageOf } = owner;
  return {
    async list(
      actor: Actor,
      address: Address,
      page: { before?: string | undefined; limit: number },
    ): Promise<{ items: Message[] }> {
      const { id, columns } = await enter(db, address, actor);
      return { items: (await findMessages(db, kind, { id, columns, ...page })).map(messageOf) };
    },

    add(actor: Actor, address: Address, { text, idempotencyKey: key }: NewMessage): Promise<Message> {
      const { id, ...line } = address;
      const call = { account_id: actor.user_id, route: owner.routeOf(id), key, body: { ...line, text } };
      return inTransaction(deps, async (trx, log) => {
        const place = await enter(trx, address, actor);
        const made = await runOnce(trx, call, async () => {
          await refuseForbiddenWords(trx, { text }, CHAT_FREE_WORDS);
          await owner.lock(trx, id);
          const written = { author_id: actor.user_id, text, at: now() };
          const fault = await faultOf(trx, place, written);
          if (fault) throw appError(owner.errors, fault);
          const { is_staff, columns } = place;
          const message_id = newId();
          await insertMessage(trx, kind, { id: message_id, owner_id: id, is_staff, ...columns, ...written });
          owner.publishMessage(log, id, await requireMessage(trx, id, message_id));
          return { id: message_id };
        });
        return requireMessage(trx, id, made.id);
      });
    },

    ...chatReports(deps, owner),
    ...chatMutes(deps, owner),
  };

  async function faultOf(
    trx: Trx,
    { id, ended_at, is_staff }: ChatPlace,
    { author_id, at }: { author_id: string; at: string },
  ) {
    const since = new Date(Date.parse(at) - BURST.seconds * 1_000).toISOString();
    const muted = await findMuted(trx, kind, id);
    const is_muted = muted.some(({ account_id }) => account_id === author_id);
    const recent = await countMessagesSince(trx, kind, { id, author_id, since });
    return chatFault({ ended_at, is_staff, is_muted, recent }, at);
  }

  async function requireMessage(trx: Trx, id: string, message_id: string): Promise<Message> {
    const message = await findMessage(trx, kind, { id, message_id });
    if (!message) throw generalError('not_found');
    return messageOf(message);
  }
}
