import { CHALLENGE_STATUSES } from '@pailei/domain/battles/challenge/types';
import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, inArea, listOf, pageQuery } from '../../http/endpoint.ts';
import { checkBans, fitsLength, LENGTH_REFUSAL, offerFields, slotField } from './challenge-fields.ts';
import { challengeSchema, challengeViewSchema } from './challenge-views.ts';

const ROOT = '/challenges';
const proposal_number = z.number('请指明方案').int('请指明方案').min(1, '请指明方案').max(9_999, '请指明方案');
const answered = z.strictObject({ proposal_number });
/** To another team, in the name of the own one. */
export const newChallengeBody = z
  .strictObject({ team_id: idSchema.describe('对方战队'), ...offerFields })
  .refine(fitsLength, LENGTH_REFUSAL)
  .superRefine(checkBans);
const moved = z.strictObject({ starts_at: slotField });
const nothing = z.strictObject({});

/** Who leads one of the two teams acts; to whoever is in neither the challenge is not there. */
const command = {
  method: 'POST',
  params: idParams,
  access: 'user',
  errors: [403, 409],
  idempotent: true,
  data: challengeViewSchema,
} as const;

export const challengesApi = inArea('tournaments', {
  /** For the own team: its captain or a vice captain. */
  propose: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'user',
    summary: '向另一支战队约战',
    errors: [403, 404, 409],
    idempotent: true,
    body: newChallengeBody,
    data: challengeViewSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'user',
    summary: '本队的约战',
    errors: [403],
    query: z.object({
      ...pageQuery(),
      team_id: idSchema,
      status: z.enum(CHALLENGE_STATUSES, '状态无效').optional(),
    }),
    data: listOf(challengeSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'user',
    summary: '一份约战与它的全部方案',
    params: idParams,
    data: challengeViewSchema,
  }),
  counter: endpoint({
    ...command,
    path: `${ROOT}/:id/counter`,
    summary: '以新的方案答复',
    body: z
      .strictObject({ proposal_number, ...offerFields })
      .refine(fitsLength, LENGTH_REFUSAL)
      .superRefine(checkBans),
  }),
  /** There is a battle at once. Of two at the same moment one decides; the other is told that it is settled. */
  accept: endpoint({
    ...command,
    path: `${ROOT}/:id/accept`,
    summary: '接受方案中的一个时间，敲定约战',
    body: z.strictObject({ proposal_number, slot: slotField }),
  }),
  reject: endpoint({ ...command, path: `${ROOT}/:id/reject`, summary: '拒绝约战', body: answered }),
  withdraw: endpoint({ ...command, path: `${ROOT}/:id/withdraw`, summary: '撤回本队的方案', body: answered }),
  proposeMove: endpoint({ ...command, path: `${ROOT}/:id/move`, summary: '请求改期', body: moved }),
  acceptMove: endpoint({ ...command, path: `${ROOT}/:id/accept-move`, summary: '同意改期', body: moved }),
  rejectMove: endpoint({ ...command, path: `${ROOT}/:id/reject-move`, summary: '不同意改期', body: moved }),
  proposeCancel: endpoint({ ...command, path: `${ROOT}/:id/cancel`, summary: '请求取消已敲定的约战', body: nothing }),
  acceptCancel: endpoint({ ...command, path: `${ROOT}/:id/accept-cancel`, summary: '同意取消', body: nothing }),
  rejectCancel: endpoint({ ...command, path: `${ROOT}/:id/reject-cancel`, summary: '不同意取消', body: nothing }),
});

/** When a battle begins, for any calendar. */
export const battleCalendar = fileEndpoint({
  method: 'GET',
  path: '/battles/:id/calendar.ics',
  access: 'public',
  area: 'tournaments',
  summary: '团队战的日历文件（iCalendar）',
  params: idParams,
  media_type: 'text/calendar; charset=utf-8',
});
