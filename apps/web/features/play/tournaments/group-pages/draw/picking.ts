/** What is dragged. */
export const SEAT_TYPE = 'application/x-pailei-group-seat';

/** Who is picked for another group, and the way there. */
export type Picking = {
  readonly picked: string | null;
  readonly isDisabled: boolean;
  pick(id: string | null): void;
  /** `group` null: to those who stand in none. */
  move(id: string, group: number | null): void;
};
