import { holdsRight, type Person } from '@pailei/domain/rights/rights';

import { FIRST_ADDED_SEASON, PAST_SEASONS, seasonEntry, type MenuItem } from './menu.ts';

/** The menu of this visitor: what their rights allow and what is a page of the app. Sections with nothing to choose are left out. */
export function visibleMenu(menu: readonly MenuItem[], person: Person | null, paths: ReadonlySet<string>): MenuItem[] {
  return menu.flatMap((item) => {
    if (!holdsRight(item.right, person)) return [];
    if (!item.children) return item.disabled || hasTarget(item, paths) ? [item] : [];
    const children = visibleMenu(item.children, person, paths);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

type EndedSeason = { number: number; closed_at: string | null };

/** The menu with the ended seasons that it does not name itself, the newest first. */
export function withSeasons(menu: readonly MenuItem[], seasons: readonly EndedSeason[]): MenuItem[] {
  const added = seasons
    .filter(({ number, closed_at }) => number >= FIRST_ADDED_SEASON && closed_at !== null)
    .toSorted((a, b) => b.number - a.number)
    .map(({ number }) => seasonEntry(number));
  return menu.map((item) =>
    item.id === PAST_SEASONS ? { ...item, children: [...added, ...(item.children ?? [])] } : item,
  );
}

/** Whether a section shows its entries: as the visitor has left it, else by its default, and where the page is in it. */
export function isSectionOpen(
  { id, defaultExpanded = false, children = [] }: MenuItem,
  folded: Readonly<Record<string, boolean>>,
  active: MenuItem | undefined,
): boolean {
  return folded[id] ?? (defaultExpanded || children.some((child) => child.id === active?.id));
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
