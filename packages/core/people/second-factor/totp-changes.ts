import { SECOND_FACTOR_ERRORS } from '@pailei/contracts/people/second-factor/second-factor.api';
import { type AppError, fieldError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { SecretBox } from './secret-box.ts';
import { mailOwner, notifyOwner } from '../security-notices/security-notices.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

export type TotpDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  box: SecretBox;
  sessions: Pick<SessionsService, 'forget'>;
};

export type TotpChange = 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed';

type RecordedChange = { actor: Actor; row: AccountRow; change: TotpChange; now: string };

/** Into the audit log, the owner's inbox and their mail. */
export async function recordTotpChange(
  trx: Trx,
  log: LiveLog,
  { actor, row, change, now }: RecordedChange,
): Promise<void> {
  await auditTotp(trx, actor, change);
  await notifyOwner(trx, log, row.id, change);
  await mailOwner(trx, row, change, now);
}

export async function auditTotp(trx: Trx, actor: Actor, change: TotpChange | 'totp_enrolled'): Promise<void> {
  const target = { target_type: 'account', target_id: actor.user_id };
  await recordAudit(trx, { actor, action: `account.${change}`, ...target, before: null, after: null, reason: null });
}

export const wrongCode = (): AppError => fieldError(SECOND_FACTOR_ERRORS, 'code_wrong', 'code');
