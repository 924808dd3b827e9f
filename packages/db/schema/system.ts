import type { Generated, JSONColumnType, Selectable } from 'kysely';

export type ProcessHeartbeatTable = {
  process_id: string;
  kind: 'api' | 'hub' | 'worker';
  started_at: string;
  beat_at: string;
  detail: JSONColumnType<Record<string, unknown>>;
};
export type ProcessHeartbeatRow = Selectable<ProcessHeartbeatTable>;

/** One row per process that writes probes; both times are the database's. */
export type WriteProbeTable = {
  process_id: string;
  written_at: string;
  /** When a job that this process sent was last carried out. */
  job_back_at: string | null;
};

export type AuditLogTable = {
  id: string;
  actor_id: string | null;
  actor_name: string;
  actor_role: string;
  action: string;
  target_type: string;
  target_id: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  reason: string | null;
  ip: string | null;
  request_id: string | null;
  created_at: Generated<string>;
};
export type AuditLogRow = Selectable<AuditLogTable>;

export type SiteSettingTable = {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
  updated_at: Generated<string>;
  updated_by: Generated<string | null>;
};
