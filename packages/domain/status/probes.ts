export const COMPONENTS = ['api', 'hub', 'database', 'redis', 'workers', 'queues', 'storage'] as const;
export type Component = (typeof COMPONENTS)[number];

export const PROBE_STATES = ['up', 'degraded', 'down'] as const;
export type ProbeState = (typeof PROBE_STATES)[number];

/** Why a probe failed, in categories that an outsider may read. */
export const PROBE_ERRORS = ['timeout', 'refused', 'undelivered', 'overdue', 'full', 'failed'] as const;
export type ProbeError = (typeof PROBE_ERRORS)[number];

export type Measurement = {
  /** How long the component took to answer, or its oldest work has waited; null where nothing is timed. */
  latency_ms: number | null;
  /** How much work waits; null where none can. */
  backlog: number | null;
  /** Works, but not wholly: some of several processes are silent, or little room is left. */
  is_impaired: boolean;
  error: ProbeError | null;
};

type Threshold = { degraded_ms: number; degraded_backlog: number };

/** From where on an answer counts as slow and a queue as long. */
export const THRESHOLDS: Record<Component, Threshold> = {
  api: { degraded_ms: 500, degraded_backlog: Infinity },
  hub: { degraded_ms: 1_000, degraded_backlog: Infinity },
  database: { degraded_ms: 250, degraded_backlog: Infinity },
  redis: { degraded_ms: 250, degraded_backlog: Infinity },
  workers: { degraded_ms: Infinity, degraded_backlog: Infinity },
  queues: { degraded_ms: 5_000, degraded_backlog: 1_000 },
  storage: { degraded_ms: Infinity, degraded_backlog: Infinity },
};

export function probeStateOf(
  component: Component,
  { latency_ms, backlog, is_impaired, error }: Measurement,
): ProbeState {
  if (error !== null) return 'down';
  const { degraded_ms, degraded_backlog } = THRESHOLDS[component];
  const isSlow = (latency_ms ?? 0) >= degraded_ms || (backlog ?? 0) >= degraded_backlog;
  return isSlow || is_impaired ? 'degraded' : 'up';
}
