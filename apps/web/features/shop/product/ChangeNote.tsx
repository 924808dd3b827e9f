import { CircleAlert, Info } from 'lucide-react';

import { Button } from '../../../shared/ui/Button.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import type { Facts } from '../model/product-state.ts';
import { useChange } from '../model/useChange.ts';

/** Says when the product sells out, goes or costs something else while it is being looked at. */
export function ChangeNote({ product }: { product: Facts }) {
  const { change, acknowledge } = useChange(product);
  return (
    <div className="chg" role="status">
      {change && (
        <Note
          tone={change.isBad ? 'huang' : 'qing'}
          icon={change.isBad ? <CircleAlert size={16} /> : <Info size={16} />}
          action={
            <Button variant="text" size="sm" onClick={acknowledge}>
              知道了
            </Button>
          }
        >
          {change.text}
        </Note>
      )}
    </div>
  );
}
