import { SEASON_NUMBER_MAX } from '@pailei/domain/seasons';
import { z } from 'zod';
import { endpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import { championPageSchema } from './season-champions.ts';
import {
  competitorKind,
  competitorSchema,
  LIVE_ROWS,
  seasonEventSchema,
  seasonSummarySchema,
  seasonViewSchema,
  standingSchema,
} from './season-views.ts';

const number = z.coerce
  .number('赛季编号无效')
  .int('赛季编号无效')
  .min(1, '赛季编号无效')
  .max(SEASON_NUMBER_MAX, '赛季编号无效');
const ofSeason = z.object({ number });
const read = { method: 'GET', access: 'public', scope: 'standings:read' } as const;

/** What everybody reads of seasons. */
export const seasonsApi = {
  list: endpoint({
    ...read,
    path: '/seasons',
    summary: '赛季，新的在前',
    data: z.object({ items: z.array(seasonSummarySchema) }),
  }),
  get: endpoint({
    ...read,
    path: '/seasons/:number',
    summary: '赛季与两张积分榜的前列',
    params: ofSeason,
    data: seasonViewSchema,
  }),
  table: endpoint({
    ...read,
    path: '/seasons/:number/table',
    summary: '赛季积分榜',
    params: ofSeason,
    query: z.strictObject({ kind: competitorKind.default('account'), ...pageQuery(LIVE_ROWS, 200) }),
    data: listOf(standingSchema),
  }),
  events: endpoint({
    ...read,
    path: '/seasons/:number/events',
    summary: '赛季的计分赛事',
    params: ofSeason,
    data: z.object({ items: z.array(seasonEventSchema) }),
  }),
  competitor: endpoint({
    ...read,
    path: '/seasons/:number/competitors/:id',
    summary: '选手或战队的赛季积分是怎么来的',
    params: ofSeason.extend({ id: idSchema }),
    query: z.strictObject({ kind: competitorKind.default('account') }),
    data: competitorSchema,
  }),
  champion: endpoint({
    ...read,
    path: '/seasons/:number/champion',
    summary: '已结束赛季的冠军页',
    params: ofSeason,
    data: championPageSchema,
  }),
  ofPlayer: endpoint({
    ...read,
    path: '/players/:id/seasons',
    summary: '选手的赛季成绩与奖杯',
    params: idParams,
    data: z.object({
      items: z.array(
        z.strictObject({
          number: z.number(),
          name: z.string(),
          ends_at: isoTime,
          closed_at: z.nullable(isoTime),
          rank: z.number(),
          total: z.number(),
          points: z.number(),
          titles: z.number(),
          is_champion: z.boolean(),
        }),
      ),
    }),
  }),
};
