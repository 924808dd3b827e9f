/** Where a match stands in its stage, as far as its label shows; `node` null for a round as a whole. */
export type RoundOfStage = { round: number; round_count: number; node: string | null };

/** What the rounds of a stage are called: apart from all else that is said of it, since an overlay says nothing else. */
export type RoundTexts = {
  /** A round alone: `瑞士轮 第 2 轮`, `半决赛`. */
  readonly round: (place: RoundOfStage) => string;
  /** The same where the stage is named beside it. */
  readonly roundInStage: (place: RoundOfStage) => string;
  /** Whether several matches share the label of this round, so that a list needs their tables too. */
  readonly hasTables: (place: RoundOfStage) => boolean;
};
