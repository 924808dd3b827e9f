import { auditField } from '@pailei/contracts/features/audit-labels';
import type { Db } from '@pailei/db/client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { patternOf } from '../plugins/errors.ts';

const databases = new WeakMap<FastifyInstance, Db>();

/** From now on every successful write of the staff must leave a row in the audit log. */
export function watchAudit(app: FastifyInstance, db: Db): void {
  databases.set(app, db);
}

/** What only reads, though it is sent a file or a formula. */
const READING = ['/participants/import-preview', '/formula-preview'];
/** Each of many has a row of its own, and none where all were refused. */
const OF_MANY = ['/admin/registrations/answers', '/participants/import', '/participants/teams/import'];

const endsWithOne = (path: string, ends: readonly string[]) => ends.some((end) => path.endsWith(end));

/**
 * Throws unless a successful write on a route of referees or admins has left exactly one row that names its request, and
 * every field of that row has a Chinese name.
 */
export async function checkAudit(
  app: FastifyInstance,
  request: { method?: string | undefined; path: string },
  response: LightMyRequestResponse,
): Promise<void> {
  const db = databases.get(app);
  const { method = 'GET', path } = request;
  if (!db || method === 'GET' || response.statusCode >= 300 || !isStaffRoute(app, method, path)) return;
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('request_id', '=', String(response.headers['x-request-id']))
    .execute();
  const wanted = endsWithOne(path, READING) ? 0 : 1;
  if (rows.length !== wanted && !endsWithOne(path, OF_MANY))
    throw new Error(`${method} ${path} left ${rows.length} rows in the audit log, not ${wanted}`);
  for (const { action, before, after } of rows) {
    const unnamed = [...unnamedFields(action, before), ...unnamedFields(action, after)];
    if (unnamed.length > 0)
      throw new Error(`${action} writes what its *.audits.ts does not name: ${unnamed.join(', ')}`);
  }
}

function isStaffRoute(app: FastifyInstance, method: string, path: string): boolean {
  const route = app.accessTable.find((one) => one.method === method && patternOf(one.url).test(path));
  return route?.access === 'admin' || route?.access === 'referee' || route?.access === 'staff';
}

/** Fields without a text, and values without one in a field that holds one of a few. */
function unnamedFields(action: string, facts: unknown): string[] {
  if (Array.isArray(facts)) return facts.flatMap((item) => unnamedFields(action, item));
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) => {
    const [name = ''] = key.split(' ');
    const field = auditField(action, name);
    if (field === undefined) return [name];
    const codes =
      typeof field === 'string'
        ? []
        : [value].flat().filter((one) => typeof one === 'string' && !(one in field.values));
    return [...codes.map((code) => `${name}=${code}`), ...unnamedFields(action, value)];
  });
}
