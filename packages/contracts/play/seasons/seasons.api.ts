import { SEASON_NUMBER_MAX } from '@pailei/domain/seasons/season';
import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
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

/** Where somebody stands, or stood, in a season. */
const seasonRecordSchema = z.strictObject({
  number: z.number(),
  name: z.string(),
  ends_at: isoTime,
  closed_at: z.nullable(isoTime),
  rank: z.number(),
  total: z.number(),
  points: z.number(),
  titles: z.number(),
  is_champion: z.boolean(),
});
export type SeasonPlace = z.output<typeof seasonRecordSchema>;

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
      items: z.array(seasonRecordSchema),
      team_titles: z
        .array(
          z.strictObject({
            number: z.number(),
            name: z.string(),
            team: z.strictObject({ id: z.string(), name: z.string() }),
          }),
        )
        .describe('在夺冠战队名册中的赛季'),
    }),
  }),
  ofTeam: endpoint({
    ...read,
    path: '/teams/:id/seasons',
    summary: '战队的赛季成绩与奖杯',
    params: idParams,
    data: z.object({ items: z.array(seasonRecordSchema) }),
  }),
  tableCsv: fileEndpoint({
    ...read,
    path: '/seasons/:number/table.csv',
    summary: '导出赛季积分榜（CSV）',
    params: ofSeason,
    query: z.strictObject({ kind: competitorKind.default('account') }),
    media_type: 'text/csv; charset=utf-8',
  }),
  tablesJson: fileEndpoint({
    ...read,
    path: '/seasons/:number/tables.json',
    summary: '导出赛季的两张积分榜、积分规则与全部依据（JSON）',
    params: ofSeason,
    media_type: 'application/json; charset=utf-8',
  }),
};
