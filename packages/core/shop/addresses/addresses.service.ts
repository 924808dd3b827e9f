import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  ADDRESSES_MAX,
  type SavedAddress,
  type addressesApi,
  ADDRESS_ERRORS,
} from '@pailei/contracts/shop/addresses/addresses.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { lockAccount } from '../../people/accounts/accounts.reads.ts';
import { deleteAddress, findAddresses, insertAddress, makeDefault, updateAddress } from './addresses.repository.ts';

export type AddressesDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
};

type Body = BodyOf<typeof addressesApi.add>;
type Book = { addresses: SavedAddress[] };
export type AddressesService = ReturnType<typeof createAddressesService>;

/** Everybody's own saved addresses. Where there is one, exactly one is the default. */
export function createAddressesService({ db, now }: AddressesDeps) {
  /** One change of a book at a time; answers the book as it is then. */
  function change(actor: Actor, work: (trx: Trx, before: readonly SavedAddress[]) => Promise<void>): Promise<Book> {
    return runTransaction(db, async (trx) => {
      await lockAccount(trx, actor.user_id);
      await work(trx, await findAddresses(trx, actor.user_id));
      return { addresses: await withDefault(trx, actor.user_id) };
    });
  }

  return {
    list: async ({ user_id }: Actor): Promise<Book> => ({ addresses: await findAddresses(db, user_id) }),

    /** The same text again is the same address. */
    add: (actor: Actor, { full_address, is_default }: Body): Promise<Book> =>
      change(actor, async (trx, before) => {
        const known = before.find((address) => address.full_address === full_address);
        if (!known && before.length >= ADDRESSES_MAX) throw appError(ADDRESS_ERRORS, 'address_limit_reached');
        const id = known?.id ?? newId();
        if (!known) await insertAddress(trx, { id, account_id: actor.user_id, full_address, created_at: now() });
        if (is_default) await makeDefault(trx, actor.user_id, id);
      }),

    /** The default one stays so until another is made the default. */
    change: (actor: Actor, id: string, { full_address, is_default }: Body): Promise<Book> =>
      change(actor, async (trx, before) => {
        requireOwn(before, id);
        await updateAddress(trx, id, full_address);
        if (is_default) await makeDefault(trx, actor.user_id, id);
      }),

    /** Without the default one, the newest is the default. */
    remove: (actor: Actor, id: string): Promise<Book> =>
      change(actor, async (trx, before) => {
        requireOwn(before, id);
        await deleteAddress(trx, id);
      }),
  };
}

/** Somebody else's address is not there. */
function requireOwn(addresses: readonly SavedAddress[], id: string): void {
  if (!addresses.some((address) => address.id === id)) throw generalError('not_found');
}

/** The book, the newest made the default where there was none. */
async function withDefault(trx: Trx, accountId: string): Promise<SavedAddress[]> {
  const [first, ...others] = await findAddresses(trx, accountId);
  if (!first) return [];
  if (!first.is_default) await makeDefault(trx, accountId, first.id);
  return [{ ...first, is_default: true }, ...others];
}
