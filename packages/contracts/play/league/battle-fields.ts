import { DEFAULT_SUBSTITUTIONS, SUBSTITUTIONS_MAX } from '@pailei/domain/battles/settings';
import { z } from 'zod';
import { ofAllFormats } from '../battles/formats/format-contracts.ts';
import { secondsField } from '../../http/seconds-field.ts';

export const battleFormatField = z.discriminatedUnion('code', ofAllFormats('field'), { error: '请选择赛制' });

export const wholeNumber = (least: number, most: number) =>
  z.number('请输入数字').int('请输入整数').min(least, `不能小于 ${least}`).max(most, `不能大于 ${most}`);

/** Of each side in a battle. */
export const substitutionsField = wholeNumber(0, SUBSTITUTIONS_MAX)
  .default(DEFAULT_SUBSTITUTIONS)
  .describe('每场双方各可换人的次数，0 为不能换人');

const DAY_SECONDS = 86_400;

/** Of a battle's own steps, in seconds. */
export const battleTimersField = z
  .strictObject({
    line_up: secondsField(DAY_SECONDS),
    check_in: secondsField(DAY_SECONDS),
    naming: secondsField(3_600),
  })
  .refine(({ line_up, check_in }) => line_up >= check_in, {
    path: ['line_up'],
    error: '出战名单应在签到开放之前截止',
  });
