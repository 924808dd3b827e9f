import { REASON_MAX, SHORT_REASON_MAX, SHORT_REASON_MIN } from '@pailei/domain/text-limits/text-limits';
import { longText } from './typed-text.ts';

type ReasonRule = { least: number; most: number };

/** Why somebody of the staff did something: so many characters, not counting spaces around. */
export function reasonOf({ least, most }: ReasonRule) {
  const tooShort = least === 1 ? '请填写原因' : `原因至少 ${least} 个字符`;
  return longText('请填写原因').min(least, tooShort).max(most, `原因最多 ${most} 个字符`);
}

/** Of an action that concerns an account, an order, a product or a job. */
export const shortReason = () => reasonOf({ least: SHORT_REASON_MIN, most: SHORT_REASON_MAX });

/** Of a decision about an event, a match or the site, which many read. */
export const longReason = () => reasonOf({ least: 1, most: REASON_MAX });
