import { matchChatTopic, MESSAGES_SHOWN } from '@pailei/contracts/play/match-chat/match-chat.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { findShownMatch, matchReaderOf } from '../matches/index.ts';
import { findMessages, findMuted } from './match-chat.repository.ts';

/** The seats of both sides, and the staff who have no part in the match. A board has the chat of its battle. */
export const matchChatTopicDefinition = serveTopic(matchChatTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    if (!shown || shown.row.battle_id !== null) return { allowed: false, code: 'not_found' };
    return matchReaderOf(shown.row, actor)
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id = '') {
    const newest = await findMessages(trx, id, { limit: MESSAGES_SHOWN });
    return { messages: newest.toReversed(), muted: await findMuted(trx, id) };
  },
});
