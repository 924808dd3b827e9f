import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { findRecoveryCode } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { findTotp, unusedRecoveryCodes, consumeRecoveryCode, consumeTotpStep } from './totp.repository.ts';
import { matchTotp } from './totp.ts';

/** What a code was found to be. It counts only once it is used, in the transaction of what it allows. */
export type Proof = { kind: 'step'; step: number } | { kind: 'recovery_code'; id: string };

export const TOTP_PURPOSE = 'pailei/totp-secrets/1';

/** Since when a login asks for a code by time; null when it does not. */
export async function totpEnabledAt(db: Db, accountId: string): Promise<string | null> {
  return (await findTotp(db, accountId))?.confirmed_at ?? null;
}

/** Six digits are the authenticator's, anything else is a recovery code. `undefined`: right for nothing. */
export async function findProof(
  { db, box }: { db: Db; box: SecretBox },
  accountId: string,
  code: string,
  now: string,
): Promise<Proof | undefined> {
  if (!/^[0-9]{6}$/.test(code)) {
    const found = await findRecoveryCode(await unusedRecoveryCodes(db, accountId), code);
    return found && { kind: 'recovery_code', id: found.id };
  }
  const totp = await findTotp(db, accountId);
  const secret = totp && box.open(totp.secret, accountId);
  if (!totp || secret === undefined) return undefined;
  const step = matchTotp(secret, code, totp.last_step, now);
  return step === undefined ? undefined : { kind: 'step', step };
}

/** False when it was used meanwhile: a code is valid once. */
export function consumeProof(trx: Trx, accountId: string, proof: Proof, now: string): Promise<boolean> {
  return proof.kind === 'step' ? consumeTotpStep(trx, accountId, proof.step) : consumeRecoveryCode(trx, proof.id, now);
}
