import { DETAIL_NAMES } from '@pailei/contracts/play/tournaments/details/detail-names';

import type { EventForm } from './event-form.ts';

/** What each field of the form is called. */
export const FORM_NAMES: Readonly<Record<keyof EventForm, string>> = {
  ...DETAIL_NAMES,
  referee_ids: DETAIL_NAMES.referees,
  opponent_lists: DETAIL_NAMES.opponents_from_stage,
  is_seeded: DETAIL_NAMES.first_round,
  is_manual: DETAIL_NAMES.advance,
  is_previewed: DETAIL_NAMES.pairing,
  late_until_round: DETAIL_NAMES.late_entry,
  late_by_players: DETAIL_NAMES.late_entry,
  has_half_point_bye: DETAIL_NAMES.late_entry,
  keeps_teams_apart: DETAIL_NAMES.forbidden_pairs,
  reward_table: DETAIL_NAMES.rewards,
  timing: DETAIL_NAMES.starts_at,
};
