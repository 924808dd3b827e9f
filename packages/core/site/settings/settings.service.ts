import { appError } from '@pailei/contracts/http/errors';
import type { Setting, SettingKey, Settings, SettingView } from '@pailei/contracts/site/settings/settings.api';
import { SETTINGS_ERRORS } from '@pailei/contracts/site/settings/settings-errors';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { Publisher } from '@pailei/live/publish';
import { systemTopic, type SettingChanged } from '@pailei/contracts/site/system/system.topic';
import { inTransaction } from '@pailei/live/transaction';
import { hasSecondFactor } from '@pailei/live/sessions';
import { recordAudit } from '../audit/record-audit.ts';
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
      const [site, stream, series, shop, rewards, orders, accounts, teams, words] = await Promise.all([
        readSettingView(db, 'site'),
        readSettingView(db, 'stream'),
        readSettingView(db, 'series'),
        readSettingView(db, 'shop'),
        readSettingView(db, 'rewards'),
        readSettingView(db, 'orders'),
        readSettingView(db, 'accounts'),
        readSettingView(db, 'teams'),
        readSettingView(db, 'words'),
      ]);
      return { site, stream, series, shop, rewards, orders, accounts, teams, words };
    },

    /** Throws `setting_changed` when somebody saved it since `updated_at`. */
    update<K extends SettingKey>(actor: Actor, key: K, change: Change<K>): Promise<SettingView<K>> {
      return inTransaction(deps, async (trx, log) => {
        await lockSetting(trx, key);
        const before = await readSettingView(trx, key);
        if (!isSameTime(before.updated_at, change.updated_at)) throw appError(SETTINGS_ERRORS, 'setting_changed');
        const { value } = change;
        if (isAskedOfStaff(value)) await requireOwnFactor(trx, actor);
        const updated_at = now();
        await saveSetting(trx, { key, value, updated_at, updated_by: actor.user_id });
        const announced = ANNOUNCED[key](value);
        if (announced) log.add(systemTopic.of(), 'settings_changed', announced);
        const states: Record<'before' | 'after', Settings[SettingKey]> = { before: before.value, after: value };
        await recordAudit(trx, {
          actor,
          action: 'setting.update',
          target_type: 'setting',
          target_id: key,
          ...states,
          reason: null,
        });
        return { value, updated_at, updated_by: actor.username };
      });
    },
  };
}

/** What every open page receives of a change; null: the setting is for admins only. */
const ANNOUNCED: { readonly [K in SettingKey]: (value: Setting<K>) => SettingChanged | null } = {
  site: (value) => ({ key: 'site', value }),
  stream: (value) => ({ key: 'stream', value }),
  series: (value) => ({ key: 'series', value }),
  shop: (value) => ({ key: 'shop', value }),
  rewards: (value) => ({ key: 'rewards', value }),
  orders: (value) => ({ key: 'orders', value }),
  accounts: () => null,
  teams: (value) => ({ key: 'teams', value }),
  words: () => null,
};

const isAskedOfStaff = (value: object): boolean => 'staff_second_factor' in value && value.staff_second_factor === true;

/** Whoever asks it of others has one: else they would shut themselves out with the same click. */
async function requireOwnFactor(trx: Trx, actor: Actor): Promise<void> {
  if (await hasSecondFactor(trx, actor.user_id)) return;
  const [, text] = SETTINGS_ERRORS.own_second_factor_missing;
  throw appError(SETTINGS_ERRORS, 'own_second_factor_missing', { 'value.staff_second_factor': text });
}

function isSameTime(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : Date.parse(a) === Date.parse(b);
}
