import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { PointsKind, PointsReference } from '@pailei/contracts/shop/points/points-text';

/** One line of an account's ledger. Lines are only ever added; the database refuses the rest. */
export type PointsEntryTable = {
  id: string;
  account_id: string;
  /** Counts the account's lines from 1. */
  sequence: number;
  amount: number;
  balance_after: number;
  kind: PointsKind;
  note: string;
  reference_type: PointsReference;
  reference_id: string;
  /** Which time round: an order that is taken up again after its refund is charged in its second cycle. */
  cycle: Generated<number>;
  /** Who did it; null: the system. */
  actor_id: string | null;
  created_at: Generated<string>;
};
export type PointsEntryRow = Selectable<PointsEntryTable>;

/** Written in the transaction of the effect: "key exists" means "effect exists". */
export type IdempotencyKeyTable = {
  account_id: string;
  route: string;
  key: string;
  body_hash: string;
  /** What the effect made, by which a repeated call finds its answer. */
  result: JSONColumnType<Record<string, string>>;
  created_at: Generated<string>;
};
