import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { useOwnBalance } from '../../../../shared/points/useOwnBalance.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { totalsOf, type OrderLine } from '../cart/cart-lines.ts';
import { LineRow } from '../cart/LineRow.tsx';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { AddressSection } from './AddressSection.tsx';
import { Summary } from './Summary.tsx';
import { useCheckout } from './useCheckout.ts';
import type { Outcome } from './usePlaceOrders.ts';

export type CheckoutProps = {
  crumbs: readonly { label: string; to?: string }[];
  lines: readonly OrderLine[];
  /** Stands above the lines, e.g. that a price has changed. */
  note?: ReactNode;
  onQuantity: (productId: string, quantity: number) => void;
  onRemove?: (productId: string) => void;
  onPlaced?: (order: OrderDetail) => void;
};

/** The last step: address, contents, total. No form, so that Enter in a field spends nothing. */
export function Checkout({ crumbs, lines, note, onQuantity, onRemove, onPlaced }: CheckoutProps) {
  const checkout = useCheckout(lines, onPlaced);
  const most = useMaxQuantity();
  const { shown, outcomes, isPending, isLost } = checkout;
  const balance = useOwnBalance();
  const isFixed = isPending || isLost;
  return (
    <>
      <PageHeader title="确认订单" crumbs={crumbs} />
      <div className="grid grid-cols-main-rail gap-x-12 gap-y-9 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-9">
          {isLost && <LostNote />}
          <AddressSection
            saved={checkout.saved}
            isLoading={checkout.isLoading}
            draft={checkout.draft}
            error={checkout.addressError}
            disabled={isFixed}
            onChange={checkout.changeDraft}
            onLeave={checkout.checkAddress}
            fieldRef={checkout.addressField}
          />
          <section>
            <SectionHeader title="商品" />
            <div hidden={checkout.isFrozen}>{note}</div>
            <ul className="@container border-t border-line-2" aria-label="要兑换的商品">
              {shown.map((line) => (
                <LineRow
                  key={line.product.id}
                  line={line}
                  disabled={isFixed}
                  note={<OutcomeText outcome={outcomes[line.product.id]} />}
                  onQuantity={(quantity) => {
                    checkout.forgetOutcome(line.product.id);
                    onQuantity(line.product.id, quantity);
                  }}
                  onRemove={onRemove && (() => onRemove(line.product.id))}
                />
              ))}
            </ul>
            <p className="mt-2 text-12 text-text-3">
              单次最多兑换 {most} 件{shown.length > 1 && '，每种商品是一个单独的订单'}
            </p>
          </section>
        </div>
        <Summary
          totals={totalsOf(shown)}
          balance={balance}
          isPending={isPending}
          isLost={isLost}
          onSubmit={() => void checkout.submit()}
        />
      </div>
    </>
  );
}

function LostNote() {
  return (
    <Note tone="huang" icon={<CircleAlert size={16} />}>
      没有收到服务器的答复，还不知道订单是否已经提交。再试一次得到的是同一个订单，不会重复扣除积分；也可以先看看
      <TextLink tone="accent" to="/shopping/orders">
        我的订单
      </TextLink>
      。
    </Note>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  if (outcome.state === 'placing') return <small className="text-text-3">正在提交</small>;
  return (
    <small className="text-yan-text" role="alert">
      {outcome.message}
    </small>
  );
}
