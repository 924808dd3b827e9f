import { PENALTY_KINDS } from '@pailei/domain/series/types';
import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';

/** The most that one answer holds. */
export const PENALTIES_MAX = 50;

/** What a referee has given to a player, in a match or for a whole event. */
export const playerPenaltySchema = z.strictObject({
  tournament_id: z.nullable(z.string()).describe('null：不属于赛事的团队战'),
  battle_id: z.nullable(z.string()).describe('团队战的一台'),
  match_id: z.nullable(z.string()).describe('null：整场赛事'),
  tournament_name: z.string(),
  label: z.nullable(z.string()).describe('轮次'),
  game_number: z.nullable(z.number()).describe('null：不针对某一局'),
  kind: z.enum(PENALTY_KINDS),
  reason: z.string(),
  given_by: z.nullable(z.string()),
  given_at: isoTime,
  withdrawn_at: z.nullable(isoTime).describe('不再计入的时间：场次被撤回，或恢复参赛'),
});
export type PlayerPenalty = z.output<typeof playerPenaltySchema>;

export const penaltiesApi = inArea('tournaments', {
  ofPlayer: endpoint({
    method: 'GET',
    path: '/players/:id/penalties',
    access: 'user',
    summary: '选手在各场赛事中的判罚，最近的在前；只给本人与裁判',
    errors: [404],
    params: idParams,
    data: z.strictObject({ penalties: z.array(playerPenaltySchema) }),
  }),
});
