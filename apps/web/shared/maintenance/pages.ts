import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import { closingWindow, windowState, type Area } from '@pailei/domain/maintenance/maintenance';

/**
 * The page's clock shows whole seconds and may be a little slow: a window that begins within the present second is on, so that
 * nobody is led away from a page and back to it at that very moment.
 */
const LEAD_MS = 1_000;
const ANNOUNCED_BEFORE_MS = 3_600_000;

const AREAS: readonly (readonly [RegExp, Area])[] = [
  [/^\/shopping(?:\/|$)/, 'shop'],
  [/^\/(?:solo-tournaments|dashboard\/current-tournament)(?:\/|$)/, 'tournaments'],
  // where admins log in, and where others see the state of the site
  [/^\/(?:login|status|maintenance)(?:\/|$)/, 'always'],
];

/** Which area a page belongs to; undefined for what only the whole site's maintenance closes. */
export function areaOfPath(pathname: string): Area | undefined {
  return AREAS.find(([pattern]) => pattern.test(pathname))?.[1];
}

export const isShopPath = (pathname: string): boolean => areaOfPath(pathname) === 'shop';

/** The window that closes the page itself. Tournament pages stay open while only their actions are closed. */
export function closedBy(
  windows: readonly MaintenanceWindow[],
  pathname: string,
  nowMs: number,
): MaintenanceWindow | undefined {
  const area = areaOfPath(pathname);
  const found = closingWindow(windows, area, nowMs) ?? closingWindow(windows, area, nowMs + LEAD_MS);
  return found?.scope === 'tournaments' ? undefined : found;
}

/** The windows that have a banner on this page, now or within the hour. An admin sees all of them. */
export function bannersFor(
  windows: readonly MaintenanceWindow[],
  { pathname, isAdmin, nowMs }: { pathname: string; isAdmin: boolean; nowMs: number },
): { window: MaintenanceWindow; isActive: boolean }[] {
  const area = areaOfPath(pathname);
  return windows
    .filter(({ scope }) => isAdmin || scope === 'site' || scope === area)
    .map((window) => ({ window, state: windowState(window, nowMs) }))
    .filter(({ window, state }) => state === 'active' || (state === 'planned' && isNear(window, nowMs)))
    .map(({ window, state }) => ({ window, isActive: state === 'active' || isNow(window, nowMs) }));
}

const isNow = ({ starts_at }: MaintenanceWindow, nowMs: number): boolean => Date.parse(starts_at) < nowMs + LEAD_MS;

const isNear = ({ starts_at }: MaintenanceWindow, nowMs: number): boolean =>
  Date.parse(starts_at) - nowMs <= ANNOUNCED_BEFORE_MS;
