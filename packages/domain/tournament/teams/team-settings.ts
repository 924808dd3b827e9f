import { USUAL_FORMAT } from '../../battles/formats/format-terms.ts';
import { substitutionsOf } from '../../battles/seats/substitutions.ts';
import {
  DEFAULT_SUBSTITUTIONS,
  type BattleFormat,
  type BattleSettings,
  type BattleTimers,
  type ClassScope,
  type LeaguePoints,
} from '../../battles/settings.ts';
import type { LeagueSettings } from '../../battles/league/settings.ts';

/** Players that an event may ask of a roster. A team has no more members. */
export const ROSTER_MAX = 12;
/** Players that may come to a roster after it was locked. */
export const ROSTER_ADDITIONS_MAX = 5;
/** How soon a battle starts after its fixture has opened, in seconds. The least is for teams that sit in one room. */
export const LEAD_SECONDS_MIN = 5;
export const LEAD_SECONDS_MAX = 86_400;

/** Who enters an event, as `participant.kind` names it. */
export const ENTRANT_KINDS = ['account', 'team'] as const;
export type EntrantKind = (typeof ENTRANT_KINDS)[number];

/** What an event of teams asks beside all others. The series of a board is that of the event's own settings. */
export type TeamEventSettings = {
  readonly battle: BattleFormat;
  readonly distinct_classes: ClassScope;
  readonly battle_timers: BattleTimers;
  readonly points: LeaguePoints;
  /** From the opening of a fixture to the start of its battle. */
  readonly lead_seconds: number;
  readonly roster_min: number;
  readonly roster_max: number;
  /** ISO, UTC; null: with the start of the event. */
  readonly roster_locks_at: string | null;
  /** Players that may come to a roster after that. */
  readonly roster_additions: number;
  /** Players of a team who have to check in, to the event and to each battle. */
  readonly check_in_members: number;
  /** Of each side in a battle; missing in events from before there was a number. */
  readonly substitutions?: number;
  /** The rounds of its group stages last for days, and captains agree on the time of each battle; missing: they start at once. */
  readonly league?: LeagueSettings;
};

export const DEFAULT_TEAM_SETTINGS: TeamEventSettings = {
  battle: { ...USUAL_FORMAT, tie: 'ace' },
  distinct_classes: 'player',
  battle_timers: { line_up: 600, check_in: 300, naming: 300 },
  points: { game: 0, board: 0, battle: 3, tie: 1 },
  lead_seconds: 900,
  roster_min: 3,
  roster_max: 7,
  roster_locks_at: null,
  roster_additions: 2,
  check_in_members: 3,
  substitutions: DEFAULT_SUBSTITUTIONS,
};

type OfEvent = { readonly team?: TeamEventSettings | undefined };

export const entrantKindOf = ({ team }: OfEvent): EntrantKind => (team ? 'team' : 'account');

export type BattleRules = Pick<
  BattleSettings,
  'format' | 'distinct_classes' | 'check_in_members' | 'substitutions' | 'timers' | 'points'
>;

export function battleRulesOf(team: TeamEventSettings): BattleRules {
  const { battle: format, distinct_classes, check_in_members, battle_timers: timers, points } = team;
  return { format, distinct_classes, check_in_members, substitutions: substitutionsOf(team), timers, points };
}
