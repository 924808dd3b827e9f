import { CircleAlert, Info } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import type { Facts } from '../model/product-state.ts';
import { useChange } from '../model/useChange.ts';

/** Shows a note when the product sells out, is removed or changes its price while the page is open. */
export function ChangeNote({ product, className }: { product: Facts; className?: string }) {
  const { change, acknowledge } = useChange(product);
  return (
    <div className={cx(change && className)} role="status">
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
