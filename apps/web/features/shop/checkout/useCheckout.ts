import type { OrderDetail, SavedAddress } from '@pailei/contracts/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { serverNow } from '../../../shared/state/clock.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useAddresses, useKeepAddress } from '../../addresses/addresses.api.ts';
import type { OrderLine } from '../cart/cart-lines.ts';
import { addressOf, isKeptAddress, placedText } from './checkout.model.ts';
import { useAddressDraft } from './useAddressDraft.ts';
import { usePlaceOrders } from './usePlaceOrders.ts';

const NO_ADDRESSES: readonly SavedAddress[] = [];
const keepNothing = () => undefined;

/** The state of the last step, and what follows from its button: orders, a kept address, the page of what was ordered. */
export function useCheckout(lines: readonly OrderLine[], onPlaced: (order: OrderDetail) => void = keepNothing) {
  const navigate = useNavigate();
  const addresses = useAddresses();
  const saved = addresses.data?.addresses ?? NO_ADDRESSES;
  const keepAddress = useKeepAddress();
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
      keepAddress.mutate({ full_address: address.text, is_default: true });
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
    /** From now on what is wrong with the address is said while it is written. */
    checkAddress: () => setChecked(draft.text !== ''),
    submit,
  };
}

const withoutOrdered = (lines: readonly OrderLine[], orders: readonly OrderDetail[]): readonly OrderLine[] =>
  lines.filter(({ product }) => !orders.some(({ product_id }) => product_id === product.id));
