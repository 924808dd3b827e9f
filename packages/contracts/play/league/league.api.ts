import { LEAGUE_PROPOSALS_MAX, LEAGUE_SLOTS_MAX } from '@pailei/domain/battles/league/types';
import { z } from 'zod';
import { endpoint, idParams, inArea, momentField } from '../../http/endpoint.ts';
import { leagueWeekSchema } from './league-views.ts';

const ROOT = '/league-weeks';
const number = z.number('请指明提议').int('请指明提议').max(LEAGUE_PROPOSALS_MAX, '请指明提议');
const proposed = number.min(1, '请指明提议');
const slot = momentField.describe('开战时间');

/** Times for the other side to choose from. */
export const proposeTimesBody = z.strictObject({
  seen: number.min(0, '请指明提议').describe('看到的最新提议；0 为还没有'),
  slots: z
    .array(slot, '请提出开战时间')
    .min(1, '请至少提出一个时间')
    .max(LEAGUE_SLOTS_MAX, `最多提出 ${LEAGUE_SLOTS_MAX} 个时间`),
});

/** Who leads one of the two teams acts; to whoever is in neither and rules nothing the week is not there. */
const command = {
  method: 'POST',
  params: idParams,
  access: 'user',
  errors: [403, 409],
  idempotent: true,
  data: leagueWeekSchema,
} as const;

export const leagueApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'user',
    summary: '本队在联赛中还没有打完的对阵',
    data: z.strictObject({ items: z.array(leagueWeekSchema) }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'user',
    summary: '一场联赛对阵的时间与全部提议',
    params: idParams,
    data: leagueWeekSchema,
  }),
  propose: endpoint({
    ...command,
    path: `${ROOT}/:id/propose`,
    summary: '提出开战时间，也可以此答复对方',
    errors: [403, 409, 422],
    body: proposeTimesBody,
  }),
  accept: endpoint({
    ...command,
    path: `${ROOT}/:id/accept`,
    summary: '同意对方提出的一个时间',
    errors: [403, 409, 422],
    body: z.strictObject({ number: proposed, slot }),
  }),
  decline: endpoint({
    ...command,
    path: `${ROOT}/:id/decline`,
    summary: '不同意对方提出的时间',
    body: z.strictObject({ number: proposed }),
  }),
});
