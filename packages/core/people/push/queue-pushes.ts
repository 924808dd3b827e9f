import { randomUUID } from 'node:crypto';
import { NOTICES, type Notice } from '@pailei/contracts/features/notice-text';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { findTargets, insertMessages } from './push.repository.ts';
import { sendPushJob } from './send-push.job.ts';

type Sent = { id: string; account_id: string; notice: Notice; round: number };
export type PushTo = { notification_id: string | null; subscription_id: string; round: number };

/** Sends notifications to the devices of their owners, after this transaction. */
export async function queuePushes(trx: Trx, items: readonly Sent[], now: string): Promise<void> {
  if (items.length === 0) return;
  const pushed = items.map(({ id, account_id, notice: { kind }, round }) => ({
    id,
    account_id,
    kind,
    round,
    usual: NOTICES[kind].isUrgent ?? false,
  }));
  await queueMessages(trx, await findTargets(trx, pushed), now);
}

export async function queueMessages(trx: Trx, targets: readonly PushTo[], now: string): Promise<void> {
  const rows = targets.map((target) => ({
    id: newId(),
    ...target,
    receipt: randomUUID(),
    state: 'queued' as const,
    attempts: 0,
    next_try_at: now,
    created_at: now,
  }));
  await insertMessages(trx, rows);
  await enqueueJobs(
    trx,
    rows.map(({ id }) => sendPushJob(id, 0)),
  );
}
