import type { TournamentState, TournamentStatus } from '@pailei/domain/tournament/types';

import { staffMenu, type StaffMenuItem } from './staff-menu.ts';
import { staffStep, type StaffStep } from './staff-step.ts';

/** Until the start draws the seeds. */
const SEEDED_IN: readonly TournamentStatus[] = ['registration', 'check_in'];

const ENDED: readonly TournamentStatus[] = ['finished', 'cancelled'];

export type StaffControls = {
  readonly hasOverlay: boolean;
  readonly hasDesk: boolean;
  readonly maySeed: boolean;
  readonly step: StaffStep | null;
  readonly mayEdit: boolean;
  readonly menu: readonly StaffMenuItem[];
};

/** The controls that staff have in the header of an event. */
export function staffControls(tournament: TournamentState, isAdmin: boolean): StaffControls {
  const { status, stages } = tournament;
  return {
    hasOverlay: stages.length > 0,
    hasDesk: status === 'running',
    maySeed: SEEDED_IN.includes(status),
    step: staffStep(tournament, isAdmin),
    mayEdit: isAdmin && !ENDED.includes(status),
    menu: staffMenu(tournament, isAdmin),
  };
}

export const hasMoreControls = ({ mayEdit, menu }: StaffControls): boolean => mayEdit || menu.length > 0;

export const OVERLAY_LABEL = '直播叠加';
export const DESK_LABEL = '裁判台';
export const SEEDING_LABEL = '种子';

export const STEP_LABELS: Readonly<Record<StaffStep, string>> = {
  open_registration: '开放报名',
  open_check_in: '开放签到 10 分钟',
  start: '开始赛事',
  advance: '开始下一轮',
};
