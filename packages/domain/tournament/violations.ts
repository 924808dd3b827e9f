import type { RuleViolation } from '../violation/index.ts';

export const TOURNAMENT_VIOLATIONS = [
  /** fact: `field` */
  'invalid_tournament',
  /** Not possible in the present status; fact: `status` */
  'wrong_tournament_status',
  'tournament_over',
  'settings_locked',
  'capacity_too_small',
  'registration_closed',
  'already_registered',
  'tournament_full',
  'unknown_participant',
  /** fact: `status` of the participant */
  'wrong_participant_status',
  'already_checked_in',
  'check_in_not_open',
  'decks_missing',
  'decks_frozen',
  'decks_not_frozen',
  /** fact: `required` */
  'wrong_deck_count',
  'stale_deadline',
  'too_early',
  'not_enough_entrants',
  'nothing_to_do',
  'matches_still_open',
  'unknown_match',
  'match_not_over',
  'same_result',
  'invalid_score',
  'draw_not_possible',
  'stage_over',
  /** fact: `match_ids` that would be withdrawn */
  'dependent_match_open',
  'dependent_match_started',
  'reinstate_too_late',
  'late_entry_closed',
  'reason_required',
] as const;

export type TournamentViolationCode = (typeof TOURNAMENT_VIOLATIONS)[number];
export type TournamentViolation = RuleViolation<TournamentViolationCode>;
