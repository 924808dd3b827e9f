import type { DataOf } from '@pailei/contracts/http/endpoint';
import { type SavedAddress, addressesApi } from '@pailei/contracts/shop/addresses/addresses.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';

const ADDRESSES = ['addresses'];

export type AddressBody = { full_address: string; is_default: boolean };

/** The visitor's saved addresses. */
export function useAddresses() {
  return useQuery({
    queryKey: ADDRESSES,
    queryFn: ({ signal }) => api.call(addressesApi.list, { signal }),
    staleTime: 0,
  });
}

/** Every change returns the whole list. Errors of a form are shown at its field. */
function useAddressCommand<T>(run: (input: T) => Promise<DataOf<typeof addressesApi.list>>, isQuiet: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (list) => queries.setQueryData(ADDRESSES, list),
    meta: { quiet: isQuiet },
  });
}

/** `id` null makes a new one. */
export function useSaveAddress(id: string | null) {
  return useAddressCommand(
    (body: AddressBody) =>
      id === null ? api.call(addressesApi.add, { body }) : api.call(addressesApi.change, { params: { id }, body }),
    true,
  );
}

/** Runs beside an order that was placed: an error is shown, and does not change the order. */
export function useSaveOrderAddress() {
  return useAddressCommand((body: AddressBody) => api.call(addressesApi.add, { body }), false);
}

export function useMakeDefault() {
  return useAddressCommand(
    ({ id, full_address }: SavedAddress) =>
      api.call(addressesApi.change, { params: { id }, body: { full_address, is_default: true } }),
    false,
  );
}

export function useRemoveAddress() {
  return useAddressCommand(({ id }: SavedAddress) => api.call(addressesApi.remove, { params: { id } }), false);
}
