import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { dayAndTime, type NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';
import { battleLink } from '../../http/battle-link.ts';
import { challengeLink } from './challenge-link.ts';

export const CHALLENGE_CHANGES = [
  'proposed',
  'countered',
  'rejected',
  'withdrawn',
  'expired',
  'cancelled',
  'move_proposed',
  'move_rejected',
  'cancel_proposed',
  'cancel_accepted',
  'cancel_rejected',
] as const;
export type ChallengeChange = (typeof CHALLENGE_CHANGES)[number];

const teams = { team_name: z.string(), opponent_name: z.string() };

/** `team_name` is the reader's own. */
export const challengeNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    challenge_id: z.string(),
    ...teams,
    change: z.enum(CHALLENGE_CHANGES),
    /** Agreed on, or asked for; null: nothing is. */
    starts_at: z.nullable(isoTime),
  }),
  z.object({
    kind: z.literal('challenge_appointment'),
    battle_id: z.string(),
    ...teams,
    change: z.enum(['made', 'moved']),
    starts_at: isoTime,
  }),
]);

type ChallengeNotice = z.output<typeof challengeNoticeSchema>;

const TITLES: Readonly<Record<ChallengeChange, string>> = {
  proposed: '收到约战',
  countered: '约战有新的方案',
  rejected: '约战被拒绝',
  withdrawn: '约战已被撤回',
  expired: '约战已过期',
  cancelled: '约战已取消：对方战队已解散',
  move_proposed: '对方请求改期',
  move_rejected: '对方不同意改期',
  cancel_proposed: '对方请求取消约战',
  cancel_accepted: '约战已按双方约定取消',
  cancel_rejected: '对方不同意取消约战',
};

const meeting = ({ team_name, opponent_name }: ChallengeNotice) => `${team_name} 对 ${opponent_name}`;

export const CHALLENGE_NOTICES: NoticeDefinitions<ChallengeNotice> = {
  challenge: {
    label: '约战',
    isUrgent: true,
    text: (notice) => ({
      title: TITLES[notice.change],
      text: notice.starts_at === null ? meeting(notice) : `${meeting(notice)}，${dayAndTime(notice.starts_at)}`,
      link: challengeLink(notice.challenge_id),
    }),
  },
  challenge_appointment: {
    label: '约战敲定与改期',
    text: (notice) => ({
      title: notice.change === 'made' ? '约战已敲定' : '约战已改期',
      text: `${meeting(notice)}，${dayAndTime(notice.starts_at)} 开战`,
      link: battleLink(notice.battle_id),
    }),
  },
};
