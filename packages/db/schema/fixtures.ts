import type { FixturePosition } from '@pailei/domain/stages';
import type { Generated, Selectable } from 'kysely';

/** A place in a stage where two participants meet. What they play there names the fixture as its owner. */
export type FixtureTable = FixturePosition & {
  id: string;
  tournament_id: string;
  a_participant_id: string;
  b_participant_id: string;
  /** When a corrected result took it back: it never counted, and its place is free. */
  withdrawn_at: Generated<string | null>;
  created_at: Generated<string>;
};
export type FixtureRow = Selectable<FixtureTable>;
