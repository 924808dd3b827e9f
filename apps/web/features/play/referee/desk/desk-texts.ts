import type { DeskKind } from '@pailei/domain/referee-desk/desk-order';
import type { RoundDesk, TableState } from '@pailei/domain/referee-desk/round-desk';
import type { TournamentStatus } from '@pailei/domain/tournament/types';

import type { SealMark } from '../../../../shared/ui/marks/Seal.tsx';

export const KIND_TEXTS: Readonly<Record<DeskKind, { readonly label: string; readonly seal: SealMark }>> = {
  dispute: { label: '争议', seal: '争' },
  late: { label: '迟到', seal: '时' },
  unreported: { label: '未上报', seal: '报' },
  call: { label: '呼叫', seal: '裁' },
  league_week: { label: '到期', seal: '裁' },
  objection: { label: '质疑', seal: '议' },
  chat_report: { label: '举报', seal: '管' },
};

export const TABLE_TEXTS: Readonly<Record<TableState, string>> = {
  over: '已结束',
  going: '进行中',
  waiting: '未进入房间',
  disputed: '争议',
  late: '迟到',
  unreported: '未上报',
};

export type TableCounts = Readonly<Record<TableState, number>>;

export function countTables({ tables }: Pick<RoundDesk, 'tables'>): TableCounts {
  const counts = { over: 0, going: 0, waiting: 0, disputed: 0, late: 0, unreported: 0 };
  for (const { state } of tables) counts[state] += 1;
  return counts;
}

/** Why the next round waits: 还有 6 桌未结束，其中 2 桌争议; null: it does not. */
export function waitText({ tables }: Pick<RoundDesk, 'tables'>): string | null {
  const counts = countTables({ tables });
  const open = tables.length - counts.over;
  if (open === 0) return null;
  const named = (['disputed', 'late', 'unreported'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} 桌${TABLE_TEXTS[state]}`);
  return `还有 ${open} 桌未结束${named.length > 0 ? `，其中 ${named.join('、')}` : ''}`;
}

/** What the desk of an event says while no round is played. */
export const IDLE_TEXTS: Readonly<Record<TournamentStatus, string>> = {
  draft: '赛事未开始，开赛后这里显示本轮各桌。',
  registration: '赛事未开始，开赛后这里显示本轮各桌。',
  check_in: '赛事未开始，开赛后这里显示本轮各桌。',
  running: '没有进行中的轮次，下一轮开始后这里显示各桌。',
  finished: '赛事已结束。',
  cancelled: '赛事已取消。',
};
