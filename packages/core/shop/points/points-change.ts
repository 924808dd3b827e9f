import type { PointsKind, PointsReference } from '@pailei/contracts/shop/points/points-text';

export type PointsChange = {
  account_id: string;
  /** Whole points, negative to take; 0 only for an order that costs nothing. */
  amount: number;
  kind: PointsKind;
  /** What it is for: once per account, reference, kind and cycle. An adjustment refers to itself, by its own new id. */
  reference_type: PointsReference;
  reference_id: string;
  /** From 1; an order that is taken up again after its refund is charged in its second. */
  cycle?: number;
  /** At most 200 characters. */
  note: string;
  /** Null: the system. */
  actor_id: string | null;
};
