export type BenchRow = Record<string, string | number | null>;

export type EnginesOptions = {
  /** Field sizes to measure. */
  sizes?: readonly number[];
  /** Histories for the worst case and for the check against the exact optimum. */
  histories?: number;
};
