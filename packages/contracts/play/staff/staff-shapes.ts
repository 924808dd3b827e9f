import { GAME_CASE_KINDS } from '@pailei/domain/series/cases';
import { GAME_RESULTS } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { sides } from '../matches/board-shape.ts';

const said = { note: z.nullable(z.string()), at: isoTime };

/** What one side said of the game. */
const caseSide = z.strictObject({
  user_id: z.string(),
  name: z.string(),
  report: z.nullable(z.strictObject({ result: z.enum(GAME_RESULTS), ...said })),
  /** Against the other side's report, or against the result that settled without this side's confirmation. */
  objection: z.nullable(z.strictObject(said)),
});

/** A game that waits for a referee. It never changes while it waits. */
const matchCaseSchema = z.strictObject({
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  /** Null: it is no board of a battle. */
  battle_id: z.nullable(z.string()),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  /** The round's label. */
  label: z.string(),
  table: z.number(),
  kind: z.enum(GAME_CASE_KINDS),
  game_number: z.number(),
  opened_at: isoTime,
  sides: z.strictObject({ a: caseSide, b: caseSide }),
  /** The result that an objection is against. */
  settled: z.nullable(z.enum(GAME_RESULTS)),
});
export type MatchCase = z.output<typeof matchCaseSchema>;

/** A match that gathers its players, whose call may not have reached those who are not there. */
const absenceCaseSchema = matchCaseSchema
  .pick({
    match_id: true,
    tournament_id: true,
    battle_id: true,
    tournament_name: true,
    is_demo: true,
    label: true,
    table: true,
    opened_at: true,
  })
  .extend({
    kind: z.literal('absence'),
    sides: sides(z.strictObject({ user_id: z.string(), name: z.string() })),
    /** Who is not there, and may not know of the match. */
    unreached: z.array(z.enum(SIDES)),
    /** The game that a game loss would be of. */
    next_game: z.number(),
    /** The first board of a battle, of which no player of an absent side is at any open board. */
    is_whole_team: z.optional(z.boolean()),
  });
export type AbsenceCase = z.output<typeof absenceCaseSchema>;

const person = z.strictObject({ id: z.string(), username: z.string() });

/**
 * A side of a battle that has called a referee. Who has called and why is not for every referee, since one may be of the other
 * team: it stands in the topic of the battle's own referees.
 */
export const callCaseSchema = z.strictObject({
  kind: z.literal('call'),
  call_id: z.string(),
  battle_id: z.string(),
  teams: sides(z.strictObject({ id: z.string(), name: z.string() })),
  board_number: z.nullable(z.number()),
  /** Of that board when the side called; null: none in particular, or nobody plays it. */
  match_id: z.nullable(z.string()),
  is_demo: z.boolean(),
  opened_at: isoTime,
  /** Events of the first versions lack it. */
  escalated_at: z.optional(z.nullable(isoTime)),
  /** Null: no referee has answered it yet. */
  answered_by: z.nullable(person),
});
export type CallCase = z.output<typeof callCaseSchema>;

/**
 * A reported message in the chat of a match. Who wrote what is not for every referee, since one may be of the two: a separate call reads
 * it.
 */
const chatReportCaseSchema = z.strictObject({
  kind: z.literal('chat_report'),
  report_id: z.string(),
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  /** Null: it is no board of a battle. */
  battle_id: z.nullable(z.string()),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  /** The round's label. */
  label: z.string(),
  table: z.number(),
  opened_at: isoTime,
  sides: sides(z.strictObject({ name: z.string() })),
});
export type ChatReportCase = z.output<typeof chatReportCaseSchema>;

/** A reported message in the chat of a battle, without its side and author. */
const battleChatReportCaseSchema = z.strictObject({
  kind: z.literal('battle_chat_report'),
  report_id: z.string(),
  battle_id: z.string(),
  teams: sides(z.strictObject({ id: z.string(), name: z.string() })),
  is_demo: z.boolean(),
  opened_at: isoTime,
});
export type BattleChatReportCase = z.output<typeof battleChatReportCaseSchema>;

/** A fixture of a league whose week has ended without a result. What the captains offered is read by a call of its own. */
const leagueCaseSchema = z.strictObject({
  kind: z.literal('league_week'),
  week_id: z.string(),
  battle_id: z.string(),
  tournament_id: z.string(),
  tournament_name: z.string(),
  /** The round's label. */
  label: z.string(),
  teams: sides(z.strictObject({ id: z.string(), name: z.string() })),
  is_demo: z.boolean(),
  opened_at: isoTime,
});
export type LeagueCase = z.output<typeof leagueCaseSchema>;

const matchCallSide = z.strictObject({ user_id: z.string(), name: z.string() });

/** A player who has called a referee. What they say stands in a route of its own: one of the referees may be their opponent. */
export const matchCallCaseSchema = z.strictObject({
  kind: z.literal('match_call'),
  call_id: z.string(),
  match_id: z.string(),
  tournament_id: z.nullable(z.string()),
  battle_id: z.nullable(z.string()),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  label: z.string(),
  table: z.number(),
  /** Whose call it is. */
  side: z.enum(SIDES),
  sides: z.strictObject({ a: matchCallSide, b: matchCallSide }),
  opened_at: isoTime,
  escalated_at: z.nullable(isoTime),
  answered_by: z.nullable(person),
});
export type MatchCallCase = z.output<typeof matchCallCaseSchema>;

/** What waits for a referee. */
export const staffCaseSchema = z.discriminatedUnion('kind', [
  matchCaseSchema,
  absenceCaseSchema,
  callCaseSchema,
  matchCallCaseSchema,
  chatReportCaseSchema,
  battleChatReportCaseSchema,
  leagueCaseSchema,
]);
export type StaffCase = z.output<typeof staffCaseSchema>;

/** A call that a referee has answered. */
export const answeredCallSchema = callCaseSchema.pick({ call_id: true }).extend({ answered_by: person });

/** A drawn round that waits for the staff to publish it. What it holds stands in a route of its own. */
export const openDraftSchema = z.strictObject({
  tournament_id: z.string(),
  tournament_name: z.string(),
  /** Index of the stage, from 0. */
  stage: z.number(),
  round: z.number(),
  /** Grows with every change of the draft. */
  revision: z.number(),
  drawn_at: isoTime,
});
export type OpenDraft = z.output<typeof openDraftSchema>;

/** A stalled event: its job fails again and again. */
export const stalledEventSchema = z.strictObject({
  tournament_id: z.string(),
  tournament_name: z.string(),
  since: isoTime,
});
export type StalledEvent = z.output<typeof stalledEventSchema>;
