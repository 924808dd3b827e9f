import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { crestSchema } from '../../people/teams/team-views.ts';
import { rosterBody } from '../team-events/team-events.api.ts';
import { entryAnswerSchema } from '../tournaments/tournaments.api.ts';
import { ENTRIES_AT_ONCE, entryResults } from './entries.api.ts';
import { entryTeamSchema } from './entry-teams.ts';

const ROOT = '/solo-tournaments/:id/participants/teams';
const ofEvent = { method: 'POST', params: idParams, access: 'admin', errors: [404, 409, 422] } as const;

/** What the staff do with the teams of an event, beside what they do with every entry. */
export const teamEntriesApi = inArea('tournaments', {
  teams: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'referee',
    summary: '参赛战队的队长与队徽',
    params: idParams,
    data: z.object({ items: z.array(z.object({ participant_id: z.string(), team: entryTeamSchema })) }),
  }),
  /** For every reader of the event, as they are today. */
  crests: endpoint({
    method: 'GET',
    path: '/tournaments/:id/crests',
    access: 'public',
    summary: '参赛战队的队徽',
    params: idParams,
    data: z.object({ items: z.array(z.object({ participant_id: z.string(), crest: crestSchema })) }),
  }),
  add: endpoint({
    ...ofEvent,
    path: ROOT,
    summary: '手动添加战队',
    body: rosterBody.extend({ team_id: idSchema, reason: longReason() }),
    data: entryAnswerSchema,
  }),
  import: endpoint({
    ...ofEvent,
    path: `${ROOT}/import`,
    summary: '加入名单中选定的战队，每队按入队先后取可以参赛的队员',
    body_bytes: 128 * 1_024,
    body: z.strictObject({
      team_ids: z.array(idSchema).min(1, '请选择战队').max(ENTRIES_AT_ONCE, `一次最多 ${ENTRIES_AT_ONCE} 支战队`),
      reason: longReason(),
    }),
    data: entryResults,
  }),
});

export const TEAM_ENTRY_ERRORS = {
  unknown_team: [404, '没有找到这支战队，或它还没有通过审核'],
} as const satisfies ErrorTable;
