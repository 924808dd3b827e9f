import { expect, test } from 'vitest';

import { filledTrackingNumbers, trackingProblems, withPasted } from './tracking.model.ts';

const IDS = ['a', 'b', 'c'];

test('a column that is pasted goes to its field and to those below', () => {
  expect(withPasted({ a: 'SF0' }, IDS, 'b', 'SF1\r\nSF2\nSF3')).toEqual({ a: 'SF0', b: 'SF1', c: 'SF2' });
  expect(withPasted({ b: 'SF9' }, IDS, 'a', ' SF1 \n\nSF2')).toEqual({ a: 'SF1', b: 'SF9', c: 'SF2' });
});

test('only what was filled in is sent', () => {
  expect(filledTrackingNumbers({ a: ' SF1 ', b: '', c: '  ' })).toEqual({ a: 'SF1' });
});

test('several orders may have one number; one that is too long is an error of its order', () => {
  expect(trackingProblems({ a: 'SF1', b: 'SF2', c: 'SF1 ' })).toEqual({});
  expect(trackingProblems({ a: 'x'.repeat(51), b: 'x'.repeat(50), c: '' })).toEqual({ a: '快递单号最多 50 个字符' });
  expect(trackingProblems({})).toEqual({});
});
