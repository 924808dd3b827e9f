import { groupedPoints } from '@pailei/contracts/points-text';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { usePersonal, useShop } from '../../../shared/live/useTopics.ts';
import { cartAtom } from '../../../shared/state/cart.atoms.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { Points } from '../../../shared/ui/Points.tsx';
import { lineOf, totalsOf } from '../cart/cart-lines.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';

/** What the visitor has to spend, and what the cart would take of it. */
export function Figures() {
  const balance = usePersonal().state?.points_balance;
  const shop = useShop().state;
  const most = useMaxQuantity();
  const items = useAtomValue(cartAtom);
  const { points } = totalsOf(items.map((item) => lineOf(item, undefined, shop, most)));
  const rest = balance === undefined || points === 0 ? null : balance - points;
  return (
    <div className="bal">
      <dl>
        <div>
          <dt>可用积分</dt>
          <dd className="bal__p">{balance === undefined ? '—' : <Points value={balance} />}</dd>
        </div>
        {points > 0 && (
          <div>
            <dt>购物车合计</dt>
            <dd className="num">{groupedPoints(points)}</dd>
          </div>
        )}
        {rest !== null && (
          <div>
            <dt>{rest < 0 ? '还差' : '兑换后余额'}</dt>
            <dd className={rest < 0 ? 'num yan' : 'num'}>{groupedPoints(Math.abs(rest))}</dd>
          </div>
        )}
      </dl>
      <Link className="lnk" to="/profile?tab=points">
        积分明细
        <ChevronRight size={14} />
      </Link>
    </div>
  );
}
