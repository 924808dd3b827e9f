import type { RuleSettings, TournamentSettings } from '../types.ts';

/**
 * What a setting is to a running event: `fixed` is a rule that stays, `amendable` one that may change with a reason, `staff` no
 * rule of play at all.
 */
type Role = 'fixed' | 'amendable' | 'staff';

/** The compiler asks for the role of every new setting. */
export const SETTING_ROLES = {
  format: 'fixed',
  bans: 'fixed',
  shield: 'fixed',
  stages: 'amendable',
  timers: 'amendable',
  tiebreakers: 'amendable',
  head_to_head: 'amendable',
  withdrawal: 'fixed',
  byes_in_opponent_rates: 'amendable',
  decklists: 'fixed',
  deck_format: 'fixed',
  banned_cards: 'fixed',
  open_from_stage: 'fixed',
  opponents_from_stage: 'fixed',
  drop_without_decks: 'fixed',
  first_round: 'fixed',
  check_in_required: 'fixed',
  approval_required: 'fixed',
  late_entry: 'amendable',
  forbidden_pairs: 'amendable',
  waitlist: 'fixed',
  entry_fee: 'fixed',
  team: 'fixed',
  advance: 'staff',
  pairing: 'staff',
  delay_seconds: 'staff',
} as const satisfies {
  readonly [Setting in keyof Required<TournamentSettings>]: Setting extends RuleSetting
    ? Exclude<Role, 'staff'>
    : 'staff';
};

type Roles = typeof SETTING_ROLES;
export type RuleSetting = keyof RuleSettings;
type SettingOf<R extends Role> = { [Setting in keyof Roles]: Roles[Setting] extends R ? Setting : never }[keyof Roles];

export type AmendableSetting = SettingOf<'amendable'>;

const settingsBy = (isAsked: (role: Role) => boolean) =>
  (Object.keys(SETTING_ROLES) as (keyof Roles)[]).filter((setting) => isAsked(SETTING_ROLES[setting]));

/** In the order of the table above. */
export const RULE_SETTINGS = settingsBy((role) => role !== 'staff') as readonly RuleSetting[];
