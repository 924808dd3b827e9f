import { lineUpBody } from '@pailei/contracts/play/battles/battles.api';
import type { LineUpPreset } from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import type { Db } from '@pailei/db/client';
import { byPinyin } from '@pailei/db/pinyin';
import type { LineUpPresetTable } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import type { Insertable, Updateable } from 'kysely';

function presets(db: Db | Trx, teamId: string) {
  return db
    .selectFrom('line_up_preset as preset')
    .innerJoin('account', 'account.id', 'preset.created_by')
    .select([
      'preset.id',
      'preset.name',
      'preset.format',
      'preset.line_up',
      'preset.created_by',
      'account.username',
      'preset.created_at',
      'preset.updated_at',
    ])
    .where('preset.team_id', '=', teamId);
}

type Row = Awaited<ReturnType<ReturnType<typeof presets>['execute']>>[number];

function presetOf({ created_by, username, line_up, ...preset }: Row): LineUpPreset {
  return { ...preset, line_up: lineUpBody.parse(line_up), created_by: { id: created_by, username } };
}

/** By name. */
export async function findPresets(db: Db, teamId: string): Promise<LineUpPreset[]> {
  const rows = await presets(db, teamId).orderBy('preset.name_key', byPinyin()).orderBy('preset.id').execute();
  return rows.map(presetOf);
}

export async function findPreset(db: Db | Trx, teamId: string, id: string): Promise<LineUpPreset | undefined> {
  const row = await presets(db, teamId).where('preset.id', '=', id).executeTakeFirst();
  return row && presetOf(row);
}

/** Ids and names of all presets of a team. */
export function findPresetNames(trx: Trx, teamId: string): Promise<{ id: string; name_key: string }[]> {
  return trx.selectFrom('line_up_preset').select(['id', 'name_key']).where('team_id', '=', teamId).execute();
}

export async function insertPreset(trx: Trx, row: Insertable<LineUpPresetTable>): Promise<void> {
  await trx.insertInto('line_up_preset').values(row).execute();
}

type Changes = Pick<Updateable<LineUpPresetTable>, 'name' | 'name_key' | 'format' | 'line_up' | 'updated_at'>;

export async function updatePreset(trx: Trx, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('line_up_preset').set(changes).where('id', '=', id).execute();
}

/** False when the team has none of this id. */
export async function deletePreset(trx: Trx, teamId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('line_up_preset')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of these accounts those that are in the team. */
export async function findMembersAmong(trx: Trx, teamId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('team_member')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('account_id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
