import { fullAddress, type Order } from '@pailei/contracts/shop/orders/order-shapes';
import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';

/** The id of a saved address, or a new one by its text. */
export type AddressDraft = {
  /** Null while the visitor has not chosen: the default one then. */
  chosen: string | null;
  text: string;
  /** Null while the visitor has not chosen: saved when it is the first one. */
  isKept: boolean | null;
};

export const NEW_ADDRESS = 'new';
export const EMPTY_DRAFT: AddressDraft = { chosen: null, text: '', isKept: null };

/** A stored draft; values of another shape count as not set. */
export function draftOf(stored: unknown): AddressDraft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
  const { chosen, text, isKept }: Partial<Record<keyof AddressDraft, unknown>> = stored;
  return {
    chosen: typeof chosen === 'string' ? chosen : null,
    text: typeof text === 'string' ? text : '',
    isKept: typeof isKept === 'boolean' ? isKept : null,
  };
}

/** What is chosen: an address that was deleted meanwhile is not. */
export function chosenAddress({ chosen }: AddressDraft, saved: readonly SavedAddress[]): string {
  if (chosen === NEW_ADDRESS || saved.some(({ id }) => id === chosen)) return chosen ?? NEW_ADDRESS;
  return (saved.find(({ is_default }) => is_default) ?? saved[0])?.id ?? NEW_ADDRESS;
}

export const isKeptAddress = ({ isKept }: AddressDraft, saved: readonly SavedAddress[]): boolean =>
  isKept ?? saved.length === 0;

type Address = { text: string; isNew: boolean } | { error: string };

/** The delivery address, or its error. */
export function addressOf(draft: AddressDraft, saved: readonly SavedAddress[]): Address {
  const known = saved.find(({ id }) => id === chosenAddress(draft, saved));
  if (known) return { text: known.full_address, isNew: false };
  const checked = fullAddress.safeParse(draft.text);
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? '' };
  return { text: checked.data, isNew: !saved.some(({ full_address }) => full_address === checked.data) };
}

/** How many pieces the address of the page asks for. */
export function quantityIn(params: URLSearchParams): number {
  const quantity = Number(params.get('quantity') ?? 1);
  return Number.isInteger(quantity) && quantity > 0 ? Math.min(quantity, 1_000) : 1;
}

const CLOCKS_MS = 5_000;

/** The text about placed orders. `since`: when they were sent, in ms; an earlier order is the one whose answer was lost. */
export function placedText(orders: readonly Pick<Order, 'created_at'>[], since: number): string {
  const isOld = orders.every(({ created_at }) => Date.parse(created_at) < since - CLOCKS_MS);
  if (isOld) return '订单之前已经提交，没有重复扣除积分';
  return orders.length === 1 ? '订单已提交' : `已提交 ${orders.length} 个订单`;
}
