import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';

import { countsGames } from '../../../../../shared/battles/model/battle-score.ts';

/** What the first line of a battle's stage says. */
export function titleParts(info: BattleInfo, state: BattleState): readonly string[] {
  const { format, series } = state.settings;
  return [
    info.challenge_id === null ? '团队战' : '约战',
    battleFormatName(format),
    `${format.size} 人 · ${countsGames(state) ? '' : '每台 '}BO${series.best_of}`,
    ...(info.is_demo ? ['演示'] : []),
  ];
}
