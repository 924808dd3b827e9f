import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const person = z.strictObject({ id: z.string(), username: z.string() });

/** A referee who was called by one side of a battle, for the referees and that side alone. */
export const battleCallSchema = z.strictObject({
  id: z.string(),
  side: z.enum(SIDES),
  board_number: z.nullable(z.number()).describe('台号；null：不限于某一台'),
  text: z.string(),
  caller: person,
  opened_at: isoTime,
  answer: z.nullable(z.strictObject({ by: person, at: isoTime })).describe('应答的裁判；null：还没有人应答'),
  closed: z
    .nullable(z.strictObject({ by: z.nullable(person), at: isoTime }))
    .describe('null：还没有处理完；by 为 null：随团队战结束'),
});
export type BattleCall = z.output<typeof battleCallSchema>;

/** The calls of a battle, the oldest first. */
export const battleCallsSchema = z.strictObject({ calls: z.array(battleCallSchema) });
export type BattleCalls = z.output<typeof battleCallsSchema>;
