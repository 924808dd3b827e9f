import { ROSTER_MAX } from '@pailei/domain/tournament/teams/team-settings';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, listOf } from '../../http/endpoint.ts';
import {
  entryAnswerSchema,
  entrySchema,
  listQuery,
  tournamentSummarySchema,
  tournamentViewSchema,
} from '../tournaments/tournaments.api.ts';
import { teamDetailsSchema } from '../tournaments/details/tournament-details.ts';

const ROOT = '/tournaments';

/** Who plays for the own team; the order is that of the roster. */
export const rosterBody = z.strictObject({
  account_ids: z
    .array(idSchema, '请选择参赛的队员')
    .min(1, '请选择参赛的队员')
    .max(ROSTER_MAX, `名单最多 ${ROSTER_MAX} 人`)
    .refine((ids) => new Set(ids).size === ids.length, '同一名队员只能出现一次'),
});

const empty = z.strictObject({});
/** For the own team. Captain and vice captains act for it; each of its players checks in. */
const ownCommand = {
  method: 'POST',
  params: idParams,
  access: 'user',
  body: empty,
  data: entryAnswerSchema,
  errors: [403, 409],
} as const;

/** Events that teams enter. What the staff do with them is what they do with every event. */
export const teamEventsApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'public',
    summary: '团体赛列表',
    errors: [401],
    query: listQuery,
    data: listOf(tournamentSummarySchema),
  }),
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'public',
    summary: '团体赛详情',
    params: idParams,
    data: tournamentViewSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '创建团体赛',
    body: teamDetailsSchema,
    data: tournamentViewSchema,
  }),
  entry: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/entry`,
    access: 'user',
    summary: '本队的参赛',
    params: idParams,
    data: entrySchema,
  }),
  enter: endpoint({
    ...ownCommand,
    path: `${ROOT}/:id/register`,
    summary: '以战队报名，并提交参赛名单',
    body: rosterBody,
    errors: [403, 409, 422],
  }),
  changeRoster: endpoint({
    ...ownCommand,
    method: 'PUT',
    path: `${ROOT}/:id/roster`,
    summary: '修改参赛名单；锁定后只能增补规定的人数',
    body: rosterBody,
    errors: [403, 409, 422],
  }),
  withdraw: endpoint({ ...ownCommand, path: `${ROOT}/:id/withdraw`, summary: '战队取消报名' }),
  checkIn: endpoint({ ...ownCommand, path: `${ROOT}/:id/check-in`, summary: '队员签到，人数够了即为战队签到' }),
  drop: endpoint({ ...ownCommand, path: `${ROOT}/:id/drop`, summary: '战队退出赛事' }),
});
