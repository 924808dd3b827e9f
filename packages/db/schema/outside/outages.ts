import type { Pulse } from '@pailei/domain/outages/outages';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

/** One row, by the database's clock. Nobody has looked at the site since: then no deadline may pass. */
export type SitePulseTable = {
  id: Generated<boolean>;
  at: string;
  seen: JSONColumnType<Pulse['seen']>;
};

/** A time in which players could not act through no fault of theirs. */
export type OutageTable = {
  id: string;
  starts_at: string;
  /** Since when everything has been back. */
  whole_since: string | null;
  ended_at: Generated<string | null>;
  /** When the clocks were given back what they lost. */
  settled_at: Generated<string | null>;
  incident_id: ColumnType<string | null, string, string>;
};
export type OutageRow = Selectable<OutageTable>;
