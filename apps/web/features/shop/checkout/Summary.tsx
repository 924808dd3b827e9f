import { groupedPoints } from '@pailei/contracts/points-text';

import { Button } from '../../../shared/ui/Button.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
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
export function Summary({ totals: { pieces, points }, balance, isPending, isLost, onSubmit }: SummaryProps) {
  const missing = balance === undefined ? 0 : points - balance;
  const isShort = missing > 0 && !isLost;
  return (
    <aside className="panel pad sum" aria-label="合计">
      <h2>合计</h2>
      <dl className="kv">
        <dt>商品 × {pieces}</dt>
        <dd>
          <Points value={points} />
        </dd>
        <dt>可用积分</dt>
        <dd>{balance === undefined ? '—' : <Points value={balance} />}</dd>
      </dl>
      <hr className="hr" />
      <div className="row row--sb">
        <span>应付</span>
        <span className="sum__t">
          <Points value={points} />
        </span>
      </div>
      <div className="row row--sb s13 t3">
        <span>{isShort ? '还差' : '兑换后余额'}</span>
        <span className={isShort ? 'num yan' : 'num'}>
          {balance === undefined ? '—' : groupedPoints(Math.abs(missing))}
        </span>
      </div>
      <Button
        className="sum__b"
        variant="primary"
        size="lg"
        block
        pending={isPending}
        disabled={pieces === 0 || isShort}
        onClick={onSubmit}
      >
        {isShort ? '积分不足' : isLost ? '再试一次' : '提交订单'}
      </Button>
      <p className="t3 s12">提交即扣除积分。待处理的订单可以随时取消，积分原路退回。</p>
    </aside>
  );
}
