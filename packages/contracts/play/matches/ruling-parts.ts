import { EXTEND_MAX_SECONDS } from '@pailei/domain/deadline/deadline';
import { z } from 'zod';
import { momentField } from '../../http/endpoint.ts';
import { longReason } from '../../http/reason.ts';
import { lineText } from '../../http/typed-text.ts';

const reason = longReason();

/** The `seen` of the preview that a ruling was decided on. */
export const seenPreview = lineText('请先预览').max(64, '请先预览').optional();

/** Rulings on the clock, of a match and of a battle alike. */
export const CLOCK_RULINGS = [
  z.strictObject({ type: z.literal('pause'), reason }),
  z.strictObject({ type: z.literal('resume'), reason }),
  z.strictObject({
    type: z.literal('extend'),
    due_at: momentField,
    seconds: z
      .number('请输入秒数')
      .int('请输入整数')
      .min(1, '至少 1 秒')
      .max(EXTEND_MAX_SECONDS, `最多 ${EXTEND_MAX_SECONDS} 秒`),
    reason,
  }),
] as const;
