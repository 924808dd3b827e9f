import type { Side } from '@pailei/domain/series/sides';
import type { Generated } from 'kysely';

/** A side of a match or a battle that calls a referee. */
export type RefereeCallColumns = {
  id: string;
  side: Side;
  caller_id: string;
  text: string;
  opened_at: string;
  /** Handed up to the admins. */
  escalated_by: Generated<string | null>;
  escalated_at: Generated<string | null>;
  answered_by: Generated<string | null>;
  answered_at: Generated<string | null>;
  /** Null in a closed call: it ended with its match or battle. */
  closed_by: Generated<string | null>;
  closed_at: Generated<string | null>;
  /** Null in a closed call to a battle of the first versions. */
  outcome: Generated<'resolved' | 'withdrawn' | 'over' | null>;
  /** What the clock was given back for it. */
  credited_seconds: Generated<number>;
};
