import { ApiError } from '../../shared/api/api-error.ts';
import type { TrafficEvent } from '../../shared/api/traffic.ts';
import { masked, maskedUrl } from './debug.mask.ts';

const SLOW_MS = 1_000;
const MAX_ENTRIES = 100;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g;

export type DebugKind = TrafficEvent['kind'];

/** One line of the log, masked: nothing else of the traffic is stored. */
export type DebugEntry = {
  number: number;
  kind: DebugKind;
  at: number;
  /** What is counted together: method and path without ids, or the kind of topic. */
  route: string;
  label: string;
  /** The status of an answer, 0 for none; null for what is no request. */
  status: number | null;
  duration_ms: number | null;
  error: string | null;
  isSlow: boolean;
  detail: unknown;
};

export function entryOf(event: TrafficEvent, number: number): DebugEntry {
  switch (event.kind) {
    case 'request':
      return requestEntry(event, number);
    case 'live':
      return {
        ...base(event, number),
        route: event.topic.replaceAll(ID, ':id'),
        label: `${event.topic} · ${event.what}${event.version === null ? '' : ` → ${event.version}`}`,
        detail: masked(event.data),
      };
    case 'fault':
      return { ...base(event, number), route: '页面错误', label: textOf(event.error), error: textOf(event.error) };
    default:
      return event satisfies never;
  }
}

function requestEntry(event: TrafficEvent & { kind: 'request' }, number: number): DebugEntry {
  const { method, duration_ms, body, data, error } = event;
  const url = maskedUrl(event.url);
  const path = url
    .split('?', 1)
    .join('')
    .replace(/^\/api/, '');
  return {
    ...base(event, number),
    route: `${method} ${path.replaceAll(ID, ':id')}`,
    label: `${method} ${url.replace(/^\/api/, '')}`,
    status: event.status ?? (error instanceof ApiError ? error.status : 0),
    duration_ms,
    error: error === undefined ? null : textOf(error),
    isSlow: duration_ms > SLOW_MS,
    detail: masked({
      ...(body === undefined ? {} : { body }),
      ...(error === undefined ? { data } : {}),
      ...(error instanceof ApiError ? { errors: error.errors } : {}),
    }),
  };
}

function base({ kind, at }: TrafficEvent, number: number): DebugEntry {
  const none = { status: null, duration_ms: null, error: null, isSlow: false, detail: null };
  return { number, kind, at, route: '', label: '', ...none };
}

function textOf(error: unknown): string {
  return String(masked(error instanceof Error ? error.message : String(error)));
}

/** The newest hundred, newest first. */
export function withEntry(entries: readonly DebugEntry[], entry: DebugEntry): DebugEntry[] {
  return [entry, ...entries.slice(0, MAX_ENTRIES - 1)];
}

export type DebugFilter = {
  kind: DebugKind | 'all';
  status: 'all' | '2xx' | '4xx' | '5xx' | 'none';
  text: string;
  isOnlySlow: boolean;
  isOnlyErrors: boolean;
};

export const NO_FILTER: DebugFilter = { kind: 'all', status: 'all', text: '', isOnlySlow: false, isOnlyErrors: false };

export function filtered(entries: readonly DebugEntry[], filter: DebugFilter): DebugEntry[] {
  const text = filter.text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (filter.kind === 'all' || entry.kind === filter.kind) &&
      (filter.status === 'all' || entry.status !== null) &&
      (filter.status === 'all' || statusClass(entry.status ?? 0) === filter.status) &&
      (!filter.isOnlySlow || entry.isSlow) &&
      (!filter.isOnlyErrors || entry.error !== null) &&
      (text === '' || `${entry.label} ${entry.error ?? ''} ${entry.status ?? ''}`.toLowerCase().includes(text)),
  );
}

function statusClass(status: number): string {
  return status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
}

/** Requests by route and status: how many, how many of them failed or were slow, and how long they took. */
export type DebugStatistic = {
  route: string;
  status: number;
  count: number;
  errors: number;
  slow: number;
  average_ms: number;
  longest_ms: number;
};

/** Those with the most errors first, then the most frequent. */
export function statisticsOf(entries: readonly DebugEntry[]): DebugStatistic[] {
  const requests = entries.filter(({ kind }) => kind === 'request');
  const groups = Map.groupBy(requests, ({ route, status }) => `${route} ${status}`);
  return [...groups.values()]
    .map(statisticOf)
    .toSorted((a, b) => b.errors - a.errors || b.count - a.count || a.route.localeCompare(b.route));
}

function statisticOf(group: readonly DebugEntry[]): DebugStatistic {
  const durations = group.map(({ duration_ms }) => duration_ms ?? 0);
  return {
    route: group[0]?.route ?? '',
    status: group[0]?.status ?? 0,
    count: group.length,
    errors: group.filter(({ error }) => error !== null).length,
    slow: group.filter(({ isSlow }) => isSlow).length,
    average_ms: Math.round(durations.reduce((sum, ms) => sum + ms, 0) / group.length),
    longest_ms: Math.max(...durations),
  };
}
