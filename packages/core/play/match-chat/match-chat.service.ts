import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { MATCH_CHAT_ERRORS, type matchChatApi } from '@pailei/contracts/play/match-chat/match-chat.api';
import type { MatchMessage } from '@pailei/contracts/play/match-chat/match-chat-views';
import { matchChatTopic } from '@pailei/contracts/play/match-chat/match-chat.topic';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { BURST, chatFault } from '@pailei/domain/match-chat';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/index.ts';
import { lockMatch } from '../matches/index.ts';
import { chatMutes } from './chat-mutes.ts';
import { chatReports } from './chat-reports.ts';
import type { MatchChatDeps } from './match-chat.deps.ts';
import { requireChat, type ChatPlace } from './match-chat.policy.ts';
import { countMessagesSince, findMessage, findMessages, findMuted, insertMessage } from './match-chat.repository.ts';

type Api = typeof matchChatApi;

export type MatchChatService = ReturnType<typeof createMatchChatService>;

/** What the two sides of a match and its referees write to each other. It is kept with the match. */
export function createMatchChatService(deps: MatchChatDeps) {
  const { db, now } = deps;
  return {
    async list(actor: Actor, id: string, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> {
      await requireChat(db, id, actor);
      return { items: await findMessages(db, id, query) };
    },

    add(
      actor: Actor,
      id: string,
      { body, idempotencyKey: key }: { body: BodyOf<Api['add']>; idempotencyKey: string | undefined },
    ): Promise<MatchMessage> {
      const call = { account_id: actor.user_id, route: `POST /matches/${id}/chat`, key, body };
      return inTransaction(deps, async (trx, log) => {
        const place = await requireChat(trx, id, actor);
        const made = await runOnce(trx, call, async () => {
          const message = await addMessage(trx, place, { author_id: actor.user_id, text: body.text, at: now() });
          log.add(matchChatTopic.of(id), 'message_added', { message });
          return { id: message.id };
        });
        return requireMessage(trx, id, made.id);
      });
    },

    ...chatReports(deps),
    ...chatMutes(deps),
  };
}

type Said = { author_id: string; text: string; at: string };

/** Two messages of one match at once follow each other, so that none slips by the limit. */
async function addMessage(trx: Trx, { match, reader }: ChatPlace, said: Said): Promise<MatchMessage> {
  await lockMatch(trx, match.id);
  const since = new Date(Date.parse(said.at) - BURST.seconds * 1_000).toISOString();
  const writing = {
    ended_at: match.finished_at,
    is_staff: reader.is_staff,
    is_muted: (await findMuted(trx, match.id)).some(({ account_id }) => account_id === said.author_id),
    recent: await countMessagesSince(trx, match.id, said.author_id, since),
  };
  const fault = chatFault(writing, said.at);
  if (fault) throw appError(MATCH_CHAT_ERRORS, fault);
  const id = newId();
  await insertMessage(trx, { id, match_id: match.id, side: reader.side, ...said });
  return requireMessage(trx, match.id, id);
}

async function requireMessage(trx: Trx, matchId: string, id: string): Promise<MatchMessage> {
  const message = await findMessage(trx, matchId, id);
  if (!message) throw generalError('not_found');
  return message;
}
