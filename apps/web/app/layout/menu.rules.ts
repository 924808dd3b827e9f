import { holdsRight, type Person } from '@pailei/domain/rights';

import type { MenuItem } from './menu.ts';

/** The menu of this visitor: what their rights allow and what is a page of the app. Sections with nothing to choose are left out. */
export function visibleMenu(menu: readonly MenuItem[], person: Person | null, paths: ReadonlySet<string>): MenuItem[] {
  return menu.flatMap((item) => {
    if (!holdsRight(item.right, person)) return [];
    if (!item.children) return item.disabled || leadsSomewhere(item, paths) ? [item] : [];
    const children = visibleMenu(item.children, person, paths);
    return children.some((child) => !child.disabled) ? [{ ...item, children }] : [];
  });
}

/** Every entry that can be chosen, without its section. */
export function entriesOf(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => (item.children ? entriesOf(item.children) : item.disabled ? [] : [item]));
}

/** The path of the entry to mark: the longest one the address lies in. */
export function activePath(menu: readonly MenuItem[], pathname: string): string | undefined {
  const paths = entriesOf(menu).flatMap((item) => item.path ?? []);
  return paths.filter((path) => isWithin(pathname, path)).toSorted((a, b) => b.length - a.length)[0];
}

/** Groups what stands together without a gap: entries in a row, and each section by itself. */
export function menuGroups(menu: readonly MenuItem[]): MenuItem[][] {
  const groups: MenuItem[][] = [];
  for (const item of menu) {
    const last = groups.at(-1);
    if (last && !item.children && !item.divider && !last[0]?.children) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function leadsSomewhere({ path, action }: MenuItem, paths: ReadonlySet<string>): boolean {
  return action !== undefined || (path !== undefined && paths.has(path));
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
