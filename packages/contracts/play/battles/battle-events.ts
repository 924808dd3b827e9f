import {
  BATTLE_END_CAUSES,
  BATTLE_PENALTY_KINDS,
  BATTLE_STATUSES,
  BOARD_END_CAUSES,
  NAMING_KINDS,
} from '@pailei/domain/battles/types';
import type { BattleEvents, BattleEventType } from '@pailei/domain/battles/events';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { eventShape } from '../../topics/event-shape.ts';
import { person, side } from '../matches/series-shape.ts';
import { battleSettingsShape } from './battle-settings-shape.ts';
import { boardPlanShape, boardShape, dueKind, honourShape, winner } from './battle-shape.ts';
import { boardNumber as board_number, sides, wins, battlePlayerShape as player } from '../matches/board-shape.ts';

const at = isoTime;
const due_at = isoTime;
const ruled = { reason: z.string(), by: person, at };
const ground = z.nullable(z.strictObject({ by: person, reason: z.string() }));
const causes = z.enum(BOARD_END_CAUSES);
const statuses = z.enum(BATTLE_STATUSES);
const change = { side, out: z.nullable(player), player: z.nullable(player) };
const result = { board_number, winner, score: wins, cause: causes };
const opened = boardShape.pick({ number: true, kind: true, round: true, match_id: true, seats: true });

/** Payload of each event of a battle. The compiler holds it to the engine's types. */
export const BATTLE_EVENT_SHAPES = {
  battle_created: z.strictObject({
    battle_id: z.string(),
    settings: battleSettingsShape,
    sides: sides(z.strictObject({ team_id: z.string(), name: z.string() })),
    starts_at: isoTime,
    due_at,
    at,
  }),
  battle_rescheduled: z.strictObject({
    starts_at: isoTime,
    due_at,
    due_kind: dueKind.extract(['line_up', 'check_in_opening']),
    at,
  }),
  line_up_locked: z.strictObject({ side, by_system: z.boolean(), at }),
  line_ups_revealed: z.strictObject({ sizes: wins, players: sides(z.array(player)), due_at, at }),
  team_check_in_opened: z.strictObject({ due_at, at }),
  member_checked_in: z.strictObject({ side, account_id: z.string(), at }),
  battle_started: z.strictObject({ absent: z.array(side), at }),
  substitution_made: z.strictObject({ ...change, at }),
  player_replaced: z.strictObject({ ...change, ...ruled }),
  naming_started: z.strictObject({ board_number, kind: z.enum(NAMING_KINDS), plan: boardPlanShape, due_at, at }),
  player_locked: z.strictObject({ board_number, side, by_system: z.boolean(), at }),
  naming_withdrawn: z.strictObject({ board_number, at }),
  boards_opened: z.strictObject({ boards: z.array(opened), at }),
  board_started: z.strictObject({ board_number, at }),
  board_progressed: z.strictObject({ board_number, score: wins, at }),
  relay_turn_started: z.strictObject({ board_number, from_game: z.number(), players: sides(player), at }),
  board_finished: z.strictObject({ ...result, at }),
  board_corrected: z.strictObject({ ...result, ground, at }),
  board_forfeited: z.strictObject({
    board_number,
    winner,
    cause: causes.extract(['missing_player', 'player_out', 'ruling']),
    ground,
    at,
  }),
  board_reopened: z.strictObject({ board_number, ground, at }),
  board_restored: z.strictObject({ board_number, ground, at }),
  board_withdrawn: z.strictObject({ board_number, cause: board_number, at }),
  honour_earned: honourShape.extend({ at }),
  honour_withdrawn: honourShape.extend({ at }),
  boards_closed: z.strictObject({ not_played: z.array(board_number), abandoned: z.array(board_number), at }),
  penalty_given: z.strictObject({
    side,
    kind: z.enum(BATTLE_PENALTY_KINDS),
    player: z.nullable(player),
    ...ruled,
  }),
  player_reinstated: z.strictObject({ side, player, ...ruled }),
  decks_opened: z.strictObject({ side, at }),
  battle_paused: z.strictObject({ remaining_ms: z.nullable(z.number()), ...ruled }),
  battle_resumed: z.strictObject({ due_at: z.nullable(isoTime), ...ruled }),
  time_credited: z.strictObject({ lost_ms: z.number(), due_at, cause: z.literal('outage').exactOptional(), at }),
  deadline_extended: z.strictObject({ seconds: z.number(), due_at, ...ruled }),
  battle_finished: z.strictObject({
    status: statuses.extract(['finished', 'forfeited']),
    result: z.enum(MATCH_RESULTS),
    cause: z.enum(BATTLE_END_CAUSES),
    score: wins,
    games: wins,
    points: z.nullable(wins),
    ground,
    at,
  }),
  battle_reopened: z.strictObject({
    status: statuses.extract(['scheduled', 'check_in', 'playing']),
    due_at: z.nullable(isoTime),
    due_kind: z.nullable(dueKind),
    ground,
    at,
  }),
  battle_cancelled: z.strictObject(ruled),
} as const satisfies { [T in BattleEventType]: z.ZodType<BattleEvents[T]> };

/** One event of a battle's record. */
export const battleEventShape = eventShape(BATTLE_EVENT_SHAPES);
