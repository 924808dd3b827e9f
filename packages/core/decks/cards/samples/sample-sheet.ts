export type SampleSheet = {
  /** Number of the first card; the others follow. */
  first: number;
  classes: readonly string[];
  set: string;
  /** Lines of cards like `店小二阿福2LM`. */
  cards: readonly string[];
};
