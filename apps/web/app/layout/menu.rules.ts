import type { User } from '@pailei/contracts/accounts';

import { isAdmin } from '../../shared/state/session.rights.ts';
import type { Audience, MenuSection } from './menu.ts';

/** The menu of this visitor: what their rights allow and what is a page of the app. Empty sections are left out. */
export function visibleMenu(
  menu: readonly MenuSection[],
  user: User | null,
  paths: ReadonlySet<string>,
): MenuSection[] {
  return menu
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        (entry) => isFor(entry.for, user) && (entry.path === undefined || paths.has(entry.path)),
      ),
    }))
    .filter((section) => section.entries.some((entry) => entry.path !== undefined));
}

/** The path of the entry to mark: the longest one the address lies in. */
export function activePath(menu: readonly MenuSection[], pathname: string): string | undefined {
  const paths = menu.flatMap((section) => section.entries.flatMap((entry) => entry.path ?? []));
  return paths.filter((path) => isWithin(pathname, path)).toSorted((a, b) => b.length - a.length)[0];
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}

function isFor(audience: Audience, user: User | null): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'guest':
      return user === null;
    case 'user':
      return user !== null;
    case 'admin':
      return isAdmin(user);
    default:
      return audience satisfies never;
  }
}
