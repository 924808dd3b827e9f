import type { NoSubstitution } from '@pailei/domain/battles/line-up/captain-options';

/** Why a captain can replace none of their players now. */
export const STAY_TEXTS: Readonly<Record<NoSubstitution, string>> = {
  already_substituted: '本场的换人机会已用完。',
  no_substitutions: '本场不能由队长换人。',
  not_on_bench: '替补席上没有可以上场的队员。',
  player_named: '刚派出的队员不能换下。',
  player_has_board: '队员的台都已开放，不能再换。',
  player_is_here: '已开的台本队队员都已到场，只能由裁判换人。',
  game_reported: '已开的台都有了结果，只能由裁判换人。',
};
