import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import { MATCH_CHAT_ERRORS, type matchChatApi } from '@pailei/contracts/play/match-chat/match-chat.api';
import type { Muted } from '@pailei/contracts/play/match-chat/match-chat-views';
import { matchChatTopic } from '@pailei/contracts/play/match-chat/match-chat.topic';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/index.ts';
import type { MatchChatDeps } from './match-chat.deps.ts';
import { requireOthersChat } from './match-chat.policy.ts';
import { findMuted, insertMute, liftMute } from './match-chat.repository.ts';

type MuteBody = BodyOf<(typeof matchChatApi)['mute']>;

/** Referees silence a player in one match, and let them write again. */
export function chatMutes(deps: MatchChatDeps) {
  return {
    mute: (actor: Actor, id: string, { account_id, is_muted, reason }: MuteBody): Promise<{ muted: Muted[] }> =>
      inTransaction(deps, async (trx, log) => {
        const { seats, state } = await requireOthersChat(trx, id, actor);
        const seat = seats.find((one) => one.account_id === account_id);
        if (!seat) throw appError(MATCH_CHAT_ERRORS, 'not_in_match', { account_id: MATCH_CHAT_ERRORS.not_in_match[1] });
        const at = deps.now();
        const of = { match_id: id, account_id };
        const hasChanged = is_muted
          ? await insertMute(trx, { id: newId(), ...of, muted_by: actor.user_id, reason, at, lifted_at: null })
          : await liftMute(trx, of, at);
        if (!hasChanged) throw appError(MATCH_CHAT_ERRORS, is_muted ? 'muted_already' : 'not_muted');
        if (is_muted) log.add(matchChatTopic.of(id), 'author_muted', { account_id, reason });
        else log.add(matchChatTopic.of(id), 'author_unmuted', { account_id });
        await recordAudit(trx, {
          actor,
          action: is_muted ? 'match_chat.mute' : 'match_chat.unmute',
          target_type: 'match',
          target_id: id,
          before: null,
          after: { username: state.sides[seat.side].name },
          reason,
        });
        return { muted: await findMuted(trx, id) };
      }),
  };
}
