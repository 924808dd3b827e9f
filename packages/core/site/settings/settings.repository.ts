import type { Setting, SettingKey, SettingView } from '@pailei/contracts/site/settings/settings.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { settingOf } from './settings.reads.ts';

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
