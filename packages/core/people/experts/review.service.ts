import { appError, generalError } from '@pailei/contracts/http/errors';
import { EXPERT_ERRORS, type ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import type { ExpertApplicationRow } from '@pailei/db/schema/experts';
import type { ExpertApplicationStatus } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { findApplication, lockApplication, saveDecision, saveExpertStatus } from './experts.repository.ts';
import { logApplicationChange, type ExpertsDeps } from './experts.service.ts';

type Verdict = 'approve' | 'reject' | 'revoke';

/** From which state a verdict leads to which, and what is said to whom comes too late. */
const VERDICTS = {
  approve: { from: 'pending', to: 'approved', refusal: 'application_answered' },
  reject: { from: 'pending', to: 'rejected', refusal: 'application_answered' },
  revoke: { from: 'approved', to: 'revoked', refusal: 'not_approved' },
} as const satisfies Record<
  Verdict,
  { from: ExpertApplicationStatus; to: ExpertApplicationStatus; refusal: keyof typeof EXPERT_ERRORS }
>;

export type ExpertReviewService = ReturnType<typeof createExpertReviewService>;

/** The admins' verdicts. Of two at once the second one gets a conflict. */
export function createExpertReviewService({ db, publisher, now }: ExpertsDeps) {
  async function decide(
    actor: Actor,
    id: string,
    verdict: Verdict,
    reason: string | null,
  ): Promise<ReviewedApplication> {
    const seen = await findApplication(db, id);
    if (!seen) throw generalError('not_found');
    const { from, to, refusal } = VERDICTS[verdict];
    return inTransaction({ db, publisher }, async (trx, log) => {
      await lockAccount(trx, seen.account_id);
      const row = await lockApplication(trx, id);
      if (row?.status !== from) throw appError(EXPERT_ERRORS, refusal);
      await saveDecision(trx, id, { status: to, reason, decided_by: actor.user_id, decided_at: now() });
      await saveExpertStatus(trx, row.account_id, to, now());
      await recordAudit(trx, { actor, action: `expert.${verdict}`, ...auditOf(row, to), reason });
      await notify(trx, log, [
        {
          account_id: row.account_id,
          dedupe_key: `expert_answered:${id}:${to}`,
          notice: { kind: 'expert_answered', answer: to, reason },
        },
      ]);
      logApplicationChange(log, { application_id: id, status: to }, row.account_id);
      const decided = await findApplication(trx, id);
      if (!decided) throw generalError('not_found');
      return decided;
    });
  }

  return {
    approve: (actor: Actor, id: string) => decide(actor, id, 'approve', null),
    reject: (actor: Actor, id: string, reason: string) => decide(actor, id, 'reject', reason),
    revoke: (actor: Actor, id: string, reason: string) => decide(actor, id, 'revoke', reason),
  };
}

function auditOf({ account_id, status }: ExpertApplicationRow, to: ExpertApplicationStatus) {
  return {
    target_type: 'account',
    target_id: account_id,
    before: { expert_status: status },
    after: { expert_status: to },
  };
}
