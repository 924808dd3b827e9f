import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { Link } from 'react-router-dom';

import { Points } from '../ui/marks/Points.tsx';
import { useOwnBalance } from './useOwnBalance.ts';

/** The visitor's balance for the header: always current; links to the statement. */
export function PointsBadge() {
  const balance = useOwnBalance();
  if (balance === undefined) return null;
  return (
    <Link
      className="flex h-8 items-center rounded-control bg-surface-2 px-2.5 max-tablet:hidden"
      to="/profile?tab=points"
      aria-label={`积分 ${groupedPoints(balance)}`}
    >
      <Points value={balance} />
    </Link>
  );
}
