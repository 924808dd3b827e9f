import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { tournamentViewSchema } from './tournaments.api.ts';

const order = {
  method: 'POST',
  access: 'referee',
  params: idParams,
  body: z.strictObject({ reason: longReason() }),
  data: tournamentViewSchema,
  errors: [404, 409],
} as const;

/** A whole event stands still and goes on: the staff's alone. */
export const eventPauseApi = inArea('tournaments', {
  pause: endpoint({ ...order, path: '/solo-tournaments/:id/pause', summary: '暂停整场赛事，时限停表' }),
  resume: endpoint({ ...order, path: '/solo-tournaments/:id/resume', summary: '恢复赛事，停下的时间补回' }),
});
