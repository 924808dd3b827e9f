import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, fieldError, generalError } from '@pailei/contracts/http/errors';
import { MAX_DEVICES, PUSH_ERRORS, type Device, type pushApi } from '@pailei/contracts/people/push/push.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { namesPrivateHost } from '../../ground/outgoing/open-public.ts';
import { recordArrival } from '../../site/deliveries/record-arrival.ts';
import type { PushKeys } from './push-keys.ts';
import {
  deleteDevice,
  dropOldest,
  findDevices,
  lockDevice,
  saveDevice,
  takeReceipt,
  wasTestedSince,
} from './push.repository.ts';
import { deviceView } from './push.view.ts';
import { queueMessages } from './queue-pushes.ts';

const TEST_PAUSE_MS = 10_000;

type Api = typeof pushApi;
export type PushDeps = { db: Db; pushKeys: Pick<PushKeys, 'publicKey'> | undefined; now: () => string };
export type PushService = ReturnType<typeof createPushService>;

/** One's own devices; those of others are as if they did not exist. */
export function createPushService({ db, pushKeys, now }: PushDeps) {
  return {
    async devices(actor: Actor): Promise<DataOf<Api['devices']>> {
      const rows = await findDevices(db, actor.user_id);
      return {
        public_key: pushKeys?.publicKey ?? null,
        items: rows.map((row) => deviceView(row, actor.session_id)),
      };
    },

    subscribe(actor: Actor, { endpoint, keys }: BodyOf<Api['subscribe']>): Promise<Device> {
      if (!pushKeys) throw appError(PUSH_ERRORS, 'push_off');
      if (namesPrivateHost(new URL(endpoint))) throw fieldError(PUSH_ERRORS, 'push_address', 'endpoint');
      return runTransaction(db, async (trx) => {
        const { user_id: account_id, session_id } = actor;
        const saved = await saveDevice(trx, {
          id: newId(),
          account_id,
          session_id,
          endpoint,
          ...keys,
          created_at: now(),
        });
        await dropOldest(trx, account_id, MAX_DEVICES);
        const row = (await findDevices(trx, account_id)).find(({ id }) => id === saved.id);
        if (!row) throw generalError('unauthorized');
        return deviceView(row, session_id);
      });
    },

    async unsubscribe(actor: Actor, id: string): Promise<Record<string, never>> {
      if (!(await runTransaction(db, (trx) => deleteDevice(trx, id, actor.user_id)))) throw generalError('not_found');
      return {};
    },

    /** One test in ten seconds for each device. */
    test(actor: Actor, id: string): Promise<Record<string, never>> {
      return runTransaction(db, async (trx) => {
        if (!(await lockDevice(trx, id, actor.user_id))) throw generalError('not_found');
        if (!pushKeys) throw appError(PUSH_ERRORS, 'push_off');
        const since = new Date(Date.parse(now()) - TEST_PAUSE_MS).toISOString();
        if (await wasTestedSince(trx, id, since)) throw appError(PUSH_ERRORS, 'push_tested');
        await queueMessages(trx, [{ notification_id: null, subscription_id: id, round: 0 }], now());
        return {};
      });
    },

    /** A receipt that is unknown or used changes nothing, and is answered alike. */
    shown({ receipt }: BodyOf<Api['shown']>): Promise<Record<string, never>> {
      return runTransaction(db, async (trx) => {
        const shown = await takeReceipt(trx, receipt, now());
        if (!shown || shown.notification_id === null) return {};
        const { notification_id, round } = shown;
        await recordArrival(trx, { notification_ids: [notification_id], channel: 'push_shown', now: now(), round });
        return {};
      });
    },
  };
}
