import type { LeagueWeek } from '@pailei/domain/battles/league/types';
import type { FixturePosition } from '@pailei/domain/tournament/stages/position';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

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

/** A fixture of a league, from its opening until its battle is over. */
export type LeagueWeekTable = {
  fixture_id: string;
  battle_id: string;
  tournament_id: string;
  a_team_id: string;
  b_team_id: string;
  state: JSONColumnType<LeagueWeek>;
  /** Null: nothing happens by itself any more, or the event stands still. */
  due_at: string | null;
  /** When the deadline was set, or last got time back. */
  due_set_at: string | null;
  /** The week ended without a result: a referee is asked. */
  ended_at: string | null;
  /** The battle is over, or counts no more. */
  closed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type LeagueWeekRow = Selectable<LeagueWeekTable>;
