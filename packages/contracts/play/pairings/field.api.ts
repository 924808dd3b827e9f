import { usernameSchema, gameIdSchema } from '../../people/accounts/accounts.api.ts';
import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { longReason } from '../../http/reason.ts';
import { entryAnswerSchema, submitDecksBody, tournamentViewSchema } from '../tournaments/tournaments.api.ts';

const line = z.object({ rank: z.number(), points: z.number() });
const places = z.nullable(z.tuple([z.number(), z.number()]));
const meeting = z.object({ label: z.string(), table: z.number(), a_name: z.string(), b_name: z.string() });

/** What it does to others when somebody leaves: a dry run, of which nothing is kept. */
export const leavingEffectsSchema = z.object({
  /** Open matches that they lose by it. */
  forfeits: z.array(meeting),
  /** Who goes on without playing. */
  walkovers: z.array(z.object({ name: z.string() })),
  opens: z.array(meeting),
  withdrawn: z.array(meeting),
  ends_stage: z.boolean(),
  ends_event: z.boolean(),
  /** A round that waits to be published is drawn anew without them. */
  redraws_round: z.boolean(),
  standings: z.array(z.object({ name: z.string(), from: line, to: line })),
  places: z.array(z.object({ name: z.string(), from: places, to: places })),
});
export type LeavingEffectsView = z.output<typeof leavingEffectsSchema>;

export const LEAVING_KINDS = ['drop', 'disqualify'] as const;

export const lateEntryBody = submitDecksBody.pick({ decks: true }).extend({ game_id: gameIdSchema.optional() });
export const enterLateBody = submitDecksBody
  .pick({ decks: true })
  .extend({ username: usernameSchema, reason: longReason() });

const ROOT = '/solo-tournaments/:id';
const participantParams = z.object({ id: idSchema, participant_id: idSchema });

/** Who comes into an event that is running, who goes, and what that does. */
export const fieldApi = inArea('tournaments', {
  enterLate: endpoint({
    method: 'POST',
    path: `${ROOT}/late-entry`,
    access: 'user',
    summary: '中途加入（赛事允许时）',
    params: idParams,
    body: lateEntryBody,
    data: entryAnswerSchema,
    errors: [404, 409, 422],
  }),
  undoDrop: endpoint({
    method: 'POST',
    path: `${ROOT}/undo-drop`,
    access: 'user',
    summary: '撤销退出（下一轮配对之前）',
    params: idParams,
    body: z.strictObject({}),
    data: entryAnswerSchema,
    errors: [404, 409],
  }),
  enterParticipantLate: endpoint({
    method: 'POST',
    path: `${ROOT}/participants/late-entry`,
    access: 'referee',
    summary: '让选手中途加入',
    params: idParams,
    body: enterLateBody,
    data: tournamentViewSchema,
    errors: [404, 409, 422],
  }),
  leavingEffects: endpoint({
    method: 'GET',
    path: `${ROOT}/participants/:participant_id/leaving-effects`,
    access: 'referee',
    summary: '选手退出或被取消资格的影响（预演）',
    params: participantParams,
    query: z.strictObject({ kind: z.enum(LEAVING_KINDS, { error: '请选择退出或取消资格' }) }),
    data: leavingEffectsSchema,
    errors: [404, 409],
  }),
});

export const FIELD_ERRORS = {
  unknown_account: [404, '没有找到这个用户'],
} as const satisfies ErrorTable;
