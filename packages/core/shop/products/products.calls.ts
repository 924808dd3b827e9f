import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { UPLOAD_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { ProductsService } from './products.service.ts';
import type { ShopVersion } from './shop-version.ts';

type Needs = { products: ProductsService; shopVersion: ShopVersion; versions: AnswerVersions };

export function productsCalls({ products, shopVersion, versions }: Needs): readonly HttpCall[] {
  const kept = { versionOf: () => versions.ofAll(shopVersion) };
  const { field } = productsApi.upload.upload;
  return [
    call(productsApi.list, ({ actor, query }) => products.list(actor, query), {
      // What is not sold is for admins alone, and never kept.
      versionOf: async ({ query }) => (query.is_active === 'true' ? versions.ofAll(shopVersion) : undefined),
      sameForMembers: true,
    }),
    call(productsApi.highlights, ({ query }) => products.highlights(query), kept),
    call(productsApi.get, ({ actor, params }) => products.get(actor, params.id)),
    call(productsApi.create, ({ actor, body }) => products.create(actor, body)),
    call(productsApi.upload, ({ actor, body, file }) => products.createWithImage(actor, { body, bytes: file, field }), {
      accountLimit: UPLOAD_LIMIT,
    }),
    call(productsApi.uploadImage, ({ actor, file }) => products.saveImage(actor, file, field), {
      accountLimit: UPLOAD_LIMIT,
    }),
    call(productsApi.update, ({ actor, params, body }) => products.update(actor, params.id, body)),
    call(productsApi.remove, ({ actor, params }) => products.remove(actor, params.id)),
    call(productsApi.movements, ({ params, query }) => products.movements(params.id, query)),
    call(productsApi.lowStock, ({ query }) => products.lowStock(query)),
    call(productsApi.changeStock, ({ actor, body, idempotencyKey }) =>
      products.changeStock(actor, { body, idempotencyKey }),
    ),
    call(productsApi.importCsv, ({ actor, body, idempotencyKey }) =>
      products.importCsv(actor, { body, idempotencyKey }),
    ),
  ];
}
