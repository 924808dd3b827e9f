import { holdsRight, type Person } from '@pailei/domain/rights';

import type { MenuItem } from './menu.ts';

/** The menu of this visitor: what their rights allow and what is a page of the app. Sections with nothing to choose are left out. */
export function visibleMenu(menu: readonly MenuItem[], person: Person | null, paths: ReadonlySet<string>): MenuItem[] {
  return menu.flatMap((item) => {
    if (!holdsRight(item.right, person)) return [];
    if (!item.children) return item.disabled || hasTarget(item, paths) ? [item] : [];
    const children = visibleMenu(item.children, person, paths);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Every entry that can be chosen, without its section. */
export function entriesOf(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => (item.children ? entriesOf(item.children) : item.disabled ? [] : [item]));
}

/** The entry to mark: that of the longest matching path; of several for the same page the last, which is in a section. */
export function activeEntry(menu: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const depth = ({ path = '', covers = [] }: MenuItem) =>
    Math.max(0, ...[path, ...covers].filter((one) => isWithin(pathname, one)).map(({ length }) => length));
  return entriesOf(menu)
    .filter((item) => depth(item) > 0)
    .toReversed()
    .toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Groups what is shown together without a gap: entries in a row, and each section by itself. */
export function menuGroups(menu: readonly MenuItem[]): MenuItem[][] {
  const groups: MenuItem[][] = [];
  for (const item of menu) {
    const last = groups.at(-1);
    if (last && !item.children && !item.divider && !last[0]?.children) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function hasTarget({ path, action }: MenuItem, paths: ReadonlySet<string>): boolean {
  return action !== undefined || (path !== undefined && paths.has(path));
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
