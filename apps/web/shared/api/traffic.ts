/** What the debug panel receives. Bodies and data are the objects of the page itself: mask them before storing them. */
export type TrafficEvent =
  | ({ kind: 'request'; at: number; duration_ms: number; method: string; url: string; body: unknown } & RequestEnd)
  | {
      kind: 'live';
      at: number;
      topic: string;
      what: 'snapshot' | 'events' | 'status';
      version: number | null;
      data: unknown;
    }
  | { kind: 'fault'; at: number; error: unknown };

export type RequestEnd =
  | { status: number; data: unknown; error?: never }
  | { error: unknown; status?: never; data?: never };

export type ReportTraffic = {
  /** A request begins; the returned function reports how it ended. */
  request(start: { method: string; url: string; body: unknown }): (end: RequestEnd) => void;
  event(event: TrafficEvent): void;
};

const ENABLED_KEY = 'api-debug-enabled';
const MAX_WAITING = 100;

/** Whether the visitor enabled the debug panel on this device. */
export function isTrafficEnabled(): boolean {
  try {
    return localStorage.getItem(ENABLED_KEY) === 'true';
  } catch {
    return false;
  }
}

let listener: ((event: TrafficEvent) => void) | undefined;
let waiting: TrafficEvent[] = [];

const report: ReportTraffic = {
  request(start) {
    const at = Date.now();
    return (end) => report.event({ kind: 'request', at, duration_ms: Date.now() - at, ...start, ...end });
  },
  event(event) {
    if (listener) listener(event);
    else if (waiting.length < MAX_WAITING) waiting.push(event);
  },
};

let reporter = isTrafficEnabled() ? report : undefined;

/** The listener of the traffic; undefined unless the debug panel is enabled, so that it costs nothing. */
export function traffic(): ReportTraffic | undefined {
  return reporter;
}

/** From now on, and with what waited since the page began. */
export function listenToTraffic(listen: (event: TrafficEvent) => void): void {
  listener = listen;
  reporter = report;
  const missed = waiting;
  waiting = [];
  for (const event of missed) listen(event);
}
