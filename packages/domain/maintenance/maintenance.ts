export const MAINTENANCE_SCOPES = ['site', 'shop', 'tournaments'] as const;
export type MaintenanceScope = (typeof MAINTENANCE_SCOPES)[number];

/** A part of the site that can be under maintenance separately. `always` answers even while the whole site is. */
export type Area = 'shop' | 'tournaments' | 'always';

/** The times of a window, ISO. One that `ends_itself` is over at its planned end; any other when somebody ends it. */
export type WindowTimes = {
  starts_at: string;
  planned_end: string | null;
  ends_itself: boolean;
  ended_at: string | null;
};

export type WindowState = 'planned' | 'active' | 'ended';

export function windowState(window: WindowTimes, nowMs: number): WindowState {
  const { starts_at, planned_end, ends_itself, ended_at } = window;
  if (ended_at !== null) return 'ended';
  if (ends_itself && planned_end !== null && Date.parse(planned_end) <= nowMs) return 'ended';
  return Date.parse(starts_at) <= nowMs ? 'active' : 'planned';
}

type Scoped = WindowTimes & { scope: MaintenanceScope };

/** The window that closes `area` now, the whole site's first. Undefined as area is everything that belongs to no part. */
export function closingWindow<W extends Scoped>(
  windows: readonly W[],
  area: Area | undefined,
  nowMs: number,
): W | undefined {
  if (area === 'always') return undefined;
  const active = windows.filter((window) => windowState(window, nowMs) === 'active');
  return active.find(({ scope }) => scope === 'site') ?? active.find(({ scope }) => scope === area);
}

/** Parts of the site whose clocks are paused by its own windows and by those of the whole site. */
export const CLOCK_AREAS = ['tournaments', 'shop'] as const satisfies readonly Exclude<Area, 'always'>[];
export type ClockArea = (typeof CLOCK_AREAS)[number];

/** While one of these is on players cannot act: the clocks of matches, check-ins and registrations are paused. */
export const CLOCK_STOPPING_SCOPES = ['site', 'tournaments'] as const satisfies readonly MaintenanceScope[];

/** Since when the clocks are paused, ISO; undefined while they run. */
export function clockPausedSince(windows: readonly Scoped[], nowMs: number): string | undefined {
  const stopping: readonly MaintenanceScope[] = CLOCK_STOPPING_SCOPES;
  return windows
    .filter((window) => stopping.includes(window.scope) && windowState(window, nowMs) === 'active')
    .map(({ starts_at }) => starts_at)
    .toSorted()[0];
}

/** Whether a text says that a service is closed for now, in Chinese or English. */
export function mentionsMaintenance(text: string): boolean {
  return KEYWORDS.some((keyword) => keyword.test(text));
}

const SERVICE = '(?:services?|site|website|system|server|shop|store)';

const KEYWORDS: readonly RegExp[] = [
  /维护|维修中|停机|停服|暂停(?:服务|使用|营业|访问|开放)|(?:服务|系统|商城|商店)(?:已|暂时?|临时)?(?:停止|暂停|关闭)/,
  /\bmaintenance\b/i,
  new RegExp(
    String.raw`\b${SERVICE}\b(?:\s+(?:is|are|has|have|been|currently|temporarily))*\s+(?:paused|suspended)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:paused|suspended)\s+(?:the\s+)?${SERVICE}\b`, 'i'),
];
