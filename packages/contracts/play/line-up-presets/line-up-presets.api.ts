import { BATTLE_FORMATS, LINE_UP_PRESETS_MAX, PRESET_NAME_MAX } from '@pailei/domain/battles/settings';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineUpBody } from '../battles/battles.api.ts';
import { nameText } from '../../http/typed-text.ts';

const presetName = nameText('请输入名称')
  .normalize('NFKC')
  .min(1, '请输入名称')
  .refine((text) => Array.from(text).length <= PRESET_NAME_MAX, `名称最多 ${PRESET_NAME_MAX} 个字符`);

/** Whether it can be played is said when it is locked in a battle. */
const presetBody = z.strictObject({
  name: presetName,
  format: z.enum(BATTLE_FORMATS, '请选择赛制'),
  line_up: lineUpBody,
});
export type PresetBody = z.output<typeof presetBody>;

/** A line-up that a team keeps under a name, for its captain and vice captains. */
export const lineUpPresetSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  format: z.enum(BATTLE_FORMATS),
  line_up: lineUpBody,
  created_by: z.strictObject({ id: z.string(), username: z.string() }),
  created_at: isoTime,
  updated_at: isoTime,
});
export type LineUpPreset = z.output<typeof lineUpPresetSchema>;

const ROOT = '/teams/:id/line-up-presets';
const presetParams = z.object({ id: idSchema, preset_id: idSchema });

export const lineUpPresetsApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'user',
    summary: '保存的出战名单',
    errors: [403],
    params: idParams,
    data: z.object({ items: z.array(lineUpPresetSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'user',
    summary: '保存一份出战名单',
    errors: [403, 409],
    idempotent: true,
    params: idParams,
    body: presetBody,
    data: lineUpPresetSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:preset_id`,
    access: 'user',
    summary: '修改保存的出战名单',
    errors: [403, 409],
    params: presetParams,
    body: presetBody,
    data: lineUpPresetSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${ROOT}/:preset_id`,
    access: 'user',
    summary: '删除保存的出战名单',
    errors: [403],
    params: presetParams,
    data: z.object({ id: z.string() }),
  }),
});

export const LINE_UP_PRESET_ERRORS = {
  preset_name_taken: [409, '已有同名的出战名单，请换一个名称'],
  too_many_presets: [409, `每队最多保存 ${LINE_UP_PRESETS_MAX} 份出战名单`],
  preset_not_a_member: [422, '名单中有人不是本队队员'],
  preset_duplicate_player: [422, '同一名队员在名单中出现了两次'],
} as const satisfies ErrorTable;
