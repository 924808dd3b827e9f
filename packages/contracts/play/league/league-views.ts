import { LEAGUE_LINES, TIME_SOURCES } from '@pailei/domain/battles/league/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { teamRefSchema } from '../../people/teams/team-views.ts';
import { sides } from '../matches/board-shape.ts';
import { side } from '../matches/series-shape.ts';

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accepted'), by: side, slot: isoTime, at: isoTime }),
  z.strictObject({ kind: z.literal('declined'), by: side, at: isoTime }),
]);

const proposalSchema = z.strictObject({
  number: z.number().describe('从 1 起；每份新提议加 1'),
  by: side,
  slots: z.array(isoTime).describe('可选的开战时间，最早的在前'),
  at: isoTime,
  answer: z.nullable(answer).describe('对方的答复；被新提议取代的没有'),
});

export const LOSER_CHOICES = ['a', 'b', 'both'] as const;

/** The week of a fixture, for the members of both teams and for referees. */
export const leagueWeekSchema = z.strictObject({
  id: z.string().describe('对阵的 ID'),
  tournament_id: z.string(),
  tournament_name: z.string(),
  label: z.string().describe('轮次'),
  battle_id: z.string(),
  teams: sides(teamRefSchema),
  window: z.strictObject({
    opens_at: isoTime,
    propose_by: isoTime.describe('在此之前提出的第一份提议为默认'),
    answer_by: isoTime.describe('在此之前没有约定则采用默认'),
    ends_at: isoTime.describe('在此之前打完'),
    default_at: isoTime.describe('没有提议时的开战时间'),
  }),
  starts_at: isoTime.describe('现在的开战时间'),
  source: z.enum(TIME_SOURCES).describe('开战时间的来历'),
  proposals: z.array(proposalSchema),
  waiting: z.nullable(z.number()).describe('等待对方答复的提议'),
  next: z.nullable(z.strictObject({ line: z.enum(LEAGUE_LINES), at: isoTime })).describe('接下来自动发生的事'),
  is_held: z.boolean().describe('赛事暂停中'),
  ended_at: z.nullable(isoTime).describe('到期没有赛果'),
  losers: z.nullable(z.enum(LOSER_CHOICES)).describe('按提议记录应判负的一方；null 为双方都有提议'),
  is_over: z.boolean().describe('团队战已结束'),
  updated_at: isoTime,
});
export type LeagueWeekView = z.output<typeof leagueWeekSchema>;
export type LeagueProposalView = z.output<typeof proposalSchema>;
