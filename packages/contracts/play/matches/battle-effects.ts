import { BOARD_STATUSES, HONOUR_KINDS } from '@pailei/domain/battles/types';
import { MATCH_RESULTS } from '@pailei/domain/series/match-result';
import { z } from 'zod';
import { battlePlayerShape, boardNumber, sides, wins } from './board-shape.ts';

const board = z.strictObject({
  number: boardNumber,
  match_id: z.nullable(z.string()),
  /** Null: nobody. */
  players: sides(z.nullable(z.string())),
  status: z.enum(BOARD_STATUSES),
  score: wins,
});
const result = z.nullable(z.enum(MATCH_RESULTS));

/** What a changed result of a board does to its battle. */
export const battleEffectsSchema = z.strictObject({
  team_names: sides(z.string()),
  /** Boards that never counted then, as they stand. */
  withdrawn: z.array(board),
  /** Boards that the end of the battle had closed, and which are played after all. */
  played_after_all: z.array(board),
  /** Boards that open next, or for which a player is named. */
  next_count: z.number(),
  withdraws_naming: z.boolean(),
  reopens_battle: z.boolean(),
  /** Boards won. */
  score: z.strictObject({ from: wins, to: wins }),
  /** Null while the battle is open. */
  result: z.strictObject({ from: result, to: result }),
  honours_lost: z.array(z.strictObject({ kind: z.enum(HONOUR_KINDS), player: battlePlayerShape })),
});
export type BattleEffects = z.output<typeof battleEffectsSchema>;
