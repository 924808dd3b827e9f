import {
  REWARD_BANDS_MAX,
  REWARD_PLACE_MAX,
  REWARD_POINTS_MAX,
  type RewardFault,
  type RewardProblem,
} from '@pailei/domain/rewards/types';
import { rewardFault } from '@pailei/domain/rewards/table';
import { z } from 'zod';

const wholeNumber = (name: string, least: number, most: number) =>
  z.number(`请输入${name}`).int('请输入整数').min(least, `${name}不能小于 ${least}`).max(most, `${name}最多 ${most}`);
const points = wholeNumber('积分', 0, REWARD_POINTS_MAX);

/** The length of the list is its own schema's. */
const PROBLEM_TEXTS: Record<Exclude<RewardProblem, 'bands_missing' | 'too_many_bands'>, string> = {
  wrong_place: '名次应大于上一档',
  wrong_points: `积分应为 0–${REWARD_POINTS_MAX} 的整数`,
  more_than_before: '积分不能多于上一档',
};

/** What places earn. Errors stand at the very field. */
export const rewardTableSchema = z
  .strictObject({
    bands: z
      .array(z.strictObject({ place_to: wholeNumber('名次', 1, REWARD_PLACE_MAX), points }))
      .min(1, '请至少填写一档名次')
      .max(REWARD_BANDS_MAX, `最多 ${REWARD_BANDS_MAX} 档`),
    participation: points,
  })
  .superRefine((table, context) => {
    const fault = rewardFault(table);
    if (fault === null || fault.problem === 'bands_missing' || fault.problem === 'too_many_bands') return;
    context.addIssue({ code: 'custom', path: fieldOf(fault), message: PROBLEM_TEXTS[fault.problem] });
  });

function fieldOf({ band, problem }: RewardFault): (string | number)[] {
  return band === null ? ['participation'] : ['bands', band, problem === 'wrong_place' ? 'place_to' : 'points'];
}
