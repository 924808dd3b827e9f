import '../styles/lines.css';

import { groupedPoints } from '@pailei/contracts/points-text';

import { usePersonal } from '../../../shared/live/useTopics.ts';
import { changeCartAtom } from '../../../shared/state/cart.atoms.ts';
import { useSetAtom } from '../../../shared/state/jotai.ts';
import { Button, LinkButton } from '../../../shared/ui/Button.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { SidePanel } from '../../../shared/ui/SidePanel.tsx';
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
      <Empty art="card" title="没有商品">
        看中的商品可以先放进来，一起结算。
      </Empty>
    );
  }
  return (
    <ul className="lins" aria-label="购物车里的商品">
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
  const { pieces, points } = totalsOf(lines);
  const hindered = lines.filter(isHindered).length;
  return (
    <div className="crt">
      <div className="row row--sb">
        <span className="t3 s13">合计{hindered > 0 && `（不含 ${hindered} 种不能兑换的商品）`}</span>
        <span className="crt__t">
          <Points value={points} />
        </span>
      </div>
      <Balance points={points} />
      {pieces === 0 ? (
        <Button variant="primary" size="lg" block disabled>
          去结算
        </Button>
      ) : (
        <LinkButton variant="primary" size="lg" block to="/shopping/checkout/cart" onClick={onClose}>
          去结算 {pieces} 件
        </LinkButton>
      )}
    </div>
  );
}

const isHindered = ({ problem }: OrderLine): boolean => problem !== null;

function Balance({ points }: { points: number }) {
  const balance = usePersonal().state?.points_balance;
  if (balance === undefined) return null;
  return (
    <div className="row row--sb s13 t3">
      <span>可用积分 {groupedPoints(balance)}</span>
      {points > balance && <span className="yan">还差 {groupedPoints(points - balance)}</span>}
    </div>
  );
}
