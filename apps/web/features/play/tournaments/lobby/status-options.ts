import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { holdsRight, type Person } from '@pailei/domain/rights/rights';

import type { SegmentedOption } from '../../../../shared/ui/forms/Segmented.tsx';
import type { StatusFilter } from './lobby-filters.ts';
import { liveCounts } from './lobby-merge.ts';

/** The statuses that this visitor may choose from, with how many events have each now. */
export function statusOptions(
  live: readonly TournamentSummary[] | null,
  person: Person | null,
): SegmentedOption<StatusFilter>[] {
  const counts = live && liveCounts(live);
  return [
    { value: 'all', label: '全部' },
    { value: 'registration', label: '报名中', ...(counts && { count: counts.registration }) },
    { value: 'check_in', label: '签到中', ...(counts && { count: counts.check_in }) },
    { value: 'running', label: '进行中', ...(counts && { count: counts.running }) },
    { value: 'finished', label: '已结束' },
    ...(person === null ? [] : [{ value: 'mine', label: '我的' } as const]),
    ...(holdsRight('admin', person) ? [{ value: 'draft', label: '草稿' } as const] : []),
  ];
}
