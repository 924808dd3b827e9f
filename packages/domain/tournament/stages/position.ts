export const FIXTURE_SECTIONS = ['main', 'winners', 'losers', 'final', 'third_place', 'placement', 'decider'] as const;
/** The part of a stage that a place belongs to: `main` where a stage has but one. */
export type FixtureSection = (typeof FIXTURE_SECTIONS)[number];

/** One place in a tournament where two participants meet. At most one fixture that counts has it. */
export type FixturePosition = {
  /** Index of the stage, from 0. */
  readonly stage: number;
  /** Index of the group, from 0; 0 where a stage has no groups. */
  readonly group: number;
  readonly section: FixtureSection;
  /** From 1. */
  readonly round: number;
  /** Within the round of the section, from 1: the table of a Swiss, the place in a bracket's round. */
  readonly number: number;
  /** 1; 2 for a second leg or the reset of a final. */
  readonly leg: number;
};
