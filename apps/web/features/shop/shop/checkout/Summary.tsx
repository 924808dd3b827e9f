import { groupedPoints } from '@pailei/contracts/shop/points/points-text';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import type { Totals } from '../cart/cart-lines.ts';

type SummaryProps = {
  totals: Totals;
  /** Undefined while it is not known. */
  balance: number | undefined;
  isPending: boolean;
  /** An answer was lost: the same is sent again. */
  isLost: boolean;
  onSubmit: () => void;
};

/** What it comes to, what stays, and the button that spends it. */
export function Summary({ totals: { quantity, points }, balance, isPending, isLost, onSubmit }: SummaryProps) {
  const missing = balance === undefined ? 0 : points - balance;
  const isShort = missing > 0 && !isLost;
  return (
    <Panel as="aside" className="self-start wide:sticky wide:top-[calc(var(--pl-header)+16px)]" aria-label="合计">
      <h2 className="mb-4 text-16">合计</h2>
      <KeyValues
        look="spread"
        facts={{
          [`商品 × ${quantity}`]: <Points value={points} />,
          可用积分: balance === undefined ? '—' : <Points value={balance} />,
        }}
      />
      <hr className="my-4 h-px border-0 bg-line-1" />
      <div className="flex items-center justify-between gap-2">
        <span>应付</span>
        <Points value={points} size="huge" />
      </div>
      <div className="flex items-center justify-between gap-2 text-13 text-text-3">
        <span>{isShort ? '还差' : '兑换后余额'}</span>
        <span className={cx('font-num font-semibold', isShort && 'text-yan-text')}>
          {balance === undefined ? '—' : groupedPoints(Math.abs(missing))}
        </span>
      </div>
      <Button
        className="mt-5 mb-2.5"
        variant="primary"
        size="lg"
        block
        pending={isPending}
        disabled={quantity === 0 || isShort}
        onClick={onSubmit}
      >
        {isShort ? '积分不足' : isLost ? '再试一次' : `兑换 ${quantity} 件 · ${groupedPoints(points)} 积分`}
      </Button>
      <p className="text-12 text-text-3">兑换即扣除积分。待处理的订单可以随时取消，积分原路退回。</p>
    </Panel>
  );
}
