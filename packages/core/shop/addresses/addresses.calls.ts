import { addressesApi as api } from '@pailei/contracts/shop/addresses/addresses.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { AddressesService } from './addresses.service.ts';

export const addressesCalls = ({ addresses }: { addresses: AddressesService }): readonly HttpCall[] => [
  call(api.list, ({ actor }) => addresses.list(actor)),
  call(api.add, ({ actor, body }) => addresses.add(actor, body)),
  call(api.change, ({ actor, params, body }) => addresses.change(actor, params.id, body)),
  call(api.remove, ({ actor, params }) => addresses.remove(actor, params.id)),
];
