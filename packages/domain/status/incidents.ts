import type { ProbeState } from './probes.ts';

export const SEVERITIES = ['minor', 'major'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** So many probes in a row open an incident, raise it, or end it. */
export const PROBES_IN_A_ROW = 3;

export type IncidentChange = { do: 'open' | 'raise'; severity: Severity } | { do: 'resolve' };

/**
 * What the newest probes of a component, one slot after the other and oldest first, mean for its automatic incident. A slot
 * without a probe breaks the row: nothing is concluded from what was not measured.
 */
export function decideIncident(
  open: Severity | null,
  newest: readonly (ProbeState | undefined)[],
): IncidentChange | undefined {
  const row = newest.slice(-PROBES_IN_A_ROW);
  const isAll = (holds: (state: ProbeState | undefined) => boolean) =>
    row.length === PROBES_IN_A_ROW && row.every(holds);
  if (open !== null && isAll((state) => state === 'up')) return { do: 'resolve' };
  if (isAll((state) => state === 'down')) {
    if (open === 'major') return undefined;
    return { do: open === null ? 'open' : 'raise', severity: 'major' };
  }
  const isBad = isAll((state) => state === 'down' || state === 'degraded');
  return open === null && isBad ? { do: 'open', severity: 'minor' } : undefined;
}
