import {
  DEFAULT_SETTINGS,
  SETTING_SCHEMAS,
  type Setting,
  type SettingKey,
} from '@pailei/contracts/site/settings/settings.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

/** What holds now: the saved value, or the default where none was saved or an older one no longer fits. */
export async function readSetting<K extends SettingKey>(db: Db | Trx, key: K): Promise<Setting<K>> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst();
  return settingOf(key, row?.value);
}

export function settingOf<K extends SettingKey>(key: K, stored: unknown): Setting<K> {
  const { data } = SETTING_SCHEMAS[key].safeParse(stored);
  return (data ?? DEFAULT_SETTINGS[key]) as Setting<K>;
}
