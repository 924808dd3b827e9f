import type { Component, ProbeError, ProbeState } from '@pailei/domain/status/probes';
import type { Severity } from '@pailei/domain/status/incidents';
import type { Generated } from 'kysely';

/** One row: when the site was measured first, and the write that every round tries. */
export type StatusPulseTable = { id: Generated<boolean>; measured_since: number; at: string };

/** Primary key (component, slot); kept for 48 h. */
export type StatusProbeTable = {
  component: Component;
  slot: number;
  at: string;
  state: ProbeState;
  latency_ms: number | null;
  backlog: number | null;
  error: ProbeError | null;
};

/** How the probes of one day in China came out; counted in the transaction that writes them. */
export type StatusDayTable = {
  component: Component;
  day: number;
  up: number;
  degraded: number;
  down: number;
  /** The first slot of that day that has a probe; null on days from before it was kept. */
  first_slot: number | null;
};

export type StatusIncidentTable = {
  id: string;
  title: string;
  components: Component[];
  severity: Severity;
  is_automatic: boolean;
  started_at: string;
  resolved_at: string | null;
  updated_at: string;
};

export type StatusNoteTable = {
  id: string;
  incident_id: string;
  body: string;
  author_id: string | null;
  created_at: string;
};
