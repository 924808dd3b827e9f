import type { Access } from '@pailei/contracts/http/endpoint';
import { API_HEADINGS } from '@pailei/core/features/features';

export const ADMIN_TAG = '管理';

/** The headings over a route. What only admins may call stands under 管理 as well. Throws for an address without one. */
export function tagsOf(url: string, access: Access): string[] {
  const part = url.split('/')[2] ?? '';
  const heading = API_HEADINGS[part];
  if (!heading) throw new Error(`${url}: no manifest names a heading of the API document for “${part}”`);
  return access === 'admin' && heading.name !== ADMIN_TAG ? [heading.name, ADMIN_TAG] : [heading.name];
}

/** Each heading once, with what it is about. */
export function allTags(used: ReadonlySet<string>): { name: string; description: string }[] {
  return Object.values(API_HEADINGS).flatMap(({ name, about }) =>
    about !== undefined && used.has(name) ? [{ name, description: about }] : [],
  );
}
