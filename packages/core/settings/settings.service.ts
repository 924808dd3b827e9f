import { appError } from '@pailei/contracts/errors';
import { SETTINGS_ERRORS } from '@pailei/contracts/settings';
import type { Setting, SettingKey, SettingView } from '@pailei/contracts/settings';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import type { Publisher } from '@pailei/live/publish';
import { SYSTEM_TOPIC } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/index.ts';
import { lockSetting, readSettingView, saveSetting } from './settings.repository.ts';

export type SettingsDeps = { db: Db; publisher: Publisher; now: () => string };
export type SettingsService = ReturnType<typeof createSettingsService>;

export type SettingsList = { [K in SettingKey]: SettingView<K> };

/** `updated_at`: of the value the change was made on. */
type Change<K extends SettingKey> = { value: Setting<K>; updated_at: string | null };

/** The typed settings of the site. */
export function createSettingsService(deps: SettingsDeps) {
  const { db, now } = deps;
  return {
    async list(): Promise<SettingsList> {
      const [site, stream, series, shop] = await Promise.all([
        readSettingView(db, 'site'),
        readSettingView(db, 'stream'),
        readSettingView(db, 'series'),
        readSettingView(db, 'shop'),
      ]);
      return { site, stream, series, shop };
    },

    /** Throws `setting_changed` when somebody saved it since `updated_at`. */
    update<K extends SettingKey>(actor: Actor, key: K, change: Change<K>): Promise<SettingView<K>> {
      return inTransaction(deps, async (trx, log) => {
        await lockSetting(trx, key);
        const before = await readSettingView(trx, key);
        if (!isSameTime(before.updated_at, change.updated_at)) throw appError(SETTINGS_ERRORS, 'setting_changed');
        const { value } = change;
        const updated_at = now();
        await saveSetting(trx, { key, value, updated_at, updated_by: actor.user_id });
        log.add(SYSTEM_TOPIC, 'settings_changed', { key, value });
        await recordAudit(trx, {
          actor,
          action: 'setting.update',
          target_type: 'setting',
          target_id: key,
          before: before.value,
          after: value,
          reason: null,
        });
        return { value, updated_at, updated_by: actor.username };
      });
    },
  };
}

function isSameTime(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : Date.parse(a) === Date.parse(b);
}
