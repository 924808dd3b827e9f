import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { LEAGUE_NOTICE_HOURS } from '@pailei/domain/battles/league/types';
import { SIDES, type Side } from '@pailei/domain/series/sides';

/** What a fixture of a league waits for, seen from one side. */
export type WeekTodo = 'propose' | 'answer' | 'wait' | 'play' | 'rule';

export const sideOf = ({ teams }: Pick<LeagueWeekView, 'teams'>, teamId: string): Side =>
  SIDES.find((side) => teams[side].id === teamId) ?? 'a';

export const opponentOf = (week: Pick<LeagueWeekView, 'teams'>, teamId: string): LeagueWeekView['teams'][Side] =>
  week.teams[sideOf(week, teamId) === 'a' ? 'b' : 'a'];

export const waitingOf = ({ proposals, waiting }: Pick<LeagueWeekView, 'proposals' | 'waiting'>) =>
  proposals.find(({ number }) => number === waiting) ?? null;

export function todoOf(week: LeagueWeekView, teamId: string): WeekTodo {
  if (week.ended_at !== null) return 'rule';
  const proposal = waitingOf(week);
  if (proposal) return proposal.by === sideOf(week, teamId) ? 'wait' : 'answer';
  return week.next === null || week.next.line === 'end' ? 'play' : 'propose';
}

/** Whether the captains may still agree on a time: until two hours before the one that counts. */
export function canAgree({ ended_at, is_held, starts_at }: LeagueWeekView, now: number): boolean {
  return ended_at === null && !is_held && Date.parse(starts_at) - LEAGUE_NOTICE_HOURS * 3_600_000 >= now;
}

/** Times of a proposal that may still be accepted. */
export const openSlots = (slots: readonly string[], now: number): string[] =>
  slots.filter((slot) => Date.parse(slot) - LEAGUE_NOTICE_HOURS * 3_600_000 >= now);

const TITLES: Readonly<Record<WeekTodo, string>> = {
  propose: '约定开战时间',
  answer: '对方提出了时间，等待本队答复',
  wait: '已提出时间，等待对方答复',
  play: '按时开战',
  rule: '到期没有赛果，等待裁判裁定',
};

export const todoTitle = (todo: WeekTodo): string => TITLES[todo];

/** When the line falls that the countdown leads to: that of the proposals while nobody has proposed, else that of the answers. */
export function lineOf({ window, next, proposals }: LeagueWeekView): { label: string; at: string } | null {
  if (next === null) return null;
  if (next.line === 'end') return { label: '本轮截止', at: window.ends_at };
  return next.line === 'propose_soon' && proposals.length === 0
    ? { label: '提出时间截止', at: window.propose_by }
    : { label: '约定时间截止', at: window.answer_by };
}
