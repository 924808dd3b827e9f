import type { RuleViolation } from '../violation/violation.ts';

/** What can be wrong with a line-up. */
export const LINE_UP_VIOLATIONS = [
  'wrong_player_count',
  'too_many_advisers',
  'duplicate_player',
  'not_a_member',
  'joined_after_lock',
  'playing_elsewhere',
  'player_suspended',
  'wrong_deck_count',
  'duplicate_class',
  'class_mismatch',
  'class_taken',
] as const;

export const BATTLE_VIOLATIONS = [
  ...LINE_UP_VIOLATIONS,
  'invalid_settings',
  'same_team',
  'invalid_start',
  'not_allowed',
  'battle_over',
  'battle_not_over',
  'decks_open',
  'battle_paused',
  'not_paused',
  'already_started',
  'line_up_locked',
  'line_up_open',
  'not_in_check_in',
  'already_checked_in',
  'nothing_to_name',
  'stale_board',
  'already_locked',
  'player_not_available',
  'already_substituted',
  'no_substitutions',
  'not_in_line_up',
  'not_on_bench',
  'player_has_board',
  'player_is_here',
  'game_reported',
  'player_named',
  'already_out',
  'not_out',
  'unknown_match',
  'stale_match',
  'unknown_board',
  'board_not_open',
  'board_not_over',
  'board_running',
  'board_in_the_way',
  'same_result',
  'invalid_result',
  'not_forfeited',
  'stale_deadline',
  'too_early',
  'no_deadline',
  'reason_required',
  'reason_too_long',
  'invalid_seconds',
] as const;

export type LineUpViolationCode = (typeof LINE_UP_VIOLATIONS)[number];
export type LineUpViolation = RuleViolation<LineUpViolationCode>;
export type BattleViolationCode = (typeof BATTLE_VIOLATIONS)[number];
export type BattleViolation = RuleViolation<BattleViolationCode>;
