import { addressesApi as api } from '@pailei/contracts/shop/addresses/addresses.api';
import type { AddressesService } from '@pailei/core/shop/addresses';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function addressesRoutes(app: FastifyInstance, addresses: AddressesService): void {
  route(app, api.list, ({ actor }) => addresses.list(actor));
  route(app, api.add, ({ actor, body }) => addresses.add(actor, body));
  route(app, api.change, ({ actor, params, body }) => addresses.change(actor, params.id, body));
  route(app, api.remove, ({ actor, params }) => addresses.remove(actor, params.id));
}
