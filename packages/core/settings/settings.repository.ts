import { DEFAULT_SETTINGS, SETTING_SCHEMAS } from '@pailei/contracts/settings';
import type { Setting, SettingKey, SettingView } from '@pailei/contracts/settings';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** What holds now: the saved value, or the default where none was saved or an older one no longer fits. */
export async function readSetting<K extends SettingKey>(db: Db | Trx, key: K): Promise<Setting<K>> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst();
  return settingOf(key, row?.value);
}

export async function readSettingView<K extends SettingKey>(db: Db | Trx, key: K): Promise<SettingView<K>> {
  const row = await db
    .selectFrom('site_setting')
    .leftJoin('account', 'account.id', 'site_setting.updated_by')
    .select(['site_setting.value', 'site_setting.updated_at', 'account.username'])
    .where('key', '=', key)
    .executeTakeFirst();
  return { value: settingOf(key, row?.value), updated_at: row?.updated_at ?? null, updated_by: row?.username ?? null };
}

/** Two who save one setting do it one after the other, also the very first time. */
export async function lockSetting(trx: Trx, key: SettingKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`.execute(trx);
}

export async function saveSetting<K extends SettingKey>(
  trx: Trx,
  setting: { key: K; value: Setting<K>; updated_at: string; updated_by: string },
): Promise<void> {
  const { key, updated_at, updated_by } = setting;
  const value = JSON.stringify(setting.value);
  await trx
    .insertInto('site_setting')
    .values({ key, value, updated_at, updated_by })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at, updated_by }))
    .execute();
}

function settingOf<K extends SettingKey>(key: K, stored: unknown): Setting<K> {
  const { data } = SETTING_SCHEMAS[key].safeParse(stored);
  return (data ?? DEFAULT_SETTINGS[key]) as Setting<K>;
}
