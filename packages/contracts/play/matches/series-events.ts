import {
  DUE_KINDS,
  GAME_ENDINGS,
  GAME_RESULTS,
  PENALTY_KINDS,
  RULING_KINDS,
  SERIES_END_CAUSES,
  SERIES_STATUSES,
} from '@pailei/domain/series/types';
import type { SeriesEvents, SeriesEventType } from '@pailei/domain/series/events';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { eventShape } from '../../topics/event-shape.ts';
import { person, seriesDecks, seriesSettings, side, slot, standingShape } from './series-shape.ts';

const at = isoTime;
const due_at = isoTime;
const game_number = z.number();
const text = z.nullable(z.string());
const result = z.enum(GAME_RESULTS);
const slots = z.array(slot);
const step = z.enum(['shield', 'ban', 'pick']);
const ruled = { reason: z.string(), by: person, at };
const locked = z.strictObject({ side, by_system: z.boolean(), at });
const participant = z.strictObject({ participant_id: z.string(), name: z.string(), decks: seriesDecks });
const endedBy = z.enum(GAME_ENDINGS);

const finalScore = z.strictObject({ a: z.number(), b: z.number() });
const correctedGames = z.array(z.strictObject({ game_number, winner: side }));

/** Payload of each event of a match. The compiler holds it to the engine's types. */
export const SERIES_EVENT_SHAPES = {
  series_created: z.strictObject({
    series_id: z.string(),
    settings: seriesSettings,
    sides: z.strictObject({ a: participant, b: participant }),
    at,
  }),
  check_in_opened: z.strictObject({ due_at, at }),
  check_in_prolonged: z.strictObject({ due_at, at }),
  check_in_held: z.strictObject({ sides: z.array(side), due_at, at }),
  check_in_restarted: z.strictObject({ sides: z.array(side), due_at, at }),
  side_ready: z.strictObject({ side, at }),
  step_started: z.strictObject({ step, game_number: z.nullable(game_number), due_at, at }),
  deadline_missed: z.strictObject({ side, step, at }),
  grace_given: z.strictObject({ sides: z.array(side), due_at, at }),
  shield_locked: locked,
  shields_revealed: z.strictObject({ slots: z.strictObject({ a: slot, b: slot }), at }),
  bans_locked: locked,
  bans_revealed: z.strictObject({ slots: z.strictObject({ a: slots, b: slots }), at }),
  pick_locked: locked.extend({ game_number }),
  picks_revealed: z.strictObject({ game_number, slots: z.strictObject({ a: slot, b: slot }), at }),
  game_started: z.strictObject({ game_number, a_slot: slot, b_slot: slot, replay_of: z.nullable(game_number), at }),
  result_reported: z.strictObject({
    game_number,
    side,
    result,
    note: text,
    screenshot_id: text,
    due_at: z.nullable(isoTime),
    at,
  }),
  report_reminded: z.strictObject({
    game_number,
    side,
    due_at,
    due_kind: z.enum(DUE_KINDS).extract(['reminder', 'confirm']),
    at,
  }),
  dispute_opened: z.strictObject({
    game_number,
    cause: z.enum(['reports_differ', 'contested']),
    side,
    note: text,
    screenshot_id: text,
    at,
  }),
  result_questioned: z.strictObject({ game_number, side, note: z.string(), screenshot_id: text, at }),
  game_finished: z.strictObject({
    game_number,
    winner: result,
    ended_by: endedBy.extract(['agreement', 'unconfirmed', 'ruling', 'penalty']),
    at,
  }),
  game_awarded: z.strictObject({
    game_number,
    winner: side,
    ended_by: endedBy.extract(['ruling', 'penalty', 'timeout', 'no_show']),
    at,
  }),
  game_ruled: z.strictObject({ game_number, result, ...ruled }),
  game_corrected: z.strictObject({ game_number, previous: result, winner: side, ...ruled }),
  game_upheld: z.strictObject({ game_number, winner: result, ...ruled }),
  game_voided: z.strictObject({ game_number, cause: z.nullable(game_number), ...ruled }),
  result_awarded: z.strictObject({ score: z.strictObject({ a: z.number(), b: z.number() }), ...ruled }),
  score_corrected: z.strictObject({
    previous: finalScore,
    score: finalScore,
    corrected: correctedGames,
    voided: z.array(game_number),
    awarded: correctedGames,
    ...ruled,
  }),
  penalty_given: z.strictObject({
    side,
    kind: z.enum(PENALTY_KINDS),
    game_number: z.nullable(game_number),
    ...ruled,
  }),
  series_paused: z.strictObject({ remaining_ms: z.nullable(z.number()), ...ruled }),
  series_resumed: z.strictObject({ due_at: z.nullable(isoTime), ...ruled }),
  time_credited: z.strictObject({ lost_ms: z.number(), due_at, cause: z.literal('outage').exactOptional(), at }),
  deadline_extended: z.strictObject({ seconds: z.number(), due_at, ...ruled }),
  series_finished: z.strictObject({
    status: z.enum(SERIES_STATUSES).extract(['finished', 'forfeited']),
    winner: z.nullable(side),
    cause: z.enum(SERIES_END_CAUSES),
    score: z.strictObject({ a: z.number(), b: z.number() }),
    at,
  }),
  series_reopened: z.strictObject(ruled),
  series_cancelled: z.strictObject(ruled),
  ruling_undone: z.strictObject({ undone: z.enum(RULING_KINDS), restored: standingShape, ...ruled }),
} as const satisfies { [T in SeriesEventType]: z.ZodType<SeriesEvents[T]> };

/** One event of a match's record. */
export const seriesEventShape = eventShape(SERIES_EVENT_SHAPES);
