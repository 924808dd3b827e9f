import type { Generated, Selectable } from 'kysely';

/** A match of an event that an account lost by absence. */
export type NoShowTable = {
  match_id: string;
  account_id: string;
  tournament_id: string;
  participant_id: string;
  at: string;
  /** When its participant was dropped for it: it counts for no second drop. */
  dropped_at: Generated<string | null>;
  /** By the staff: it counts for nothing any more. */
  forgiven_at: Generated<string | null>;
  forgiven_by: Generated<string | null>;
  forgiven_reason: Generated<string | null>;
};
export type NoShowRow = Selectable<NoShowTable>;
