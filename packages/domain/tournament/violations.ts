import type { RuleViolation } from '../violation/violation.ts';

export const TOURNAMENT_VIOLATIONS = [
  /** facts: `field`, and the `code` of what is wrong with it */
  'invalid_tournament',
  /** Not possible in the present status; fact: `status` */
  'wrong_tournament_status',
  'tournament_over',
  /** fact: `fields` that would change */
  'settings_locked',
  /** Somebody else has changed the details meanwhile */
  'stale_details',
  /** A rule of a running event changes by an amendment alone, which gives its reason; fact: `fields` */
  'amendment_required',
  /** Somebody else has amended the rules meanwhile */
  'stale_rules',
  'same_rules',
  'stage_rules_begun',
  'rules_already_used',
  'amendment_needs_decks',
  'capacity_too_small',
  'registration_closed',
  'already_registered',
  'tournament_full',
  'unknown_participant',
  /** fact: `status` of the participant */
  'wrong_participant_status',
  'already_checked_in',
  'check_in_not_open',
  /** They have not checked in before the waitlist has filled up. */
  'place_given_away',
  'check_in_too_long',
  'no_place_offered',
  'not_on_waitlist',
  /** Of somebody whom the staff add. */
  'already_entered',
  'decks_missing',
  'decks_frozen',
  'decks_not_frozen',
  /** fact: `required` */
  'wrong_deck_count',
  'stale_deadline',
  'too_early',
  'not_enough_entrants',
  'nothing_to_do',
  'groups_unchanged',
  'group_draw_complete',
  'groups_not_locked',
  'draft_unchanged',
  'draft_not_edited',
  'seeding_unchanged',
  'already_featured',
  'not_featured',
  'waitlist_unchanged',
  /** The event stands still */
  'event_paused',
  'event_not_paused',
  'matches_still_open',
  'unknown_match',
  'match_not_over',
  'same_result',
  'invalid_score',
  'draw_not_possible',
  'stage_over',
  /** A correction has to be played on in a stage that another one has followed: only if that one begins anew */
  'later_stage_begun',
  /** fact: `match_ids` that would be withdrawn */
  'dependent_match_open',
  'dependent_match_started',
  'reinstate_too_late',
  'late_entry_closed',
  /** Only the staff bring somebody in late. */
  'late_entry_by_staff',
  'drop_is_final',
  /** Of a draft: it is gone, or the state is another one by now. */
  'no_round_draft',
  'draft_outdated',
  /** fact: `round` */
  'round_already_published',
  'round_awaits_publishing',
  'not_in_draft',
  'edit_needs_reason',
  'no_round_to_take_back',
  /** fact: `match_ids` */
  'round_has_begun',
  /** The last step is another one, or none can be taken back. */
  'nothing_to_undo',
  /** fact: `match_ids` */
  'stage_has_begun',
  /** Accounts cannot enter an event of teams, and it has no rosters otherwise. */
  'teams_only',
  /** Not in an event of teams. */
  'no_teams',
  /** fact: `least` */
  'roster_too_small',
  /** fact: `most` */
  'roster_too_large',
  /** fact: `account_ids` */
  'player_of_other_team',
  'not_on_roster',
  'same_roster',
  /** fact: how many may still come, `left` */
  'roster_locked',
  /** Rosters are locked: the moment of the lock stays, and how many may come after it. */
  'roster_lock_past',
  /** What enters an event is said when it is made. */
  'entrants_fixed',
  'reason_required',
  'invalid_seeding',
  /** No stage of groups begins next, or nobody may be in it */
  'no_groups_to_draw',
  /** Somebody else has drawn or moved meanwhile */
  'stale_group_draw',
  'groups_locked',
  /** fact: `required` */
  'wrong_group_count',
  'invalid_groups',
  /** fact: `participant_ids` */
  'not_in_group_field',
  /** fact: how many are `missing` */
  'group_draw_incomplete',
  'group_sizes_uneven',
  /** fact: `most` */
  'too_many_to_draw',
] as const;

export type TournamentViolationCode = (typeof TOURNAMENT_VIOLATIONS)[number];
export type TournamentViolation = RuleViolation<TournamentViolationCode>;
