import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles';

/** What the first line of a battle's stage says. */
export function titleParts(info: BattleInfo, { settings }: BattleState): readonly string[] {
  const { format, series } = settings;
  return [
    info.challenge_id === null ? '团队战' : '约战',
    battleFormatName(format),
    `${format.size} 人 · 每台 BO${series.best_of}`,
    ...(info.is_demo ? ['演示'] : []),
  ];
}
