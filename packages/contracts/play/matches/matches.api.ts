import { GAME_RESULTS, type SeriesState } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import type { SeriesViolationCode } from '@pailei/domain/series/violations';
import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import { NOTE_MAX, REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { previewQuery } from './preview-query.ts';
import { matchCallSchema } from '../referee-calls/call-views.ts';
import { rulingPreviewSchema } from './ruling-preview.ts';
import { shaped } from '../../http/shaped.ts';
import { submittedDeckSchema } from '../../decks/decks/submitted-deck.ts';
import { longReason } from '../../http/reason.ts';
import type { LogEvent } from '../../topics/topic.ts';
import { CLOCK_RULINGS, seenPreview } from './ruling-parts.ts';
import { longText } from '../../http/typed-text.ts';

const teamOfBoard = z.object({ id: z.string(), name: z.string() });

/** The board of a battle that a match is. */
export const matchBattleSchema = z.object({
  id: z.string(),
  board_number: z.number(),
  teams: z.object({ a: teamOfBoard, b: teamOfBoard }),
});

/** What a match is, apart from how it stands. It never changes while the match lives. */
export const matchInfoSchema = z.object({
  id: z.string(),
  /** Null: a board of a battle that belongs to no event. */
  tournament_id: z.nullable(z.string()),
  /** A board has the names of its two teams. */
  tournament_name: z.string(),
  is_demo: z.boolean(),
  /** Index of the stage. */
  stage: z.number(),
  /** Null: a board. */
  stage_type: z.nullable(z.enum(STAGE_TYPES)),
  stage_count: z.number(),
  round: z.number(),
  round_count: z.number(),
  table: z.number(),
  best_of: z.number(),
  is_final: z.boolean(),
  /** The round's label: 瑞士轮 第 2 轮, 半决赛. */
  label: z.string(),
  /** In the bracket that the match is one of; null in a Swiss stage. */
  seeds: z.object({ a: z.nullable(z.number()), b: z.nullable(z.number()) }),
  /** The board that it is; null: it is none. */
  battle: z.nullable(matchBattleSchema),
  /** Account ids of those who act for the two sides; those of a relay change. */
  players: z.object({ a: z.string(), b: z.string() }),
  stream_url: z.nullable(z.string()),
  delay_seconds: z.number(),
  created_at: isoTime,
});
export type MatchInfo = z.output<typeof matchInfoSchema>;

const seriesSchema = shaped<SeriesState>('SeriesState');

/** The snapshot of a match's live topic. */
export const matchSnapshotSchema = z.object({ info: matchInfoSchema, series: seriesSchema });
export type MatchSnapshot = z.output<typeof matchSnapshotSchema>;

export const matchViewSchema = z.object({
  info: matchInfoSchema,
  series: seriesSchema,
  epoch: z.string(),
  version: z.number(),
});
export type MatchView = z.output<typeof matchViewSchema>;

/** The record of a match: fold it and you have any moment of it. */
export const matchRecordSchema = z.object({
  epoch: z.string(),
  version: z.number(),
  events: z.array(shaped<LogEvent>('SeriesEvent')),
});
export type MatchRecord = z.output<typeof matchRecordSchema>;

/** What only one side may see: its lists, its own hidden choices, whom to look for in the game. Snapshot of the side's topic. */
export const matchSideSchema = z.object({
  side: z.enum(SIDES),
  decks: z.array(submittedDeckSchema),
  choices: z.array(
    z.object({ kind: z.enum(['shield', 'ban', 'pick']), game_number: z.number(), slots: z.array(z.number()) }),
  ),
  opponent_game_id: z.nullable(z.string()),
  /** Calls of a referee by this side, the oldest first. */
  calls: z.array(matchCallSchema).optional(),
});
export type MatchSide = z.output<typeof matchSideSchema>;

/** The featured match of the whole site; snapshot of the `system` topic. */
export const featuredSchema = z.object({ featured_match_id: z.nullable(z.string()) });
export type Featured = z.output<typeof featuredSchema>;

const slot = z.number('请选择卡组').int('请选择卡组').min(0, '请选择卡组').max(15, '请选择卡组');
const gameNumber = z.number('请指明局数').int('请指明局数').min(1, '请指明局数').max(99, '请指明局数');
const result = z.enum(GAME_RESULTS, { error: '请选择胜者' });
const reason = longReason();
const note = longText().max(NOTE_MAX, `说明最多 ${NOTE_MAX} 个字符`);
const side = z.enum(SIDES, { error: '请选择一方' });

const awardedWins = z.number('请输入胜局数').int('请输入整数').min(0, '胜局数不能小于 0').max(6, '胜局数过多');
const awardedScore = z.strictObject({ a: awardedWins, b: awardedWins }, { error: '请输入比分' });

/** Insists on a correction after which later matches, begun with the wrong players, no longer count. */
const force = z.boolean('取值应为 true 或 false').default(false);
/** Begins the stages behind this one anew, where the correction sends others on or has to be played on. */
const restart_stages = z.boolean('取值应为 true 或 false').default(false);
const correction = { reason, force, restart_stages, seen: seenPreview };

/** Every ruling stands in the match's record with its reason. */
export const rulingBody = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('rule_game'), game_number: gameNumber, result, reason }),
    z.strictObject({ type: z.literal('correct_game'), game_number: gameNumber, result: side, ...correction }),
    z.strictObject({
      type: z.literal('correct_score'),
      score: awardedScore,
      games: z
        .array(side)
        .min(1, '请选择各局的胜者')
        .max(11, '局数过多')
        .exactOptional()
        .describe('各局的胜者，按局序；不知道时不填'),
      ...correction,
    }),
    z.strictObject({ type: z.literal('uphold_game'), game_number: gameNumber, reason }),
    z.strictObject({ type: z.literal('void_game'), game_number: gameNumber, ...correction }),
    z.strictObject({ type: z.literal('award_result'), score: awardedScore, reason }),
    z.strictObject({ type: z.literal('caution'), side, reason }),
    z.strictObject({ type: z.literal('warn'), side, reason }),
    z.strictObject({ type: z.literal('give_game_loss'), side, game_number: gameNumber, reason }),
    z.strictObject({ type: z.literal('give_match_loss'), side, reason }),
    z.strictObject({ type: z.literal('disqualify'), side, reason }),
    ...CLOCK_RULINGS,
    z.strictObject({ type: z.literal('reopen'), ...correction }),
    z.strictObject({ type: z.literal('cancel'), reason }),
    z.strictObject({ type: z.literal('undo_ruling'), ...correction }),
  ],
  { error: '裁定类型无效' },
);

