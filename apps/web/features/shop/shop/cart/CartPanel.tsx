import { groupedPoints } from '@pailei/contracts/shop/points/points-text';

import { useOwnBalance } from '../../../../shared/points/useOwnBalance.ts';
import { changeCartAtom } from '../../../../shared/state/cart.atoms.ts';
import { useSetAtom } from '../../../../shared/state/jotai.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { totalsOf, type OrderLine } from './cart-lines.ts';
import { withoutProduct, withQuantity } from './cart.model.ts';
import { LineRow } from './LineRow.tsx';
import { useCartLines } from './useCartLines.ts';

type CartPanelProps = { open: boolean; onClose: () => void };

/** The cart from the right edge: what is in it at its present price, what cannot be had any more, and the way to the till. */
export function CartPanel({ open, onClose }: CartPanelProps) {
  return (
    <SidePanel open={open} onClose={onClose} title="购物车" footer={<Footer onClose={onClose} />}>
      <Lines />
    </SidePanel>
  );
}

function Lines() {
  const lines = useCartLines();
  const changeCart = useSetAtom(changeCartAtom);
  if (lines.length === 0) {
    return (
      <Empty art="card" title="购物车是空的">
        看中的商品可以先放进来，一起结算。
      </Empty>
    );
  }
  return (
    <ul className="@container" aria-label="购物车里的商品">
      {lines.map((line) => (
        <LineRow
          key={line.product.id}
          line={line}
          onQuantity={(quantity) => changeCart((items) => withQuantity(items, line.product.id, quantity))}
          onRemove={() => changeCart((items) => withoutProduct(items, line.product.id))}
        />
      ))}
    </ul>
  );
}

function Footer({ onClose }: { onClose: () => void }) {
  const lines = useCartLines();
  const { quantity, points } = totalsOf(lines);
  const hindered = lines.filter(hasProblem).length;
  return (
    <div className="grid flex-1 gap-2">
      <div className="flex items-center justify-between gap-2">
        <span className="text-13 text-text-3">合计{hindered > 0 && `（不含 ${hindered} 种不能兑换的商品）`}</span>
        <Points value={points} size="large" />
      </div>
      <Balance points={points} />
      {quantity === 0 ? (
        <Button className="mt-1" variant="primary" size="lg" block disabled>
          去结算
        </Button>
      ) : (
        <LinkButton className="mt-1" variant="primary" size="lg" block to="/shopping/checkout/cart" onClick={onClose}>
          去结算 {quantity} 件
        </LinkButton>
      )}
    </div>
  );
}

const hasProblem = ({ problem }: OrderLine): boolean => problem !== null;

function Balance({ points }: { points: number }) {
  const balance = useOwnBalance();
  if (balance === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-2 text-13 text-text-3">
      <span>可用积分 {groupedPoints(balance)}</span>
      {points > balance && <span className="text-yan-text">还差 {groupedPoints(points - balance)}</span>}
    </div>
  );
}
