import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { MOST_REMINDERS, REMINDER_PAUSE_MS } from '@pailei/domain/alerts/alerts';
import { inTransaction } from '@pailei/live/transaction';
import { queuePushes } from '../push/queue-pushes.ts';
import { takeUnseenCalls } from './call.repository.ts';
import { sendRound, type ShownNotification } from './notifications.repository.ts';
import { notificationView } from './notifications.view.ts';
import { notifyNew } from './notify.ts';
import type { NewNotification } from './new-notification.ts';

export type ReminderDeps = { db: Db; publisher: Publisher; now: () => string };

const BATCH = 200;

/** Sends the calls once more that nobody has seen for a minute, while their matches wait for these players. Returns how many. */
export function remindPlayers(deps: ReminderDeps): Promise<number> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const before = new Date(Date.parse(now) - REMINDER_PAUSE_MS).toISOString();
    const ids = await takeUnseenCalls(trx, { before, rounds: MOST_REMINDERS, limit: BATCH });
    return sendAgain(trx, log, ids, now);
  });
}

/** Calls players to their match once more: whoever has no such call yet gets one. */
export async function callAgain(
  trx: Trx,
  log: LiveLog,
  { calls, now }: { calls: readonly NewNotification[]; now: string },
): Promise<void> {
  if (calls.length === 0) return;
  const created = await notifyNew(trx, log, calls);
  const isNew = (call: NewNotification) => created.some(({ account_id }) => account_id === call.account_id);
  const known = calls.filter((call) => !isNew(call));
  const rows = await sendRound(trx, { calls: known, now });
  await announceAgain(trx, log, rows, now);
}

async function sendAgain(trx: Trx, log: LiveLog, ids: readonly string[], now: string): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await sendRound(trx, { ids, now });
  await announceAgain(trx, log, rows, now);
  return rows.length;
}

type Again = ShownNotification & { round: number };

async function announceAgain(trx: Trx, log: LiveLog, rows: readonly Again[], now: string): Promise<void> {
  for (const row of rows) {
    const notification = notificationView(row);
    const { account_id, round } = row;
    log.add(personalTopic.of(account_id), 'notification_created', { notification, is_reminder: true, round });
  }
  await queuePushes(trx, rows, now);
}
