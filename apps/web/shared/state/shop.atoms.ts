import { cartCountAtom } from './cart.atoms.ts';
import { atom } from './jotai.ts';

/** How long after the shell the shop begins to read its stores. */
export const SHOP_START_MS = 2_000;

/** Whether it has begun. */
export const shopStartedAtom = atom(false);

/** Pieces in the cart, for the menu. */
export const cartBadgeAtom = atom((get) => (get(shopStartedAtom) ? get(cartCountAtom) : 0));

/** Own orders that wait to be sent, for the menu; the shell keeps it, which comes before the socket. */
export const pendingOrdersAtom = atom(0);

/** Everybody’s orders that wait to be sent; 0 to all but admins. */
export const allPendingOrdersAtom = atom(0);
