import { ADVANTAGES, BAN_COUNTS, BEST_OF, SERIES_FORMATS } from '@pailei/domain/series/settings';
import {
  DUE_KINDS,
  GAME_ENDINGS,
  GAME_RESULTS,
  PENALTY_KINDS,
  RULING_KINDS,
  SERIES_END_CAUSES,
  SERIES_STATUSES,
  SERIES_STEPS,
  type SeriesStanding,
  type SeriesState,
} from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const time = z.nullable(isoTime);
export const side = z.enum(SIDES);
export const slot = z.number().describe('卡组在名单中的位置，从 0 起');
const count = z.number();

/** Who ruled. */
export const person = z.strictObject({ user_id: z.string(), name: z.string() });

const timers = z.strictObject({
  check_in: z.tuple([count, count, count]),
  shield: count,
  ban: count,
  pick: count,
  grace: count,
  reminders: z.tuple([count, count]),
  confirm: count,
});

export const seriesSettings = z.strictObject({
  format: z.enum(SERIES_FORMATS),
  best_of: z.literal(BEST_OF),
  bans: z.literal(BAN_COUNTS),
  shield: z.boolean(),
  timers: timers.describe('各步骤的秒数'),
  advantage: z
    .strictObject({ kind: z.enum(ADVANTAGES), side: z.enum(SIDES) })
    .exactOptional()
    .describe('一方开局的优势：先得一局或多禁一副'),
});

const hidden = <T extends z.ZodType>(choice: T) =>
  z
    .strictObject({ locked: z.boolean(), by_system: z.boolean(), revealed: z.nullable(choice) })
    .describe('双方都提交之前，只能看到是否已提交');

const penalty = z.strictObject({
  kind: z.enum(PENALTY_KINDS),
  game_number: z.nullable(count),
  reason: z.string(),
  by: person,
  at: isoTime,
});

export const seriesDecks = z.array(z.strictObject({ slot, class: z.string().max(20), name: z.string() }));

const sideState = z.strictObject({
  participant_id: z.string(),
  name: z.string(),
  decks: seriesDecks,
  ready: z.boolean(),
  shield: hidden(slot).describe('自己受保护的卡组'),
  bans: hidden(z.array(slot)).describe('禁用的对手卡组'),
  pick: hidden(slot).describe('为下一局选择的卡组'),
  wins: count,
  penalties: z.array(penalty),
  timeouts: count,
  in_grace: z.boolean(),
});

const report = z.strictObject({
  result: z.enum(GAME_RESULTS),
  note: z.nullable(z.string()),
  screenshot_id: z.nullable(z.string()),
  at: isoTime,
});

const question = z.strictObject({
  side,
  note: z.nullable(z.string()),
  screenshot_id: z.nullable(z.string()),
  at: isoTime,
});

const game = z.strictObject({
  number: count,
  a_slot: z.nullable(slot),
  b_slot: z.nullable(slot),
  status: z.enum(['playing', 'disputed', 'finished', 'voided', 'abandoned']),
  winner: z.nullable(z.enum(GAME_RESULTS)),
  reports: z.strictObject({ a: report.exactOptional(), b: report.exactOptional() }),
  reminders: count,
  replay_of: z.nullable(count),
  started_at: isoTime,
  ended_at: time,
  ended_by: z.nullable(z.enum(GAME_ENDINGS)),
  dispute: z.nullable(question),
  questioned: z.nullable(question),
  voided: z.nullable(z.strictObject({ cause: z.nullable(count), reason: z.string(), by: person, at: isoTime })),
});

const ruling = z.strictObject({
  kind: z.enum(RULING_KINDS),
  side: z.nullable(side),
  game_number: z.nullable(count),
  detail: z.nullable(z.string()),
  reason: z.string(),
  by: person,
  at: isoTime,
});

const standing = {
  status: z.enum(SERIES_STATUSES),
  step: z.nullable(z.enum(SERIES_STEPS)),
  games: z.array(game),
  winner: z.nullable(side),
  end_cause: z.nullable(z.enum(SERIES_END_CAUSES)),
  due_at: time,
  due_kind: z.nullable(z.enum(DUE_KINDS)),
  pause: z.nullable(
    z.strictObject({
      status: z.enum(['check_in', 'ban', 'playing', 'disputed']),
      remaining_ms: z.nullable(count),
      due_kind: z.nullable(z.enum(DUE_KINDS)),
    }),
  ),
  check_in_at: time,
  check_in_rung: count,
  hold: z.strictObject({ sides: z.array(side), since: isoTime, times: count }).exactOptional(),
  started_at: time,
  ended_at: time,
};

const sideStanding = sideState.omit({ participant_id: true, name: true, decks: true });

/** What stood before a ruling that is undone. */
export const standingShape = z
  .strictObject({ ...standing, sides: z.strictObject({ a: sideStanding, b: sideStanding }) })
  .describe('撤销后恢复的状态') satisfies z.ZodType<SeriesStanding>;

/** The engine's state of a match: what of it goes out, and its documentation. The compiler holds it to the engine's type. */
export const seriesShape = z
  .strictObject({
    series_id: z.string(),
    settings: seriesSettings,
    ...standing,
    sides: z.strictObject({ a: sideState, b: sideState }),
    rulings: z.array(ruling),
    created_at: isoTime,
  })
  .describe('对局引擎的公开状态；由对局记录中的事件依次推出') satisfies z.ZodType<SeriesState>;
