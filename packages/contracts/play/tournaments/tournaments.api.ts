import { DECK_CODE_MAX } from '@pailei/domain/decks/code/deck-code';
import { gameIdSchema } from '../../people/accounts/accounts.api.ts';
import { deckClassField } from '../../decks/decks/decks.api.ts';
import { MAX_FREE_DECKS, SERIES_FORMATS } from '@pailei/domain/series/settings';
import { ENTRANT_KINDS } from '@pailei/domain/tournament/teams/team-settings';
import {
  PARTICIPANT_STATUSES,
  TOURNAMENT_STATUSES,
  type Participant,
  type TournamentState,
} from '@pailei/domain/tournament/types';
import type { NextStep } from '@pailei/domain/tournament/next-step';
import { z } from 'zod';
import { submittedDeckSchema } from '../../decks/decks/submitted-deck.ts';
import { endpoint, idParams, idSchema, inArea, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import { shaped } from '../../http/shaped.ts';
import { longReason } from '../../http/reason.ts';
import { stageSettingsSchema } from '../stages/stage-unions.ts';
import { seedingFactsSchema, seedingQuery, seedingSchema } from './seeding.contract.ts';
import { tournamentChangesSchema, tournamentDetailsSchema } from './details/tournament-details.ts';
import { secondsField } from '../../http/seconds-field.ts';
import { lineText, longText, nameText } from '../../http/typed-text.ts';

/** One line of the lobby. */
export const tournamentSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  is_demo: z.boolean(),
  capacity: z.number(),
  /** Points that an entry costs; missing: none. */
  entry_fee: z.number().optional(),
  /** Missing: accounts. */
  entrants: z.enum(ENTRANT_KINDS).optional(),
  participant_count: z.number(),
  format: z.enum(SERIES_FORMATS),
  bans: z.number(),
  stages: z.array(stageSettingsSchema),
  registration_closes_at: z.nullable(isoTime),
  starts_at: z.nullable(isoTime),
  check_in_opens_at: z.nullable(isoTime),
  started_at: z.nullable(isoTime),
  finished_at: z.nullable(isoTime),
  /** Index of the stage being played and number of its newest round. */
  current_stage: z.nullable(z.number()),
  current_round: z.nullable(z.number()),
  /** How many rounds the stage being played has. */
  round_count: z.nullable(z.number()),
  featured_match_id: z.nullable(z.string()),
  champion: z.nullable(z.string()),
});
export type TournamentSummary = z.output<typeof tournamentSummarySchema>;

/** As the live topic's snapshot. */
export const tournamentStateSchema = shaped<TournamentState>('TournamentState');

export const tournamentViewSchema = z.object({
  tournament: tournamentStateSchema,
  epoch: z.string(),
  version: z.number(),
});
export type TournamentView = z.output<typeof tournamentViewSchema>;

/** What one entrant sees of their own entry. */
export const entrySchema = z.object({
  participant_id: z.nullable(z.string()),
  status: z.nullable(z.enum(PARTICIPANT_STATUSES)),
  decks: z.array(submittedDeckSchema),
  /** The match of theirs that is open, if any. */
  match_id: z.nullable(z.string()),
  /** Of a delayed event, whose views trail: the entry and what is next for it as they are now. */
  own: z.nullable(z.object({ participant: shaped<Participant>('Participant'), step: shaped<NextStep>('NextStep') })),
});
export type Entry = z.output<typeof entrySchema>;

/**
 * What a player's command is answered with: their entry, never the whole event, so that a field may come at once. `version` is
 * that of the tournament's topic from which on it shows the change; null where the caller's view of the event trails.
 */
export const entryAnswerSchema = z.object({ entry: entrySchema, version: z.nullable(z.number()) });
export type EntryAnswer = z.output<typeof entryAnswerSchema>;

const submittedDecks = z
  .array(
    z.strictObject({
      name: nameText('请输入卡组名称').min(1, '请输入卡组名称').max(40, '卡组名称最多 40 个字符'),
      code: longText('请输入卡组码').min(1, '请输入卡组码').max(DECK_CODE_MAX, '卡组码过长'),
      class: deckClassField,
    }),
  )
  .min(1, '请至少提交 1 副卡组')
  .max(MAX_FREE_DECKS, `最多提交 ${MAX_FREE_DECKS} 副卡组`);

export const submitDecksBody = z.strictObject({ decks: submittedDecks });

/** `game_id` takes the place of the one in the profile; who has none there has to give it. */
export const enterBody = z.strictObject({ game_id: gameIdSchema.optional() });

const reason = longReason();
/** By the staff for one participant. */
export const enterDecksBody = z.strictObject({ decks: submittedDecks, reason });
const empty = z.strictObject({});
const participantParams = z.object({ id: idSchema, participant_id: idSchema });

