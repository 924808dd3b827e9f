import { BATTLE_STATUSES, type BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { shaped } from '../../http/shaped.ts';
import { crestSchema } from '../../people/teams/team-views.ts';
import { battleCallSchema } from '../referee-calls/call-views.ts';
import type { LogEvent } from '../../topics/topic.ts';
import { battleFormatShape } from './battle-settings-shape.ts';
import { dueKind } from './battle-shape.ts';
import { boardNumber, sides, wins } from '../matches/board-shape.ts';
import { lineUpShape } from './line-up-shape.ts';

/** A team as a battle's score bar draws it. */
export const battleTeamSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  crest: crestSchema,
});
export type BattleTeamView = z.output<typeof battleTeamSchema>;

/** What a battle is, apart from how it stands. */
export const battleInfoSchema = z.strictObject({
  id: z.string(),
  /** The challenge that it came from; null: none. */
  challenge_id: z.nullable(z.string()),
  teams: sides(battleTeamSchema),
  is_demo: z.boolean(),
  delay_seconds: z.number(),
  created_at: isoTime,
});
export type BattleInfo = z.output<typeof battleInfoSchema>;

const stateSchema = shaped<BattleState>('BattleState');

/** The snapshot of a battle's live topic. */
export const battleSnapshotSchema = z.object({ info: battleInfoSchema, battle: stateSchema });
export type BattleSnapshot = z.output<typeof battleSnapshotSchema>;

export const battleViewSchema = battleSnapshotSchema.extend({ epoch: z.string(), version: z.number() });
export type BattleView = z.output<typeof battleViewSchema>;

/** The record of a battle: fold it and you have any moment of it. */
export const battleRecordSchema = z.object({
  epoch: z.string(),
  version: z.number(),
  events: z.array(shaped<LogEvent>('BattleEvent')),
});
export type BattleRecord = z.output<typeof battleRecordSchema>;

/** One line of a list of battles. */
export const battleSummarySchema = z.strictObject({
  id: z.string(),
  teams: sides(battleTeamSchema),
  format: battleFormatShape,
  best_of: z.number(),
  status: z.enum(BATTLE_STATUSES),
  score: wins,
  /** Boards that run: number, score and players by side. */
  running: z.array(
    z.strictObject({
      number: z.number(),
      match_id: z.string(),
      score: wins,
      players: sides(z.string()),
      is_begun: z.boolean().optional(),
    }),
  ),
  /** The running deadline and whom it is for; null: none runs. Lines of before lack it. */
  waits: z.nullable(z.strictObject({ due_at: isoTime, due_kind: dueKind, sides: z.array(z.enum(SIDES)) })).optional(),
  result: z.nullable(z.enum(MATCH_RESULTS)),
  is_demo: z.boolean(),
  starts_at: isoTime,
  started_at: z.nullable(isoTime),
  ended_at: z.nullable(isoTime),
});
export type BattleSummary = z.output<typeof battleSummarySchema>;

/** A line-up that is not locked yet: any captain of the team may change it. */
export const lineUpDraftSchema = z.strictObject({
  line_up: lineUpShape,
  saved_by: z.strictObject({ id: z.string(), username: z.string() }),
  saved_at: isoTime,
});
export type LineUpDraft = z.output<typeof lineUpDraftSchema>;

export const namedPlayerSchema = z.strictObject({ board_number: boardNumber, account_id: z.string() });
export type NamedPlayer = z.output<typeof namedPlayerSchema>;

/** What only members of one team of a battle may see. */
export const battleSideSchema = z.strictObject({
  side: z.enum(SIDES),
  draft: z.nullable(lineUpDraftSchema),
  /** Locked; as substitutions have changed it. */
  line_up: z.nullable(lineUpShape),
  /** Whom the captain has named, hidden until the board opens. */
  named: z.array(namedPlayerSchema),
  call: z.nullable(battleCallSchema).describe('我方最近一次呼叫裁判；null：没有呼叫过'),
});
export type BattleSideView = z.output<typeof battleSideSchema>;
export type LineUpView = z.output<typeof lineUpShape>;
