import type { Db } from '@pailei/db/client';
import type { PushMessageRow, PushMessageTable } from '@pailei/db/schema/notifications';
import { runTransaction } from '@pailei/db/tx';
import type { Updateable } from 'kysely';
import webPush from 'web-push';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { OutgoingError } from '../../ground/outgoing/open-public.ts';
import type { PostPublic } from '../../ground/outgoing/post-public.ts';
import { recordArrival } from '../../site/deliveries/record-arrival.ts';
import type { PushKeys } from './push-keys.ts';
import {
  claimMessage,
  deleteDevice,
  findOutgoing,
  markDeviceUsed,
  settleMessage,
  type Outgoing,
} from './push.repository.ts';
import { payloadOf } from './push.view.ts';
import { sendPushJob } from './send-push.job.ts';

/** Longer than a push service may take to answer, so that nobody else takes a message that is still being sent. */
const LEASE_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** What passes before each further try. A call is of no use after minutes. */
const PAUSES_MS = [2_000, 10_000, 60_000, 300_000];
/** How long the push service keeps it for a device that is away: a call as long as a check-in, the rest for a day. */
const CALL_SECONDS = 900;
const NOTICE_SECONDS = 86_400;
const ERROR_MAX = 300;

export type PushDeliveryDeps = {
  db: Db;
  /** `undefined`: the site pushes nothing. */
  pushKeys: PushKeys | undefined;
  postPublic: PostPublic;
  now: () => string;
};

/** `gone`: the address is no longer there, or never was one. `failed`: this message is not taken. `again`: later perhaps. */
type Answer = { kind: 'taken' } | { kind: 'gone' | 'failed' | 'again'; error: string };

/** Hands messages to push services: at least once. What is gone is removed, and a message that is no longer of use is not sent. */
export function createPushDelivery({ db, pushKeys, postPublic, now }: PushDeliveryDeps) {
  const later = (ms: number) => new Date(Date.parse(now()) + ms).toISOString();
  const settle = (id: string, changes: Updateable<PushMessageTable>) =>
    runTransaction(db, (trx) => settleMessage(trx, id, { next_try_at: null, ...changes }));

  async function send(message: PushMessageRow, outgoing: Outgoing, keys: PushKeys): Promise<Answer> {
    const { device, notice } = outgoing;
    const payload = payloadOf(message, notice);
    let request: { endpoint: string; headers: Record<string, string>; body: Buffer };
    try {
      request = encrypt(device, keys, payload);
    } catch (error) {
      return { kind: 'gone', error: textOf(error) };
    }
    try {
      return answerOf(await postPublic(request.endpoint, { ...request, timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      const isForbidden = error instanceof OutgoingError && error.reason === 'not_allowed';
      return { kind: isForbidden ? 'gone' : 'again', error: textOf(error) };
    }
  }

  async function taken(message: PushMessageRow): Promise<void> {
    await runTransaction(db, async (trx) => {
      if (!(await settleMessage(trx, message.id, { state: 'sent', next_try_at: null, error: null }))) return;
      await markDeviceUsed(trx, message.subscription_id, now());
      if (message.notification_id === null) return;
      const { notification_id, round } = message;
      await recordArrival(trx, { notification_ids: [notification_id], channel: 'push_sent', now: now(), round });
    });
  }

  async function again({ id, attempts }: PushMessageRow, error: string): Promise<void> {
    const pauseMs = PAUSES_MS[attempts - 1];
    if (pauseMs === undefined) return void (await settle(id, { state: 'failed', error }));
    const next = later(pauseMs);
    await runTransaction(db, async (trx) => {
      if (await settleMessage(trx, id, { error, next_try_at: next }))
        await enqueueJobs(trx, [sendPushJob(id, attempts, next)]);
    });
  }

  return {
    /** One try. A message that is not due, or not there any more, is left alone. */
    async deliver(id: string): Promise<void> {
      const message = await claimMessage(db, id, now(), later(LEASE_MS));
      if (!message) return;
      const outgoing = await findOutgoing(db, message);
      if (!pushKeys || !outgoing || outgoing.isRead) return void (await settle(id, { state: 'skipped' }));
      const answer = await send(message, outgoing, pushKeys);
      if (answer.kind === 'taken') return taken(message);
      if (answer.kind === 'again') return again(message, answer.error);
      if (answer.kind === 'failed') return void (await settle(id, { state: 'failed', error: answer.error }));
      await runTransaction(db, (trx) => deleteDevice(trx, message.subscription_id));
    },
  };
}

function encrypt(
  { endpoint, p256dh, auth }: Outgoing['device'],
  keys: PushKeys,
  payload: ReturnType<typeof payloadOf>,
) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: keys,
      TTL: payload.is_call ? CALL_SECONDS : NOTICE_SECONDS,
      urgency: payload.is_call ? 'high' : 'normal',
      topic: payload.tag.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  );
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { endpoint, headers: Object.fromEntries(sent) as Record<string, string>, body };
}

function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  const error = `the push service answered ${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', error };
  const isPassing = status === 408 || status === 429 || status >= 500;
  return { kind: isPassing ? 'again' : 'failed', error };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
