import {
  DECLARED_PAIRS_MAX,
  MISSED_ROUNDS,
  PAIRING_MODES,
  PAIRING_ROUNDS_MAX,
} from '@pailei/domain/tournament/pairing-settings';
import { z } from 'zod';
import { lineText } from '../../../http/typed-text.ts';

const rounds = z
  .number('请输入轮数')
  .int('请输入整数')
  .min(0, '不能小于 0')
  .max(PAIRING_ROUNDS_MAX, `最多 ${PAIRING_ROUNDS_MAX} 轮`);

/** As the settings of an event hold them; missing in events from before there were any. */
export const pairingSettingsFields = {
  pairing: z.enum(PAIRING_MODES, { error: '请选择对阵如何公布' }).optional(),
  late_entry: z
    .strictObject({
      until_round: rounds,
      missed_rounds: z.enum(MISSED_ROUNDS, { error: '请选择错过的轮次怎么算' }),
      by_players: z.boolean(),
    })
    .optional(),
  forbidden_pairs: z
    .strictObject({
      same_team_rounds: rounds,
      pairs: z
        .array(z.tuple([lineText().max(60, '编号无效'), lineText().max(60, '编号无效')]))
        .max(DECLARED_PAIRS_MAX, `最多指定 ${DECLARED_PAIRS_MAX} 对`),
    })
    .optional(),
};
