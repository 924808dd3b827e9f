import { appError } from '@pailei/contracts/http/errors';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { ChatDeps, ChatOwner, ShownMessage } from './chat-owner.ts';
import { findMuted, insertMute, liftMute } from './chat.repository.ts';

type MuteBody = { account_id: string; is_muted: boolean; reason: string };

/** Referees silence a player in one match or battle, and let them write again. */
export function chatMutes<Address extends { id: string }, Message extends ShownMessage>(
  deps: ChatDeps,
  owner: ChatOwner<Address, Message>,
) {
  const { kind, errors } = owner;
  return {
    mute: (actor: Actor, id: string, { account_id, is_muted, reason }: MuteBody): Promise<{ muted: Muted[] }> =>
      inTransaction(deps, async (trx, log) => {
        await owner.oversee(trx, id, actor);
        const author = await owner.findAuthor(trx, id, account_id);
        if (!author) throw appError(errors, 'not_in_match', { account_id: errors.not_in_match[1] });
        const at = deps.now();
        const { side, name } = author;
        const hasChanged = is_muted
          ? await insertMute(trx, kind, {
              id: newId(),
              owner_id: id,
              account_id,
              side,
              muted_by: actor.user_id,
              reason,
              at,
            })
          : await liftMute(trx, kind, { id, account_id, at });
        if (!hasChanged) throw appError(errors, is_muted ? 'muted_already' : 'not_muted');
        const muted = await findMuted(trx, kind, id);
        const now = muted.find((one) => one.account_id === account_id);
        owner.publishMute(
          log,
          { id, side },
          now ? { type: 'author_muted', payload: now } : { type: 'author_unmuted', payload: { account_id } },
        );
        await recordAudit(trx, {
          actor,
          action: is_muted ? `${kind}_chat.mute` : `${kind}_chat.unmute`,
          target_type: kind,
          target_id: id,
          before: null,
          after: { username: name },
          reason,
        });
        return { muted };
      }),
  };
}
