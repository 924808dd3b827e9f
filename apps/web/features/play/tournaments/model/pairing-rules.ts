import { MISSED_ROUNDS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { pairingSettingsOf } from '@pailei/domain/tournament/pairing-settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';

type PairingRules = Pick<TournamentSettings, 'late_entry' | 'forbidden_pairs'>;

/** Until when and by whom somebody comes in late, and what that costs. */
export function lateEntryText(settings: PairingRules): string {
  const { until_round, by_players, missed_rounds } = pairingSettingsOf(settings).late_entry;
  if (until_round === 0) return '第 1 轮开始后不接受加入。';
  const who = by_players ? '选手可自行加入，也可由裁判安排' : '由裁判安排';
  return `最晚第 ${until_round} 轮，且不超过总轮数的一半；${who}。错过的轮次${MISSED_ROUNDS_NAMES[missed_rounds]}。`;
}

/** Who is kept apart as long as another pairing exists. */
export function apartText(settings: PairingRules): string {
  const { same_team_rounds, pairs } = pairingSettingsOf(settings).forbidden_pairs;
  const apart = [
    same_team_rounds > 0 && `前 ${same_team_rounds} 轮尽量避开同队选手`,
    pairs.length > 0 && `每轮尽量避开指定的 ${pairs.length} 对选手`,
  ].filter((text) => text);
  return apart.length === 0 ? '没有指定要避开的选手。' : `${apart.join('，')}。`;
}
