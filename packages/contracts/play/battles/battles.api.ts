import { BATTLE_FORMATS } from '@pailei/domain/battles/settings';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import { battleRecordSchema, battleSideSchema, battleSummarySchema, battleViewSchema } from './battle-views.ts';
import { lineUpShape } from './line-up-shape.ts';

export const BATTLE_LISTS = ['live', 'upcoming', 'finished', 'mine'] as const;
export type BattleListName = (typeof BATTLE_LISTS)[number];

const DECKS_MAX = 15;
const PEOPLE_MAX = 12;

const deckIds = z.array(idSchema).max(DECKS_MAX, '卡组数量过多');
const people = <T extends z.ZodType>(person: T) => z.array(person).max(PEOPLE_MAX, '人数过多');
const fielded = z.strictObject({ account_id: idSchema, deck_ids: deckIds });

/** A line-up as its captain sends it; names and classes are the server's to know. */
export const lineUpBody = z.strictObject({
  /** In order: the first plays board 1. */
  players: people(fielded),
  bench: people(fielded).default([]),
  advisers: people(idSchema).default([]),
  /** Relay alone: the decks of the team. */
  pool: deckIds.default([]),
  is_short: z.boolean('取值应为 true 或 false').default(false),
});
export type LineUpBody = z.output<typeof lineUpBody>;

const optionDeck = z.strictObject({
  id: z.string(),
  name: z.string(),
  class: z.string(),
  format: z.string(),
  is_legal: z.boolean(),
});

/** What a line-up can be made of, for the captains of the team. */
export const lineUpOptionsSchema = z.strictObject({
  members: z.array(
    z.strictObject({
      account_id: z.string(),
      name: z.string(),
      joined_at: isoTime,
      is_playing_elsewhere: z.boolean().describe('开战时有其他场次'),
      is_suspended: z.boolean().optional().describe('开战时账号已被停用'),
      /** Their own ones, and of others those that they share with the team or with everybody. */
      decks: z.array(optionDeck),
    }),
  ),
  /** Null: the team has not played this format, or not with decks that still are. */
  last_used: z.nullable(lineUpShape),
});
export type LineUpOptions = z.output<typeof lineUpOptionsSchema>;

const boardNumber = z.number('请指明台号').int('请指明台号').min(1, '请指明台号').max(999, '请指明台号');
const ROOT = '/battles';
const command = {
  method: 'POST',
  params: idParams,
  access: 'user',
  errors: [409],
  data: battleViewSchema,
} as const;

export const battlesApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'public',
    summary: '团队战列表',
    errors: [304],
    query: z.object({
      ...pageQuery(),
      /** `mine`: of the own team, the newest start first. Empty for a caller without one. */
      list: z.enum(BATTLE_LISTS, '列表无效').default('live'),
      team_id: idSchema.optional(),
      format: z.enum(BATTLE_FORMATS, '赛制无效').optional(),
    }),
    data: listOf(battleSummarySchema),
  }),
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'public',
    summary: '一场团队战',
    params: idParams,
    data: battleViewSchema,
  }),
  record: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/events`,
    access: 'public',
    summary: '团队战的记录',
    params: idParams,
    data: battleRecordSchema,
  }),
  /** The battle that the team plays now, else its next one, else its last one. */
  ofTeam: endpoint({
    method: 'GET',
    path: '/teams/:id/battle',
    access: 'public',
    summary: '战队当前的团队战',
    params: idParams,
    data: z.nullable(battleViewSchema),
  }),
  side: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/side`,
    access: 'user',
    summary: '我方信息：名单草稿、已锁定的名单、已点的人',
    params: idParams,
    data: battleSideSchema,
  }),
  lineUpOptions: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/line-up/options`,
    access: 'user',
    summary: '可选的队员与卡组',
    params: idParams,
    data: lineUpOptionsSchema,
  }),
  /** It may still be illegal; what is wrong with it is said when it is locked. */
  saveDraft: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id/line-up`,
    access: 'user',
    summary: '保存名单草稿',
    errors: [409],
    params: idParams,
    body: lineUpBody,
    data: battleSideSchema,
  }),
  lockLineUp: endpoint({
    ...command,
    path: `${ROOT}/:id/line-up/lock`,
    summary: '锁定出战名单，之后不能修改',
    body: lineUpBody,
  }),
  checkIn: endpoint({ ...command, path: `${ROOT}/:id/check-in`, summary: '战队签到', body: z.strictObject({}) }),
  substitute: endpoint({
    ...command,
    path: `${ROOT}/:id/substitution`,
    summary: '换人',
    body: z.strictObject({ out: idSchema, player: idSchema }),
  }),
  namePlayer: endpoint({
    ...command,
    path: `${ROOT}/:id/player`,
    summary: '派人',
    body: z.strictObject({ board_number: boardNumber, account_id: idSchema }),
  }),
  openDecks: endpoint({
    ...command,
    path: `${ROOT}/:id/decks/open`,
    summary: '团队战结束后公开本队卡组，不能撤回',
    body: z.strictObject({}),
  }),
  forfeit: endpoint({ ...command, path: `${ROOT}/:id/forfeit`, summary: '整场弃权', body: z.strictObject({}) }),
});