export const listQuery = z.strictObject({
  ...pageQuery(20),
  status: z.enum([...TOURNAMENT_STATUSES, 'open']).optional(),
  /** Only those the caller is in; needs a login. */
  mine: z.stringbool('取值应为 true 或 false').optional(),
  format: z.enum(SERIES_FORMATS).optional(),
  search: lineText().min(1, '请输入搜索内容').max(40, '搜索内容过长').optional(),
});

const command = { params: idParams, body: empty, data: tournamentViewSchema, method: 'POST' } as const;
const ownCommand = { ...command, access: 'user', data: entryAnswerSchema } as const;
const onParticipant = { ...command, params: participantParams } as const;
const ROOT = '/solo-tournaments';

export const tournamentsApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'public',
    scope: 'events:read',
    summary: '个人赛列表',
    errors: [401],
    query: listQuery,
    data: listOf(tournamentSummarySchema),
  }),
  get: endpoint({
    method: 'GET',
    path: `${ROOT}/:id`,
    access: 'public',
    scope: 'events:read',
    summary: '赛事详情',
    params: idParams,
    data: tournamentViewSchema,
  }),
  entry: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/entry`,
    access: 'user',
    summary: '我的参赛',
    params: idParams,
    data: entrySchema,
  }),

  register: endpoint({ ...ownCommand, path: `${ROOT}/:id/register`, summary: '报名', body: enterBody, errors: [422] }),
  withdraw: endpoint({ ...ownCommand, path: `${ROOT}/:id/withdraw`, summary: '取消报名' }),
  submitDecks: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id/decks`,
    access: 'user',
    summary: '提交卡组',
    body: submitDecksBody,
    data: entrySchema,
  }),
  checkIn: endpoint({ ...ownCommand, path: `${ROOT}/:id/check-in`, summary: '签到' }),
  drop: endpoint({ ...ownCommand, path: `${ROOT}/:id/drop`, summary: '退出赛事' }),

  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '创建赛事',
    body: tournamentDetailsSchema,
    data: tournamentViewSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '修改赛事',
    params: idParams,
    body: tournamentChangesSchema,
    data: tournamentViewSchema,
  }),
  openRegistration: endpoint({
    ...command,
    path: `${ROOT}/:id/open-registration`,
    access: 'admin',
    summary: '开放报名',
  }),
  cancel: endpoint({
    ...command,
    path: `${ROOT}/:id/cancel`,
    access: 'admin',
    summary: '取消赛事',
    body: z.strictObject({ reason }),
  }),

  seeding: endpoint({
    method: 'GET',
    path: `${ROOT}/:id/seeding`,
    access: 'referee',
    summary: '种子的依据',
    params: idParams,
    query: seedingQuery,
    data: seedingFactsSchema,
  }),
  changeSeeding: endpoint({
    ...command,
    method: 'PUT',
    path: `${ROOT}/:id/seeding`,
    access: 'referee',
    summary: '设置种子',
    body: seedingSchema,
  }),
  openCheckIn: endpoint({
    ...command,
    path: `${ROOT}/:id/open-check-in`,
    access: 'referee',
    summary: '开放签到',
    body: z.strictObject({ seconds: secondsField(86_400).default(600) }),
  }),
  start: endpoint({ ...command, path: `${ROOT}/:id/start`, access: 'referee', summary: '开始赛事' }),
  advance: endpoint({ ...command, path: `${ROOT}/:id/advance`, access: 'referee', summary: '开始下一轮' }),
  feature: endpoint({
    ...command,
    path: `${ROOT}/:id/feature`,
    access: 'referee',
    summary: '设置焦点场次',
    body: z.strictObject({ match_id: z.nullable(idSchema) }),
  }),
  approve: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/approve`,
    access: 'admin',
    summary: '通过报名',
  }),
  reject: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/reject`,
    access: 'admin',
    summary: '拒绝报名',
    body: z.strictObject({ reason }),
  }),
  dropParticipant: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/drop`,
    access: 'referee',
    summary: '让选手退出赛事',
    body: z.strictObject({ reason }),
  }),
  reinstate: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/reinstate`,
    access: 'referee',
    summary: '恢复参赛',
  }),
  enterDecks: endpoint({
    ...onParticipant,
    method: 'PUT',
    path: `${ROOT}/:id/participants/:participant_id/decks`,
    access: 'referee',
    summary: '代选手提交卡组',
    body: enterDecksBody,
  }),
  unlockDecks: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/unlock-decks`,
    access: 'referee',
    summary: '解锁选手的卡组',
    body: z.strictObject({ reason }),
  }),
  disqualify: endpoint({
    ...onParticipant,
    path: `${ROOT}/:id/participants/:participant_id/disqualify`,
    access: 'referee',
    summary: '取消资格',
    body: z.strictObject({ reason }),
  }),
});
