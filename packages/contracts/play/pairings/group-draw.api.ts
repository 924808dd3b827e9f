import { GROUP_COUNT_MAX } from '@pailei/domain/groups/group-sizes';
import { CAPACITY_MAX } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { tournamentViewSchema } from '../tournaments/tournaments.api.ts';
import { lineText } from '../../http/typed-text.ts';

const ROOT = '/solo-tournaments/:id/group-draw';

/** That of the draw which the caller has seen. */
const revision = z.number({ error: '缺少分组的版本' }).int('版本无效').min(0, '版本无效');

const groups = z
  .array(z.array(lineText().max(60, '编号无效')).max(CAPACITY_MAX, '一组人数过多'), { error: '请给出分组' })
  .max(GROUP_COUNT_MAX, `最多 ${GROUP_COUNT_MAX} 组`);

const command = { method: 'POST', access: 'referee', params: idParams, data: tournamentViewSchema } as const;

/** The groups of the stage that begins next: by hand, by the seeds, or drawn live. */
export const groupDrawApi = inArea('tournaments', {
  arrange: endpoint({
    ...command,
    method: 'PUT',
    path: ROOT,
    summary: '手动分组',
    body: z.strictObject({ groups, revision }),
  }),
  bySeed: endpoint({ ...command, path: `${ROOT}/by-seed`, summary: '按种子分组', body: z.strictObject({ revision }) }),
  drawPlace: endpoint({
    ...command,
    path: `${ROOT}/places`,
    summary: '现场抽签：抽一个位置，或抽完本组',
    body: z.strictObject({ revision, whole_group: z.boolean().default(false) }),
  }),
  lock: endpoint({ ...command, path: `${ROOT}/lock`, summary: '锁定分组', body: z.strictObject({ revision }) }),
  unlock: endpoint({
    ...command,
    path: `${ROOT}/unlock`,
    summary: '解锁分组',
    body: z.strictObject({ revision, reason: longReason() }),
  }),
});
