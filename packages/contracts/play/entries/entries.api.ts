import { PARTICIPANT_STATUSES, TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import {
  endpoint,
  fileEndpoint,
  idParams,
  idSchema,
  inArea,
  isoTime,
  listOf,
  momentField,
  pageQuery,
} from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { usernameSchema } from '../../people/accounts/accounts.api.ts';
import { entryAnswerSchema, tournamentViewSchema } from '../tournaments/tournaments.api.ts';
import { entryTeamSchema, importedTeamSchema } from './entry-teams.ts';
import { lineText, longText } from '../../http/typed-text.ts';

/** Entries that one call answers or brings in: as many as an event may hold. */
export const ENTRIES_AT_ONCE = 1_024;
export const NOTE_MAX = 500;
const CSV_MAX = 100_000;

export const entryRowSchema = z.object({
  /** Of the participant. */
  id: z.string(),
  name: z.string(),
  /** Who has entered; null: a team has. */
  account_id: z.nullable(z.string()),
  /** In an event of teams. */
  team: z.nullable(entryTeamSchema),
  status: z.enum(PARTICIPANT_STATUSES),
  created_at: isoTime,
  note_count: z.number(),
  tournament: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(TOURNAMENT_STATUSES),
    /** Points that an entry costs. */
    entry_fee: z.number(),
  }),
});
export type EntryRow = z.output<typeof entryRowSchema>;

/** What became of one of many. */
const resultSchema = z.object({
  /** Of the participant, or of the account or team that was to come in. */
  id: z.string(),
  /** Why not; null: it is done. */
  message: z.nullable(z.string()),
});
export type EntryResult = z.output<typeof resultSchema>;
export const entryResults = z.object({ results: z.array(resultSchema) });

export const participantNoteSchema = z.object({
  id: z.string(),
  participant_id: z.string(),
  text: z.string(),
  author_name: z.nullable(z.string()),
  created_at: isoTime,
});
export type ParticipantNote = z.output<typeof participantNoteSchema>;

export const importLineSchema = z.object({
  /** As in the file, from 1. */
  line: z.number(),
  text: z.string(),
  account: z.nullable(z.object({ id: z.string(), username: z.string() })),
  /** In an event of teams: whom the line names, and who would play for it. */
  team: z.nullable(importedTeamSchema),
  /** Why it cannot come in; null: it can. */
  problem: z.nullable(z.string()),
});
export type ImportLine = z.output<typeof importLineSchema>;

const ROOT = '/solo-tournaments/:id';
const participantParams = z.object({ id: idSchema, participant_id: idSchema });
const noBody = z.strictObject({});
const ofEvent = { method: 'POST', params: idParams, errors: [404, 409, 422] as const } as const;
const ids = (text: string) => z.array(idSchema).min(1, text).max(ENTRIES_AT_ONCE, `一次最多 ${ENTRIES_AT_ONCE} 位选手`);

/** Entries of all events for those who run them: asked for, waiting, in; and what players do on the waitlist. */
export const entriesApi = inArea('tournaments', {
  list: endpoint({
    method: 'GET',
    path: '/admin/registrations',
    access: 'admin',
    summary: '各赛事的报名',
    query: z.strictObject({
      ...pageQuery(50),
      tournament_id: idSchema.optional(),
      status: z.enum(PARTICIPANT_STATUSES, '报名状态无效').optional(),
      search: lineText().min(1, '请输入搜索内容').max(40, '搜索内容过长').optional(),
    }),
    data: listOf(entryRowSchema),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/registrations/answers',
    access: 'admin',
    summary: '批量通过或拒绝报名',
    body_bytes: 256 * 1_024,
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('approve'), entries: entriesField() }),
      z.strictObject({ answer: z.literal('reject'), entries: entriesField(), reason: longReason() }),
    ]),
    data: entryResults,
  }),
  add: endpoint({
    ...ofEvent,
    path: `${ROOT}/participants`,
    access: 'admin',
    summary: '手动添加选手',
    body: z.strictObject({ username: usernameSchema, reason: longReason() }),
    data: entryAnswerSchema,
  }),
  previewImport: endpoint({
    ...ofEvent,
    path: `${ROOT}/participants/import-preview`,
    access: 'admin',
    summary: '读取选手或战队名单（CSV），逐行说明能否加入',
    body_bytes: 512 * 1_024,
    body: z.strictObject({ csv: z.string('请选择文件').max(CSV_MAX, '文件过大') }),
    data: z.object({ lines: z.array(importLineSchema) }),
  }),
  import: endpoint({
    ...ofEvent,
    path: `${ROOT}/participants/import`,
    access: 'admin',
    summary: '加入名单中选定的选手',
    body_bytes: 128 * 1_024,
    body: z.strictObject({ account_ids: ids('请选择选手'), reason: longReason() }),
    data: entryResults,
  }),
  csv: fileEndpoint({
    method: 'GET',
    path: `${ROOT}/participants.csv`,
    access: 'referee',
    summary: '导出参赛名单（CSV）',
    params: idParams,
    media_type: 'text/csv; charset=utf-8',
  }),
  checkInOther: endpoint({
    ...ofEvent,
    path: `${ROOT}/participants/:participant_id/check-in`,
    access: 'referee',
    summary: '代选手、战队或队员签到',
    params: participantParams,
    /** `account_id`: the player of a team who is there; missing: the whole entry is. */
    body: z.strictObject({ account_id: idSchema.optional() }),
    data: entryAnswerSchema,
  }),
  extendCheckIn: endpoint({
    ...ofEvent,
    path: `${ROOT}/extend-check-in`,
    access: 'referee',
    summary: '延长签到',
    body: z.strictObject({ due_at: momentField, reason: longReason() }),
    data: tournamentViewSchema,
  }),
  moveOnWaitlist: endpoint({
    ...ofEvent,
    path: `${ROOT}/waitlist-moves`,
    access: 'admin',
    summary: '调整候补顺序',
    body: z.strictObject({ participant_id: idSchema, before: z.nullable(idSchema), reason: longReason() }),
    data: tournamentViewSchema,
  }),
  declinePlace: endpoint({
    ...ofEvent,
    path: `${ROOT}/decline-place`,
    access: 'user',
    summary: '放弃得到的候补名额',
    body: noBody,
    data: entryAnswerSchema,
  }),
  notes: endpoint({
    method: 'GET',
    path: `${ROOT}/notes`,
    access: 'referee',
    summary: '工作人员对选手的备注',
    params: idParams,
    data: z.object({ items: z.array(participantNoteSchema) }),
  }),
  addNote: endpoint({
    ...ofEvent,
    path: `${ROOT}/participants/:participant_id/notes`,
    access: 'referee',
    summary: '写一条选手备注',
    params: participantParams,
    body: z.strictObject({
      text: longText('请填写备注').min(1, '请填写备注').max(NOTE_MAX, `备注最多 ${NOTE_MAX} 个字符`),
    }),
    data: participantNoteSchema,
  }),
});

function entriesField() {
  return z
    .array(z.strictObject({ tournament_id: idSchema, participant_id: idSchema }))
    .min(1, '请选择报名')
    .max(ENTRIES_AT_ONCE, `一次最多 ${ENTRIES_AT_ONCE} 项报名`);
}

export const IMPORT_ERRORS = {
  csv_unreadable: [422, '文件无法读取，请用逗号分隔的 CSV'],
  csv_empty: [422, '文件里没有参赛者'],
  csv_too_long: [422, `一次最多 ${ENTRIES_AT_ONCE} 行`],
} as const satisfies ErrorTable;
