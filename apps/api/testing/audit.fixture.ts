import type { Db } from '@pailei/db/client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { patternOf } from '../plugins/errors.ts';

const databases = new WeakMap<FastifyInstance, Db>();

/** From now on every successful write of the staff must leave a row in the audit log. */
export function watchAudit(app: FastifyInstance, db: Db): void {
  databases.set(app, db);
}

/** Throws unless a successful write on a route of referees or admins has left exactly one row that names its request. */
export async function checkAudit(
  app: FastifyInstance,
  request: { method?: string | undefined; path: string },
  response: LightMyRequestResponse,
): Promise<void> {
  const db = databases.get(app);
  const { method = 'GET', path } = request;
  if (!db || method === 'GET' || response.statusCode >= 300 || !isStaffRoute(app, method, path)) return;
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', String(response.headers['x-request-id']))
    .executeTakeFirstOrThrow();
  if (count !== 1) throw new Error(`${method} ${path} left ${count} rows in the audit log, not one`);
}

function isStaffRoute(app: FastifyInstance, method: string, path: string): boolean {
  const route = app.accessTable.find((one) => one.method === method && patternOf(one.url).test(path));
  return route?.access === 'admin' || route?.access === 'referee' || route?.access === 'staff';
}
