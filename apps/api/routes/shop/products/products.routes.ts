import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { ProductsService, ShopVersion } from '@pailei/core/shop/products';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_LIMIT } from '../../../plugins/account-limit.ts';
import type { AnswerVersions } from '../../../http/answer-versions.ts';
import { route } from '../../../http/routing.ts';

type Services = { products: ProductsService; shopVersion: ShopVersion };

export function productsRoutes(
  app: FastifyInstance,
  { products, shopVersion }: Services,
  versions: AnswerVersions,
): void {
  const kept = { versionOf: () => versions.ofAll(shopVersion) };
  const { field } = productsApi.upload.upload;
  route(app, productsApi.list, ({ actor, query }) => products.list(actor, query), {
    // What is not sold is for admins alone, and never kept.
    versionOf: async ({ query }) => (query.is_active === 'true' ? versions.ofAll(shopVersion) : undefined),
    sameForMembers: true,
  });
  route(app, productsApi.highlights, ({ query }) => products.highlights(query), kept);
  route(app, productsApi.get, ({ actor, params }) => products.get(actor, params.id));
  route(app, productsApi.create, ({ actor, body }) => products.create(actor, body));
  route(
    app,
    productsApi.upload,
    ({ actor, body, file }) => products.createWithImage(actor, { body, bytes: file, field }),
    {
      accountLimit: UPLOAD_LIMIT,
    },
  );
  route(app, productsApi.uploadImage, ({ actor, file }) => products.saveImage(actor, file, field), {
    accountLimit: UPLOAD_LIMIT,
  });
  route(app, productsApi.update, ({ actor, params, body }) => products.update(actor, params.id, body));
  route(app, productsApi.remove, ({ actor, params }) => products.remove(actor, params.id));
  route(app, productsApi.movements, ({ params, query }) => products.movements(params.id, query));
  route(app, productsApi.lowStock, ({ query }) => products.lowStock(query));
  route(app, productsApi.changeStock, ({ actor, body, idempotencyKey }) =>
    products.changeStock(actor, { body, idempotencyKey }),
  );
  route(app, productsApi.importCsv, ({ actor, body, idempotencyKey }) =>
    products.importCsv(actor, { body, idempotencyKey }),
  );
}
