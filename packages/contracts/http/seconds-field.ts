import { z } from 'zod';

/** A length of time as a form asks for it. */
export const secondsField = (max: number) =>
  z.number('请输入秒数').int('请输入整数').min(1, '至少 1 秒').max(max, `最多 ${max} 秒`);
