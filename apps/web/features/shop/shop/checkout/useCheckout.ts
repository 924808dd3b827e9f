import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { serverNow } from '../../../../shared/state/clock.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useAddresses, useSaveOrderAddress } from '../../../../shared/addresses/addresses.api.ts';
import type { OrderLine } from '../cart/cart-lines.ts';
import { addressOf, isKeptAddress, placedText } from './checkout.model.ts';
import { useAddressDraft } from './useAddressDraft.ts';
import { usePlaceOrders } from './usePlaceOrders.ts';

const NO_ADDRESSES: readonly SavedAddress[] = [];
const noop = () => undefined;

/** The state of the last step, and what follows from its button: orders, a saved address, the page of what was ordered. */
export function useCheckout(lines: readonly OrderLine[], onPlaced: (order: OrderDetail) => void = noop) {
  const navigate = useNavigate();
  const addresses = useAddresses();
  const saved = addresses.data?.addresses ?? NO_ADDRESSES;
  const saveAddress = useSaveOrderAddress();
  const { outcomes, isPending, place, forgetOutcome } = usePlaceOrders(onPlaced);
  const { draft, changeDraft, forgetDraft } = useAddressDraft();
  const [isChecked, setChecked] = useState(false);
  // what is being ordered stays as it is shown, until the answer: the own order may be what sells a product out
  const [frozen, setFrozen] = useState<readonly OrderLine[] | null>(null);
  const shown = frozen ?? lines;
  const addressField = useRef<HTMLTextAreaElement>(null);
  const address = addressOf(draft, saved);

  async function submit(): Promise<void> {
    setChecked(true);
    if ('error' in address) return addressField.current?.focus();
    const since = serverNow();
    const ready = shown.filter(({ problem }) => problem === null);
    setFrozen(shown);
    const placed = await place(ready, address.text);
    if (placed === null) return;
    const { orders, isLost } = placed;
    if (isLost) setFrozen(withoutOrdered(shown, orders));
    else if (orders.length < ready.length) setFrozen(null);
    const [first] = orders;
    if (!first) return;
    if (address.isNew && isKeptAddress(draft, saved)) {
      saveAddress.mutate({ full_address: address.text, is_default: true });
    }
    toast.success(placedText(orders, since));
    if (orders.length < ready.length) return;
    forgetDraft();
    await navigate(orders.length === 1 ? `/shopping/order/${first.id}` : '/shopping/orders', { replace: true });
  }

  return {
    saved,
    isLoading: addresses.isPending,
    addressField,
    draft,
    changeDraft,
    shown,
    isFrozen: frozen !== null,
    outcomes,
    forgetOutcome,
    isPending,
    isLost: Object.values(outcomes).some(({ state }) => state === 'lost'),
    addressError: isChecked && 'error' in address ? address.error : undefined,
    /** From now on errors of the address are shown while typing. */
    checkAddress: () => setChecked(draft.text !== ''),
    submit,
  };
}

const withoutOrdered = (lines: readonly OrderLine[], orders: readonly OrderDetail[]): readonly OrderLine[] =>
  lines.filter(({ product }) => !orders.some(({ product_id }) => product_id === product.id));
