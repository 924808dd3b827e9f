import './rewards.css';

import { rewardRows, type RewardTable } from '@pailei/domain/rewards';

import { Points } from '../../shared/ui/Points.tsx';
import { rowText } from './reward-words.ts';

/** What there is to earn among so many places. */
export function RewardList({ table, places }: { table: RewardTable; places: number }) {
  return (
    <dl className="rwl">
      {rewardRows(table, places).map((row) => (
        <div key={row.place}>
          <dt>{rowText(row)}</dt>
          <dd>
            <Points value={row.points} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
