/** Who stands in which group of a stage that has not begun. Everybody sees it as it comes about. */
export type GroupDraw = {
  readonly stage: number;
  /** Participant ids by group, in the order in which they came. */
  readonly groups: readonly (readonly string[])[];
  /** Counts every change: whoever has seen another one is refused. */
  readonly revision: number;
  /** Nothing is changed until it is unlocked. */
  readonly is_locked: boolean;
};
