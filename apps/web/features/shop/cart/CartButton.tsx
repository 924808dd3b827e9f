import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';

import { cartCountAtom } from '../../../shared/state/cart.atoms.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { CartPanel } from './CartPanel.tsx';

/** Opens the cart; says how many pieces are in it. */
export function CartButton() {
  const [isOpen, setOpen] = useState(false);
  const pieces = useAtomValue(cartCountAtom);
  return (
    <>
      <Button variant="ghost" icon={<ShoppingCart size={16} />} onClick={() => setOpen(true)}>
        购物车
        {pieces > 0 && (
          <em className="bdg">
            {pieces}
            <span className="only-sr"> 件</span>
          </em>
        )}
      </Button>
      <CartPanel open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
