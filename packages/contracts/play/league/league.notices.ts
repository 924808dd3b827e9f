import { TIME_SOURCES } from '@pailei/domain/battles/league/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { dayAndTime, type NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { battleLink } from '../../http/battle-link.ts';
import { leagueLink } from './league-link.ts';

export const LEAGUE_CHANGES = ['proposed', 'declined', 'propose_soon', 'answer_soon', 'no_result'] as const;
export type LeagueChange = (typeof LEAGUE_CHANGES)[number];

const meeting = { tournament_id: z.string(), team_name: z.string(), opponent_name: z.string() };

/** `team_name` is the reader's own. */
export const leagueNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('league_week'),
    ...meeting,
    change: z.enum(LEAGUE_CHANGES),
    /** The line that comes next; null: none does. */
    due_at: z.nullable(isoTime),
  }),
  z.object({
    kind: z.literal('league_time'),
    ...meeting,
    battle_id: z.string(),
    source: z.enum(TIME_SOURCES),
    starts_at: isoTime,
  }),
  z.object({
    kind: z.literal('league_case'),
    battle_id: z.string(),
    tournament_name: z.string(),
    a_name: z.string(),
    b_name: z.string(),
  }),
]);
type LeagueNotice = z.output<typeof leagueNoticeSchema>;

const TITLES: Readonly<Record<LeagueChange, string>> = {
  proposed: '对方提出了开战时间',
  declined: '对方不同意提出的时间',
  propose_soon: '请为本轮对阵提出时间',
  answer_soon: '请答复本轮的开战时间',
  no_result: '本轮到期没有赛果，等待裁判裁定',
};

const TIME_TITLES = {
  agreed: '开战时间已约定',
  first_proposal: '没有约定时间，按先提出的时间开战',
  default_slot: '没有约定时间，按默认时间开战',
} as const;

type Meeting = { team_name: string; opponent_name: string };
const meetingText = ({ team_name, opponent_name }: Meeting) => `${team_name} 对 ${opponent_name}`;

export const LEAGUE_NOTICES: NoticeDefinitions<LeagueNotice> = {
  league_week: {
    label: '联赛约定时间',
    isUrgent: true,
    text: (notice) => ({
      title: TITLES[notice.change],
      text: notice.due_at === null ? meetingText(notice) : `${meetingText(notice)}，${dayAndTime(notice.due_at)} 截止`,
      link: leagueLink(notice.tournament_id),
    }),
  },
  league_time: {
    label: '联赛开战时间',
    text: (notice) => ({
      title: TIME_TITLES[notice.source],
      text: `${meetingText(notice)}，${dayAndTime(notice.starts_at)} 开战`,
      link: battleLink(notice.battle_id),
    }),
  },
  league_case: {
    label: '联赛待裁',
    isUrgent: true,
    right: 'referee',
    text: ({ battle_id, tournament_name, a_name, b_name }) => ({
      title: '联赛对阵到期没有赛果',
      text: `「${tournament_name}」${a_name} 对 ${b_name}`,
      link: battleLink(battle_id),
    }),
  },
};
