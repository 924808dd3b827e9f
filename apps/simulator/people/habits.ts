/** How often people do what an event can well do without, as shares of the occasions. */
export type Habits = {
  /** A lost game that is claimed as a win. */
  readonly lies: number;
  readonly draws: number;
  /** Ready long after the others. */
  readonly late: number;
  /** Never ready. */
  readonly absent: number;
  /** Gives up after a match. */
  readonly drops: number;
  /** Comes when the event has begun. */
  readonly late_entries: number;
  /** A result that the referee corrects when it has settled. */
  readonly corrections: number;
};

/** An ordinary evening. */
export const USUAL_HABITS: Habits = {
  lies: 0.04,
  draws: 0.02,
  late: 0.03,
  absent: 0.01,
  drops: 0.02,
  late_entries: 0,
  corrections: 0,
};
