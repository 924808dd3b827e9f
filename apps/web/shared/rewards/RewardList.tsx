import { rewardRows } from '@pailei/domain/rewards/table';
import type { RewardTable } from '@pailei/domain/rewards/types';

import { Points } from '../ui/marks/Points.tsx';
import { rowText } from './reward-labels.ts';

/** What there is to earn among so many places. */
export function RewardList({ table, places }: { table: RewardTable; places: number }) {
  return (
    <dl className="border-t border-t-line-2">
      {rewardRows(table, places).map((row) => (
        <div key={row.place} className="flex min-h-9 items-center justify-between gap-3 border-b border-b-line-1">
          <dt className="text-text-2">{rowText(row)}</dt>
          <dd>
            <Points value={row.points} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
