import type { DataOf } from '@pailei/contracts/endpoint';
import { ordersApi, type SavedAddress } from '@pailei/contracts/orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';

const ADDRESSES = ['addresses'];

export type AddressBody = { full_address: string; is_default: boolean };

/** The visitor's saved addresses. */
export function useAddresses() {
  return useQuery({
    queryKey: ADDRESSES,
    queryFn: ({ signal }) => api.call(ordersApi.addresses, { signal }),
    staleTime: 0,
  });
}

/** Every change answers the whole list. Errors of a form stand at its field. */
function useAddressCommand<T>(run: (input: T) => Promise<DataOf<typeof ordersApi.addresses>>, isQuiet: boolean) {
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
      id === null
        ? api.call(ordersApi.addAddress, { body })
        : api.call(ordersApi.changeAddress, { params: { id }, body }),
    true,
  );
}

/** Beside an order that was placed: what goes wrong is told, and changes nothing of the order. */
export function useKeepAddress() {
  return useAddressCommand((body: AddressBody) => api.call(ordersApi.addAddress, { body }), false);
}

export function useMakeDefault() {
  return useAddressCommand(
    ({ id, full_address }: SavedAddress) =>
      api.call(ordersApi.changeAddress, { params: { id }, body: { full_address, is_default: true } }),
    false,
  );
}

export function useRemoveAddress() {
  return useAddressCommand(({ id }: SavedAddress) => api.call(ordersApi.removeAddress, { params: { id } }), false);
}