const command = { method: 'POST', params: idParams, access: 'user', data: matchViewSchema } as const;
const ROOT = '/matches';

export const matchesApi = inArea('tournaments', {
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'public',
    scope: 'events:read',
    summary: '场次',
    params: idParams,
    data: matchViewSchema,
  }),
  record: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/events`,
    access: 'public',
    scope: 'events:read',
    summary: '场次记录',
    params: idParams,
    data: matchRecordSchema,
  }),
  side: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/side`,
    access: 'user',
    summary: '我方信息',
    params: idParams,
    data: matchSideSchema,
  }),
  featured: endpoint({
    method: 'GET',
    path: '/featured-match',
    access: 'public',
    scope: 'events:read',
    summary: '焦点场次',
    data: featuredSchema,
  }),

  ready: endpoint({ ...command, path: `${ROOT}/:id/ready`, summary: '准备就绪', body: z.strictObject({}) }),
  shield: endpoint({ ...command, path: `${ROOT}/:id/shield`, summary: '提交保护', body: z.strictObject({ slot }) }),
  bans: endpoint({
    ...command,
    path: `${ROOT}/:id/bans`,
    summary: '提交禁用',
    body: z.strictObject({ slots: z.array(slot).min(1, '请选择要禁用的卡组').max(2, '禁用数量过多') }),
  }),
  pick: endpoint({
    ...command,
    path: `${ROOT}/:id/pick`,
    summary: '选择出战卡组',
    body: z.strictObject({ game_number: gameNumber, slot }),
  }),
  report: endpoint({
    ...command,
    path: `${ROOT}/:id/report`,
    summary: '上报结果',
    body: z.strictObject({ game_number: gameNumber, result, note: note.optional() }),
  }),
  contest: endpoint({
    ...command,
    path: `${ROOT}/:id/contest`,
    summary: '提出异议',
    body: z.strictObject({ game_number: gameNumber, note: note.min(1, '请说明原因') }),
  }),
  forfeit: endpoint({ ...command, path: `${ROOT}/:id/forfeit`, summary: '本场弃权', body: z.strictObject({}) }),

  previewRuling: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/ruling-preview`,
    access: 'referee',
    summary: '裁定的影响（试算，不写入）',
    errors: [409],
    params: idParams,
    query: previewQuery,
    data: rulingPreviewSchema,
  }),
  rule: endpoint({ ...command, access: 'referee', path: `${ROOT}/:id/rulings`, summary: '裁定', body: rulingBody }),
});

/** Beside the rules of the series and of the event: who may rule, and on what was seen. */
export const RULING_ERRORS = {
  own_match: [403, '你是本场的选手，请由其他裁判处理'],
  own_match_withdrawn: [403, '更正会使你自己的场次作废，请由其他裁判处理'],
  claimed_by_other: [409, '另一位裁判正在处理本场，请先接手'],
  preview_stale: [409, '情况已有变化，请重新核对更正的影响'],
} as const satisfies ErrorTable;

/** Beside the rules of the series: the whole event may stand still. */
export const PLAY_ERRORS = {
  event_paused: [409, '赛事已暂停，请等待裁判'],
} as const satisfies ErrorTable;

/** Beside the rules of the series: a result stands once the next round is published. */
export const CONTEST_ERRORS = {
  contest_too_late: [409, '下一轮已经公布，不能再提出异议'],
  board_settled: [409, '团队战已分出胜负，或后面的台已经开放，不能再提出异议，请联系裁判'],
} as const satisfies ErrorTable;

export const MATCH_ERRORS = {
  invalid_settings: [422, '赛制设置有误'],
  wrong_deck_count: [422, '卡组数量不符合赛制要求'],
  duplicate_class: [422, '卡组的职业不能重复'],
  class_mismatch: [422, '三副卡组必须是同一职业'],
  not_allowed: [403, '权限不足，无法执行此操作'],
  series_over: [409, '本场已结束'],
  series_paused: [409, '本场已暂停，请等待裁判'],
  not_paused: [409, '本场没有暂停'],
  not_started: [409, '本场尚未开始'],
  already_started: [409, '本场已经开始'],
  not_in_check_in: [409, '现在不是准备阶段'],
  already_ready: [409, '你已准备就绪'],
  not_in_shield: [409, '现在不是保护阶段'],
  not_in_ban: [409, '现在不是禁用阶段'],
  not_in_pick: [409, '现在不是选择卡组的阶段'],
  already_locked: [409, '你已提交，不能再修改'],
  illegal_deck: [422, '不能选择这副卡组'],
  wrong_ban_count: [422, '禁用的卡组数量不对'],
  deck_protected: [422, '这副卡组受到保护，不能禁用'],
  stale_game: [409, '这一局已经过去'],
  unknown_game: [404, '没有这一局'],
  no_running_game: [409, '现在没有进行中的对局'],
  already_reported: [409, '你已上报这一局的结果'],
  nothing_to_contest: [409, '没有可以提出异议的结果'],
  already_disputed: [409, '这一局已在争议中，请等待裁判'],
  already_questioned: [409, '你已对这一局提出异议'],
  series_not_over: [409, '本场尚未结束，还不能更正比分'],
  games_do_not_match: [422, '各局的胜者与比分不符'],
  nothing_to_undo: [409, '没有可以撤销的裁定'],
  played_on_since: [409, '裁定之后本场已有新的进展，不能撤销，请改用更正'],
  nothing_to_uphold: [409, '这一局没有待处理的异议'],
  game_not_finished: [409, '这一局尚未结束'],
  game_already_voided: [409, '这一局已作废'],
  same_result: [409, '结果没有变化'],
  not_forfeited: [409, '本场不是以弃权结束的'],
  stale_deadline: [409, '这个时限已经过去'],
  too_early: [409, '时限还没有到'],
  no_deadline: [409, '现在没有计时'],
  reason_required: [422, '请填写原因'],
  reason_too_long: [422, `原因最多 ${REASON_MAX} 个字符`],
  note_required: [422, '请说明原因'],
  note_too_long: [422, `说明最多 ${NOTE_MAX} 个字符`],
  invalid_seconds: [422, '秒数无效'],
  invalid_result: [422, '结果无效'],
} as const satisfies Record<SeriesViolationCode, readonly [number, string]>;
