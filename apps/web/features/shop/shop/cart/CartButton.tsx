import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';

import { cartCountAtom } from '../../../../shared/state/cart.atoms.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { CartPanel } from './CartPanel.tsx';

/** Opens the cart and shows the total quantity. */
export function CartButton() {
  const [isOpen, setOpen] = useState(false);
  const quantity = useAtomValue(cartCountAtom);
  return (
    <>
      <Button variant="ghost" icon={<ShoppingCart size={16} />} onClick={() => setOpen(true)}>
        购物车
        {quantity > 0 && <CountBadge count={quantity} unit="件" />}
      </Button>
      <CartPanel open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
