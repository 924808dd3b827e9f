import type { TimelessDetails } from '@pailei/contracts/play/tournaments/details/tournament-details';
import type { EventTiming } from '@pailei/domain/event-series';
import type { JSONColumnType } from 'kysely';

/** An event without its moments, and how far these lie before its start. */
export type EventPlanColumn = { details: TimelessDetails; timing: EventTiming };

export type EventTemplateTable = {
  id: string;
  name: string;
  name_key: string;
  plan: JSONColumnType<EventPlanColumn>;
  created_by: string;
  created_at: string;
  updated_at: string;
};

export type EventSeriesTable = {
  id: string;
  name: string;
  plan: JSONColumnType<EventPlanColumn>;
  first_starts_at: string;
  weeks: number;
  ahead_days: number;
  /** From 1; one more than `weeks` once all are made. */
  next_number: number;
  /** When the next event is to be made; null: none is. */
  next_due_at: string | null;
  stopped_at: string | null;
  stop_reason: string | null;
  revision: number;
  created_by: string;
  created_at: string;
  updated_at: string;
};
