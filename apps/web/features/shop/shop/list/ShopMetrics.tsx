import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { useShop } from '../../../../shared/live/useTopics.ts';
import { useOwnBalance } from '../../../../shared/points/useOwnBalance.ts';
import { cartAtom } from '../../../../shared/state/cart.atoms.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { lineOf, totalsOf } from '../cart/cart-lines.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';

/** What the visitor has to spend, and what the cart would take of it. */
export function ShopMetrics() {
  const balance = useOwnBalance();
  const shop = useShop().state;
  const most = useMaxQuantity();
  const items = useAtomValue(cartAtom);
  const { points } = totalsOf(items.map((item) => lineOf(item, undefined, shop, most)));
  const rest = balance === undefined || points === 0 ? null : balance - points;
  return (
    <div className="mb-8 flex flex-wrap items-end gap-x-12 gap-y-3 max-[901px]:mb-5 max-[901px]:gap-x-8">
      <dl className="flex flex-wrap items-end gap-x-12 gap-y-3 max-[901px]:gap-x-8">
        <Metric label="可用积分">{balance === undefined ? '—' : <Points value={balance} size="huge" />}</Metric>
        {points > 0 && <Metric label="购物车合计">{groupedPoints(points)}</Metric>}
        {rest !== null && (
          <Metric label={rest < 0 ? '还差' : '兑换后余额'} isBad={rest < 0}>
            {groupedPoints(Math.abs(rest))}
          </Metric>
        )}
      </dl>
      <TextLink className="ml-auto" to="/profile?tab=points">
        积分明细
        <ChevronRight size={14} />
      </TextLink>
    </div>
  );
}

function Metric({ label, isBad = false, children }: { label: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className={cx('font-num text-[26px] leading-10 font-semibold', isBad && 'text-yan-text')}>{children}</dd>
    </div>
  );
}
