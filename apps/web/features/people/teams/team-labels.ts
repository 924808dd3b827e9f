import { TEAM_STATUS_NAMES } from '@pailei/contracts/people/teams/team-status-names';
import type { TeamHistoryLine } from '@pailei/contracts/people/teams/team-views';
import type { TeamSort } from '@pailei/contracts/people/teams/teams.api';
import type { TeamRole } from '@pailei/domain/rights/rights';
import type {
  RecruitingMode,
  RequestKind,
  RequestStatus,
  TeamHistoryKind,
  TeamStatus,
} from '@pailei/domain/teams/types';

import type { Tone } from '../../../shared/ui/marks/Tag.tsx';

export const ROLE_LABELS: Readonly<Record<TeamRole, string>> = {
  captain: '队长',
  vice_captain: '副队长',
  member: '队员',
};

export const RECRUITING_LABELS: Readonly<Record<RecruitingMode, string>> = {
  open: '直接加入',
  application: '申请加入',
  closed: '暂停招募',
};

export const RECRUITING_HINTS: Readonly<Record<RecruitingMode, string>> = {
  open: '有空位时任何人都可以直接加入，不需要审批',
  application: '选手提交申请，由队长答复',
  closed: '只能通过邀请加入',
};

export const SORT_LABELS: Readonly<Record<TeamSort, string>> = {
  activity: '最活跃',
  places: '空位最多',
  newest: '最新成立',
  name: '名称',
};

type StateLook = { label: string; tone?: Tone };

export const TEAM_STATES: Readonly<Record<TeamStatus, StateLook>> = {
  pending: { label: TEAM_STATUS_NAMES.pending, tone: 'huang' },
  approved: { label: TEAM_STATUS_NAMES.approved, tone: 'lv' },
  rejected: { label: TEAM_STATUS_NAMES.rejected, tone: 'yan' },
  withdrawn: { label: TEAM_STATUS_NAMES.withdrawn },
  disbanded: { label: TEAM_STATUS_NAMES.disbanded },
};

const OVER: Pick<Record<RequestStatus, StateLook>, 'pending' | 'withdrawn' | 'expired' | 'ended'> = {
  pending: { label: '待答复', tone: 'huang' },
  withdrawn: { label: '已撤回' },
  expired: { label: '已过期' },
  ended: { label: '已失效' },
};

export const REQUEST_STATES: Readonly<Record<RequestKind, Readonly<Record<RequestStatus, StateLook>>>> = {
  application: { ...OVER, accepted: { label: '已通过', tone: 'lv' }, rejected: { label: '已婉拒', tone: 'yan' } },
  invitation: { ...OVER, accepted: { label: '已接受', tone: 'lv' }, rejected: { label: '已拒绝', tone: 'yan' } },
};

const HISTORY_TEXTS: Readonly<Record<TeamHistoryKind, (name: string) => string>> = {
  founded: (name) => `${name} 创建了战队`,
  joined: (name) => `${name} 加入`,
  left: (name) => `${name} 退出`,
  kicked: (name) => `${name} 被移出战队`,
  captain_handed_over: (name) => `${name} 接任队长`,
  captain_replaced: (name) => `${name} 接替队长`,
  vice_captain_named: (name) => `${name} 成为副队长`,
  vice_captain_ended: (name) => `${name} 不再是副队长`,
  disbanded: (name) => `战队解散，队长 ${name}`,
  restored: (name) => `战队恢复，${name} 任队长`,
};

export function historyText({ kind, player, reason }: Pick<TeamHistoryLine, 'kind' | 'player' | 'reason'>): string {
  const text = HISTORY_TEXTS[kind](player.username);
  return reason === null ? text : `${text}（${reason}）`;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How soon an application is answered, from the median in minutes: 「约 40 分钟」, 「约 3 小时」, 「约 2 天」. */
export function answersWithinText(minutes: number): string {
  if (minutes < HOUR) return `约 ${Math.max(1, Math.round(minutes))} 分钟`;
  return minutes < DAY ? `约 ${Math.round(minutes / HOUR)} 小时` : `约 ${Math.round(minutes / DAY)} 天`;
}

export const freePlacesText = (free: number): string => (free > 0 ? `还有 ${free} 个空位` : '满员');
