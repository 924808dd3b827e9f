import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, momentField, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineText, longText, hasTwoCharacters } from '../../http/typed-text.ts';

export const ANNOUNCEMENT_LEVELS = ['info', 'important'] as const;
export const LEVEL_NAMES: Readonly<Record<(typeof ANNOUNCEMENT_LEVELS)[number], string>> = {
  info: '一般',
  important: '重要',
};

export const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks count. */
  body: z.string(),
  level: z.enum(ANNOUNCEMENT_LEVELS),
  is_pinned: z.boolean(),
  starts_at: isoTime,
  /** Null: until somebody ends it. */
  ends_at: z.nullable(isoTime),
});
export type Announcement = z.output<typeof announcementSchema>;

export const announcementRecordSchema = announcementSchema.extend({
  created_by: z.string(),
  created_at: isoTime,
  updated_at: isoTime,
});
export type AnnouncementRecord = z.output<typeof announcementRecordSchema>;

const content = {
  title: lineText('请输入标题').refine(hasTwoCharacters, '标题至少 2 个字符').max(60, '标题最多 60 个字符'),
  body: longText('请输入正文').min(1, '请输入正文').max(2_000, '正文最多 2000 个字符'),
  level: z.enum(ANNOUNCEMENT_LEVELS, { error: '请选择级别' }),
  is_pinned: z.boolean('取值应为 true 或 false'),
  /** Null: now. */
  starts_at: z.nullable(momentField),
  ends_at: z.nullable(momentField),
};

type Times = { starts_at: string | null; ends_at: string | null };

const endsAfterStart = ({ starts_at, ends_at }: Times) =>
  starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at);
const ENDS_TOO_EARLY = { path: ['ends_at'], error: '结束时间应晚于开始时间' };

export const announcementBody = z.strictObject(content).refine(endsAfterStart, ENDS_TOO_EARLY);

/** `updated_at`: of the version the change was made on. */
export const announcementChangeBody = z
  .strictObject({ ...content, updated_at: isoTime })
  .refine(endsAfterStart, ENDS_TOO_EARLY);

const ROOT = '/admin/announcements';

export const announcementsApi = {
  current: endpoint({
    method: 'GET',
    path: '/announcements',
    access: 'public',
    summary: '公告',
    data: z.object({ items: z.array(announcementSchema) }),
  }),
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: '公告管理列表',
    query: z.strictObject(pageQuery(20)),
    data: listOf(announcementRecordSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: ROOT,
    access: 'admin',
    summary: '发布公告',
    body: announcementBody,
    data: announcementRecordSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${ROOT}/:id`,
    access: 'admin',
    summary: '修改公告',
    params: idParams,
    body: announcementChangeBody,
    data: announcementRecordSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: `${ROOT}/:id/end`,
    access: 'admin',
    summary: '结束公告',
    params: idParams,
    data: announcementRecordSchema,
  }),
};

export const ANNOUNCEMENT_ERRORS = {
  ends_in_past: [422, '结束时间应晚于现在'],
  announcement_ended: [409, '这条公告已经结束'],
} as const satisfies ErrorTable;
