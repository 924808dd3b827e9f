import { z } from 'zod';
import { endpoint, idParams, idSchema, isoTime } from '../../http/endpoint.ts';
import { AppError, type ErrorTable } from '../../http/errors.ts';
import { shortReason } from '../../http/reason.ts';
import { siteTimeText } from '../../people/accounts/site-time-text.ts';

/** A match of an event that somebody lost because they were called, reached and did not come. */
export const noShowSchema = z.object({
  match_id: z.string(),
  tournament_id: z.string(),
  tournament_name: z.string(),
  /** Of the round. */
  label: z.string(),
  at: isoTime,
  /** Null: it counts. */
  forgiven: z.nullable(z.object({ at: isoTime, reason: z.string() })),
});
export type NoShow = z.output<typeof noShowSchema>;

export const noShowsSchema = z.object({
  /** The newest 50. */
  items: z.array(noShowSchema),
  /** Null: the account may register. */
  cool_down: z.nullable(z.object({ until: isoTime, count: z.number() })),
});
export type NoShows = z.output<typeof noShowsSchema>;

export const noShowsApi = {
  own: endpoint({
    method: 'GET',
    path: '/no-shows',
    access: 'user',
    summary: '我的缺席记录与报名冷却',
    data: noShowsSchema,
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/admin/users/:id/no-shows',
    access: 'admin',
    summary: '用户的缺席记录与报名冷却',
    params: idParams,
    data: noShowsSchema,
  }),
  forgive: endpoint({
    method: 'POST',
    path: '/admin/users/:id/no-shows/:match/forgive',
    access: 'admin',
    summary: '撤销一次缺席记录，不再计入冷却',
    errors: [409],
    params: idParams.extend({ match: idSchema }),
    body: z.strictObject({ reason: shortReason() }),
    data: noShowsSchema,
  }),
};

export const NO_SHOW_ERRORS = {
  already_forgiven: [409, '这次缺席已经撤销'],
} as const satisfies ErrorTable;

const COOLING_DOWN = 409;

/** Why somebody may not register, and until when. */
export const coolingDown = ({ until, count }: { until: string; count: number }): AppError =>
  new AppError('cooling_down', COOLING_DOWN, `30 天内缺席 ${count} 场，${siteTimeText(until)} 之后才能报名`);
