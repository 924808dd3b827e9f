import type { LineUp } from '@pailei/domain/battles/line-up/types';
import { z } from 'zod';
import { battlePlayerShape } from '../matches/board-shape.ts';

const deck = z.strictObject({ deck_id: z.string(), class: z.string() });
const player = battlePlayerShape.extend({ decks: z.array(deck) });

/** Who plays for a team with which decks; for its own members alone. */
export const lineUpShape = z.strictObject({
  players: z.array(player).describe('按顺序：第一位打第 1 台'),
  bench: z.array(player).describe('替补'),
  advisers: z.array(battlePlayerShape).describe('协作赛的参谋'),
  pool: z.array(deck).describe('接力赛的团队卡组池'),
  is_short: z.boolean().describe('队长知道人数不足'),
}) satisfies z.ZodType<LineUp>;
