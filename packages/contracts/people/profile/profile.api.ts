import { ROLES } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { emailSchema, gameIdSchema, qqSchema, userSchema } from '../accounts/accounts.api.ts';
import { endpoint, fileEndpoint, idParams, idSchema, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';

export const AVATAR_SIDE = 100;
/** Users one may ask for at once. */
const AVATARS_MAX = 100;

/** An empty field takes the value away; a field that is left out stays as it is. */
const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), z.nullable(schema).optional());

export const profileBody = z.strictObject({
  email: emailSchema.optional(),
  /** Needed for another e-mail address only. */
  current_password: z.string('请输入当前密码').max(128, '密码最多 128 个字符').optional(),
  qq: clearable(qqSchema),
  game_id: clearable(gameIdSchema),
});

/** A player as everybody sees them. */
export const playerSchema = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  is_expert: z.boolean(),
  is_demo: z.boolean(),
  created_at: isoTime,
  tournaments_played: z.number(),
  matches_won: z.number(),
  matches_lost: z.number(),
  /** Of finished tournaments, best first. Those who share places 5 to 8 all have place 5 and place_to 8. */
  best_placements: z.array(
    z.object({
      tournament_id: z.string(),
      tournament_name: z.string(),
      place: z.number(),
      place_to: z.number(),
      player_count: z.number(),
      finished_at: isoTime,
    }),
  ),
});
export type Player = z.output<typeof playerSchema>;

/** A match that is over, from the player's side. `result` is null when both lost or neither won. */
export const playedMatchSchema = z.object({
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  /** Null: it is no board of a battle. */
  battle_id: z.nullable(z.string()),
  tournament_name: z.string(),
  label: z.string(),
  opponent_id: z.string(),
  opponent_name: z.string(),
  wins: z.number(),
  losses: z.number(),
  result: z.nullable(z.enum(['won', 'lost'])),
  finished_at: isoTime,
});
export type PlayedMatch = z.output<typeof playedMatchSchema>;

/** Games won and lost with the submitted decks of a class. */
export const classRecordSchema = z.object({ class: z.string().max(20), wins: z.number(), losses: z.number() });
export type ClassRecord = z.output<typeof classRecordSchema>;

export const profileApi = {
  update: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'user',
    summary: '修改个人资料',
    drops_unknown: true,
    body: profileBody,
    data: userSchema,
  }),
  player: endpoint({
    method: 'GET',
    path: '/players/:id',
    access: 'public',
    summary: '选手',
    params: idParams,
    data: playerSchema,
  }),
  record: endpoint({
    method: 'GET',
    path: '/players/:id/record',
    access: 'public',
    summary: '选手的战绩',
    params: idParams,
    query: z.object(pageQuery()),
    data: listOf(playedMatchSchema).extend({ classes: z.array(classRecordSchema) }),
  }),
  avatars: endpoint({
    method: 'GET',
    path: '/avatars',
    access: 'public',
    summary: '这些用户中有头像的',
    query: z.object({
      users: z
        .string('请选择用户')
        .max(AVATARS_MAX * 37, `一次最多 ${AVATARS_MAX} 位`)
        .transform((text) => text.split(','))
        .pipe(z.array(idSchema).max(AVATARS_MAX, `一次最多 ${AVATARS_MAX} 位`)),
    }),
    data: z.object({ users: z.array(z.string()) }),
  }),
  avatar: fileEndpoint({
    method: 'GET',
    path: '/avatars/:user',
    access: 'public',
    summary: '用户头像',
    params: z.object({ user: z.string().max(64) }),
    media_type: 'image/webp',
  }),
};

export const PROFILE_ERRORS = {
  password_needed: [422, '修改邮箱需要输入当前密码'],
  password_wrong: [422, '当前密码不正确'],
  game_id_in_use: [409, '参赛期间不能清空游戏 ID，对手要用它在游戏里找到你'],
} as const satisfies ErrorTable;
