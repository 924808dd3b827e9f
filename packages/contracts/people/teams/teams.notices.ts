import { TEAM_ROLES, type TeamRole } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { dayAndTime, withReason, type NoticeDefinitions } from '../notifications/notice-definitions.ts';

const team = { team_id: z.string(), team_name: z.string() };
const nullableText = z.nullable(z.string());

export const teamNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team_invitation'), ...team, invited_by: z.string() }),
  z.object({ kind: z.literal('team_application'), ...team, username: z.string() }),
  z.object({
    kind: z.literal('team_answer'),
    ...team,
    /** Of an application the applicant is told; of an invitation either side. */
    request: z.enum(['application', 'invitation']),
    answer: z.enum(['accepted', 'rejected', 'expired', 'ended', 'withdrawn']),
    /** Of an invitation, for its team: who was invited; null for the invited player. */
    username: nullableText,
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('team_role'),
    ...team,
    change: z.enum(['role', 'handover_offered', 'handover_ended', 'captain_absent', 'captain_replaced']),
    role: z.nullable(z.enum(TEAM_ROLES)),
    /** Whom it is about: the captain who offers, or who is new. */
    username: nullableText,
    /** When an absent captain is replaced. */
    due_at: z.nullable(isoTime),
  }),
  z.object({
    kind: z.literal('team_removal'),
    ...team,
    change: z.enum(['kicked', 'disbanded']),
    reason: nullableText,
  }),
  z.object({
    kind: z.literal('team_review'),
    ...team,
    answer: z.enum(['approved', 'rejected', 'renamed', 'crest_removed', 'restored']),
    reason: nullableText,
  }),
]);

type TeamNotice = z.output<typeof teamNoticeSchema>;
type NoticeOf<Kind extends TeamNotice['kind']> = Extract<TeamNotice, { kind: Kind }>;

const quoted = ({ team_name }: TeamNotice) => `「${team_name}」`;
const pageOf = ({ team_id }: TeamNotice) => `/teams/${team_id}`;

const APPLICATION_ANSWERS: Record<NoticeOf<'team_answer'>['answer'], string> = {
  accepted: '入队申请已通过',
  rejected: '入队申请未通过',
  expired: '入队申请已过期',
  ended: '入队申请已失效',
  withdrawn: '入队申请已撤回',
};
const INVITATION_ANSWERS: Record<NoticeOf<'team_answer'>['answer'], string> = {
  accepted: '邀请已被接受',
  rejected: '邀请被拒绝',
  expired: '邀请已过期',
  ended: '邀请已失效',
  withdrawn: '邀请已被撤回',
};
const ROLE_NAMES: Record<TeamRole, string> = { captain: '队长', vice_captain: '副队长', member: '队员' };

const ROLE_TEXTS: Record<NoticeOf<'team_role'>['change'], (notice: NoticeOf<'team_role'>) => [string, string]> = {
  role: (notice) => ['战队身份有变', `你现在是${quoted(notice)}的${ROLE_NAMES[notice.role ?? 'member']}`],
  handover_offered: (notice) => ['邀请你接任队长', `${notice.username ?? '队长'}希望把${quoted(notice)}交给你`],
  handover_ended: (notice) => ['队长移交已结束', `${quoted(notice)}的队长没有变化`],
  captain_absent: (notice) => [
    '战队将更换队长',
    `${quoted(notice)}的队长已被停用${notice.due_at === null ? '' : `，${dayAndTime(notice.due_at)} 仍未恢复将更换队长`}`,
  ],
  captain_replaced: (notice) => ['战队已更换队长', `${quoted(notice)}的队长现在是${notice.username ?? '其他成员'}`],
};

const REVIEW_TITLES: Record<NoticeOf<'team_review'>['answer'], string> = {
  approved: '战队已通过审核',
  rejected: '战队未通过审核',
  renamed: '战队名称已被更改',
  crest_removed: '队徽图片已被移除',
  restored: '战队已恢复',
};

export const TEAM_NOTICES: NoticeDefinitions<TeamNotice> = {
  team_invitation: {
    label: '战队邀请',
    isUrgent: true,
    text: (notice) => ({
      title: '收到战队邀请',
      text: `${notice.invited_by}邀请你加入${quoted(notice)}`,
      link: '/teams/invitations',
    }),
  },
  team_application: {
    label: '入队申请',
    isUrgent: true,
    text: (notice) => ({
      title: '收到入队申请',
      text: `${notice.username}申请加入${quoted(notice)}`,
      link: `${pageOf(notice)}/applications`,
    }),
  },
  team_answer: {
    label: '申请与邀请的答复',
    text: (notice) => {
      const { request, answer, username, reason } = notice;
      if (request === 'application')
        return {
          title: APPLICATION_ANSWERS[answer],
          text: withReason(quoted(notice), reason),
          link: '/teams/applications',
        };
      const isMine = username === null;
      return {
        title: INVITATION_ANSWERS[answer],
        text: withReason(isMine ? quoted(notice) : `${quoted(notice)}发给${username}的邀请`, reason),
        link: isMine ? '/teams/invitations' : pageOf(notice),
      };
    },
  },
  team_role: {
    label: '战队身份',
    text: (notice) => {
      const [title, text] = ROLE_TEXTS[notice.change](notice);
      return { title, text, link: '/teams/my' };
    },
  },
  team_removal: {
    label: '离开战队',
    text: (notice) => ({
      title: notice.change === 'kicked' ? '你已被移出战队' : '战队已解散',
      text: withReason(quoted(notice), notice.reason),
      link: pageOf(notice),
    }),
  },
  team_review: {
    label: '战队审核',
    text: (notice) => ({
      title: REVIEW_TITLES[notice.answer],
      text: withReason(quoted(notice), notice.reason),
      link: '/teams/my',
    }),
  },
};
