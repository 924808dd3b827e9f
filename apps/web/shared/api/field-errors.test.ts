import { expect, test } from 'vitest';
import { z } from 'zod';

import { ApiError } from './api-error.ts';
import { errorsOfAnswer, errorsOfCheck } from './field-errors.ts';

const body = z
  .object({ title: z.string().min(3, '太短').regex(/^\d+$/, '只能是数字'), hosts: z.array(z.url('地址不对')) })
  .refine(({ hosts }) => hosts.length > 0, '至少一个地址');

test('each field shows the first text that is wrong with it, by its whole path', () => {
  const { error } = body.safeParse({ title: 'a', hosts: ['https://example.com', 'b'] });
  expect(error && errorsOfCheck(error)).toEqual({ title: '太短', 'hosts.1': '地址不对' });
});

test('what is wrong with no field in particular is the form’s', () => {
  const { error } = body.safeParse({ title: '123', hosts: [] });
  expect(error && errorsOfCheck(error)).toEqual({ root: '至少一个地址' });
});

test('an error belongs to the fields it names', () => {
  const refusal = new ApiError(422, '标题太长', { title: '标题太长' });
  expect(errorsOfAnswer(refusal, 'amount')).toEqual({ title: '标题太长' });
});

test('an error that names no field belongs to the fallback', () => {
  const refusal = new ApiError(409, '积分不足');
  expect(errorsOfAnswer(refusal)).toEqual({ root: '积分不足' });
  expect(errorsOfAnswer(refusal, 'amount')).toEqual({ amount: '积分不足' });
});
