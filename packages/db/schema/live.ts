import type { ColumnType, JSONColumnType } from 'kysely';

/** One row: the identity of this history. A restore rotates it. */
export type LiveEpochTable = { epoch: string };

/** The row's lock makes version order equal commit order. */
export type LiveHeadTable = { topic: string; version: number };

/** Primary key (topic, version). */
export type LiveEventTable = {
  topic: string;
  version: number;
  type: string;
  payload: JSONColumnType<object>;
  created_at: ColumnType<string, string | undefined, never>;
};
