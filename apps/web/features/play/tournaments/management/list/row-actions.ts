import type { ManagedTournament } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { TournamentStatus } from '@pailei/domain/tournament/types';

export type RowAction = 'open_registration' | 'open_check_in' | 'edit' | 'clone' | 'desk' | 'make_series' | 'cancel';

/** What an organiser may do with an event in each of its states, in the order of the menu. */
export const ROW_ACTIONS: { readonly [S in TournamentStatus]: readonly RowAction[] } = {
  draft: ['open_registration', 'edit', 'clone', 'make_series', 'cancel'],
  registration: ['open_check_in', 'edit', 'desk', 'clone', 'make_series', 'cancel'],
  check_in: ['edit', 'desk', 'clone', 'make_series', 'cancel'],
  running: ['desk', 'edit', 'clone', 'make_series', 'cancel'],
  finished: ['desk', 'clone', 'make_series'],
  cancelled: ['clone', 'make_series'],
};

/** An event of teams is edited on its own page, and no series makes it. */
export const rowActions = ({
  status,
  entrants,
}: Pick<ManagedTournament, 'status' | 'entrants'>): readonly RowAction[] =>
  entrants === 'team'
    ? ROW_ACTIONS[status].filter((name) => name !== 'make_series' && name !== 'desk')
    : ROW_ACTIONS[status];

export const ROW_ACTION_LABELS: Readonly<Record<RowAction, string>> = {
  open_registration: '开放报名',
  open_check_in: '开放签到 10 分钟',
  edit: '编辑',
  clone: '复制成新赛事',
  desk: '裁判台',
  make_series: '做成系列',
  cancel: '取消赛事',
};
