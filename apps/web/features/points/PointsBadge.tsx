import { groupedPoints } from '@pailei/contracts/points-text';
import { Link } from 'react-router-dom';

import { usePersonal } from '../../shared/live/useTopics.ts';
import { Points } from '../../shared/ui/Points.tsx';

/** The visitor's balance for the header: always the present one; leads to the statement. */
export function PointsBadge() {
  const balance = usePersonal().state?.points_balance;
  if (balance === undefined) return null;
  return (
    <Link className="top__pts" to="/profile?tab=points" aria-label={`积分 ${groupedPoints(balance)}`}>
      <Points value={balance} />
    </Link>
  );
}
