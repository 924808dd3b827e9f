import { ENTRANT_KINDS } from '@pailei/domain/tournament/teams/team-settings';
import { TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import { ROLES } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { endpoint, idSchema, inArea, isoTime, listOf, pageQuery } from '../../../http/endpoint.ts';
import type { ErrorTable } from '../../../http/errors.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from '../../../site/uploads/uploads.api.ts';
import { tournamentSummarySchema } from '../tournaments.api.ts';
import { lineText } from '../../../http/typed-text.ts';

/** A line of the organisers' list: the lobby's, and what needs their attention. */
export const managedTournamentSchema = tournamentSummarySchema.extend({
  /** Entries that wait to be approved, and those on the waitlist. */
  pending_count: z.number(),
  waitlist_count: z.number(),
  /** Matches that are not over, and how many of them wait for a referee. */
  open_match_count: z.number(),
  case_count: z.number(),
  created_by: z.nullable(z.object({ id: z.string(), username: z.string() })),
  series: z.nullable(z.object({ id: z.string(), name: z.string(), number: z.number() })),
  updated_at: isoTime,
});
export type ManagedTournament = z.output<typeof managedTournamentSchema>;

export const MANAGED_SORTS = ['starts_at', 'updated_at', 'created_at', 'name', 'status'] as const;

const counts = z.object(
  Object.fromEntries(['all', ...TOURNAMENT_STATUSES].map((status) => [status, z.number()])) as Record<
    'all' | (typeof TOURNAMENT_STATUSES)[number],
    z.ZodNumber
  >,
);

const managedQuery = z.strictObject({
  ...pageQuery(20),
  status: z.enum(TOURNAMENT_STATUSES).optional(),
  search: lineText().min(1, '请输入搜索内容').max(40, '搜索内容过长').optional(),
  series_id: idSchema.optional(),
  entrants: z.enum(ENTRANT_KINDS, '参赛者类型无效').default('account'),
  sort_by: z.enum(MANAGED_SORTS).default('starts_at'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
});

const ROOT = '/admin/solo-tournaments';

export const managedApi = inArea('tournaments', {
  /** Every event, also drafts and what was cancelled; counts by status over all that match the search. */
  list: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'admin',
    summary: '管理个人赛：全部赛事',
    query: managedQuery,
    data: listOf(managedTournamentSchema).extend({ counts }),
  }),
  /** Who may be named as a referee of an event. */
  referees: endpoint({
    method: 'GET',
    path: `${ROOT}/referees`,
    access: 'admin',
    summary: '可以指定的裁判',
    data: z.object({
      items: z.array(z.object({ user_id: z.string(), name: z.string(), role: z.enum(ROLES) })),
    }),
  }),
  uploadBanner: endpoint({
    method: 'POST',
    path: `${ROOT}/banners`,
    access: 'admin',
    summary: '上传赛事横幅',
    upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
    data: storedImageSchema,
  }),
});

export const MANAGED_ERRORS = {
  banner_gone: [422, '图片不存在或已过期，请重新上传'],
  not_a_referee: [422, '所选账号不是裁判或已停用'],
} as const satisfies ErrorTable;
