import { appError } from '@pailei/contracts/http/errors';
import type { MatchClaim } from '@pailei/contracts/play/referee-calls/call-views';
import { MATCH_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/match-calls.api';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { notify } from '../../people/notifications/notify.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { changeCall, claimMatch, releaseClaims } from '../matches/calls/change-calls.ts';
import { findClaim, findOpenCalls } from '../matches/calls/match-calls.reads.ts';
import { isOwnMatch, type SeatedMatch } from '../matches/match-seats.ts';
import { ownMatchError } from '../matches/commands/rulings.ts';
import type { RefereeCallsDeps } from './call-owner.ts';
import { callerNotice } from './caller-notices.ts';
import { lockForCall, matchCalls } from './match-calls.ts';

/** Which referee sees to a match. Whoever takes it up answers the calls that wait in it. */
export function claimCommands(deps: RefereeCallsDeps) {
  return {
    claim: (actor: Actor, id: string, { take_over }: { take_over: boolean }): Promise<MatchClaim> =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockForCall(trx, id, actor);
        if (isOwnMatch(row, actor.user_id)) throw ownMatchError();
        const before = await findClaim(trx, id);
        if (before?.by.id === actor.user_id) return before;
        if (before && !take_over) throw appError(MATCH_CALL_ERRORS, 'claimed_by_other');
        const now = deps.now();
        const is_override = before !== undefined;
        const claim = await claimMatch(trx, log, { match_id: id, account_id: actor.user_id, is_override, now });
        await answerCalls(trx, log, row, { referee: actor, now });
        await recordAudit(trx, {
          actor,
          action: 'match_call.claim',
          target_type: 'match',
          target_id: id,
          before: before ? { claimed_by: before.by.username } : null,
          after: { is_override },
          reason: null,
        });
        return claim;
      }),

    release: (actor: Actor, id: string): Promise<null> =>
      inTransaction(deps, async (trx, log) => {
        await lockForCall(trx, id, actor);
        const claim = await findClaim(trx, id);
        if (claim?.by.id !== actor.user_id) throw appError(MATCH_CALL_ERRORS, 'not_claimed');
        await releaseClaims(trx, log, [id]);
        await recordAudit(trx, {
          actor,
          action: 'match_call.release',
          target_type: 'match',
          target_id: id,
          before: null,
          after: null,
          reason: null,
        });
        return null;
      }),
  };
}

type Answering = { referee: Actor; now: string };

async function answerCalls(trx: Trx, log: LiveLog, row: SeatedMatch, { referee, now }: Answering): Promise<void> {
  const waiting = (await findOpenCalls(trx, [row.id])).filter(({ call }) => call.answer === null);
  const change = { answered_by: referee.user_id, answered_at: now };
  for (const { call } of waiting) {
    const answered = await changeCall(trx, log, row, { id: call.id, change });
    await notify(trx, log, callerNotice(matchCalls, { row, call: answered, kind: 'referee_call_answered', referee }));
  }
}
