import { battleChatApi as api } from '@pailei/contracts/play/battle-chat/battle-chat.api';
import type { BattleChatService } from '@pailei/core/play/battle-chat';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function battleChatRoutes(app: FastifyInstance, chat: BattleChatService): void {
  route(app, api.list, ({ actor, params, query }) => chat.list(actor, params.id, query));
  route(app, api.add, ({ actor, params, body, idempotencyKey }) =>
    chat.add(actor, params.id, { body, idempotencyKey }),
  );
}
