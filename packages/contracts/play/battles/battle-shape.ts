import {
  BATTLE_DUE_KINDS,
  BATTLE_END_CAUSES,
  BATTLE_PENALTY_KINDS,
  BATTLE_RULING_KINDS,
  BATTLE_STATUSES,
  BOARD_END_CAUSES,
  BOARD_KINDS,
  BOARD_STATUSES,
  HONOUR_KINDS,
  NAMING_KINDS,
  type BattleState,
} from '@pailei/domain/battles/types';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { battlePlayerShape as player, boardNumber, sides, wins } from '../matches/board-shape.ts';
import { person, side } from '../matches/series-shape.ts';
import { battleSettingsShape } from './battle-settings-shape.ts';

const time = z.nullable(isoTime);
const count = z.number();

export const winner = z.nullable(side).describe('null：双方皆负，或尚未结束');
export const dueKind = z.enum(BATTLE_DUE_KINDS);

const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), player }),
  z.strictObject({ kind: z.literal('order'), index: count.describe('名单中的位置，从 0 起') }),
  z.strictObject({
    kind: z.literal('named'),
    naming: z.enum(NAMING_KINDS),
    from: z.enum(['line_up', 'team']),
    without: z.array(z.string()).describe('不能再点的队员'),
  }),
]);

export const boardPlanShape = z.strictObject({ kind: z.enum(BOARD_KINDS), round: count, seats: sides(seatPlan) });

const seat = player.extend({
  side,
  role: z.enum(['player', 'adviser']),
  from_game: count,
  to_game: z.nullable(count),
});

export const boardShape = z.strictObject({
  number: boardNumber,
  kind: z.enum(BOARD_KINDS),
  round: count.describe('同一轮的台同时进行'),
  match_id: z.nullable(z.string()).describe('没有人对局的台为 null'),
  seats: z.array(seat),
  status: z.enum(BOARD_STATUSES),
  score: wins,
  winner,
  end_cause: z.nullable(z.enum(BOARD_END_CAUSES)),
  opened_at: isoTime,
  ended_at: time,
});

const penalty = z.strictObject({
  kind: z.enum(BATTLE_PENALTY_KINDS),
  player: z.nullable(player).describe('null：全队'),
  reason: z.string(),
  by: person,
  at: isoTime,
});

const sideState = z.strictObject({
  team_id: z.string(),
  name: z.string(),
  line_up: z.strictObject({
    locked: z.boolean(),
    by_system: z.boolean(),
    size: z.nullable(count).describe('公开之前为 null'),
    revealed: z.array(player).describe('开台之前赛制所公开的人，按顺序'),
  }),
  checked_in: z.array(z.string()),
  substituted: z.boolean().describe('没有剩余的换人次数'),
  substitutions_left: count.exactOptional().describe('剩余的换人次数；以前的团队战没有这一项'),
  out: z.array(z.string()).describe('被取消资格的队员'),
  penalties: z.array(penalty),
  decks_opened: z.boolean().describe('卡组是否已公开'),
});

const naming = z.strictObject({
  board_number: boardNumber,
  kind: z.enum(NAMING_KINDS),
  plan: boardPlanShape,
  locked: z.array(z.strictObject({ side, by_system: z.boolean() })).describe('已派人的一方；人选同时公开'),
});

export const honourShape = z.strictObject({
  kind: z.enum(HONOUR_KINDS),
  side,
  player,
  boards: z.array(boardNumber),
});

const ruling = z.strictObject({
  kind: z.enum(BATTLE_RULING_KINDS),
  side: z.nullable(side),
  board_number: z.nullable(boardNumber),
  detail: z.nullable(z.string()),
  reason: z.string(),
  by: person,
  at: isoTime,
});

const pause = z.strictObject({
  status: z.enum(['scheduled', 'check_in', 'playing']),
  remaining_ms: z.nullable(count),
  due_kind: z.nullable(dueKind),
});

/** The engine's state of a battle: what of it goes out, and its documentation. The compiler holds it to the engine's type. */
export const battleShape = z
  .strictObject({
    battle_id: z.string(),
    settings: battleSettingsShape,
    status: z.enum(BATTLE_STATUSES),
    starts_at: isoTime,
    sides: sides(sideState),
    boards: z.array(boardShape),
    naming: z.nullable(naming),
    score: wins.describe('胜台'),
    games: wins.describe('胜局'),
    honours: z.array(honourShape),
    rulings: z.array(ruling),
    result: z.nullable(z.enum(MATCH_RESULTS)),
    end_cause: z.nullable(z.enum(BATTLE_END_CAUSES)),
    points: z.nullable(wins),
    due_at: time,
    due_kind: z.nullable(dueKind),
    pause: z.nullable(pause),
    created_at: isoTime,
    check_in_at: time,
    started_at: time,
    ended_at: time,
  })
  .describe('团队战引擎的公开状态；由记录中的事件依次推出') satisfies z.ZodType<BattleState>;
