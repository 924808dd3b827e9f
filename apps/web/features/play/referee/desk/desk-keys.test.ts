import { expect, test } from 'vitest';

import { deskKeyOf } from './desk-keys.ts';

const press = (key: string, change: object = {}) =>
  deskKeyOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    isInField: false,
    isOnControl: false,
    ...change,
  });

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['r', 'rule'],
  ['3', 3],
  ['E', 'images'],
  ['m', 'room'],
  ['T', 'claim'],
  ['/', 'find'],
  ['、', 'find'],
  ['x', null],
])('%s', (key, meaning) => {
  expect(press(key)).toBe(meaning);
});

test('in a field every key is the text’s own but Ctrl+Enter, which sends', () => {
  expect(press('j', { isInField: true })).toBeNull();
  expect(press('Enter', { isInField: true })).toBeNull();
  expect(press('Enter', { isInField: true, ctrlKey: true })).toBe('send');
  expect(press('Enter', { isInField: true, metaKey: true })).toBe('send');
  expect(press('j', { ctrlKey: true })).toBeNull();
  expect(press('j', { isComposing: true })).toBeNull();
});

test('Enter on a button presses it', () => {
  expect(press('Enter', { isOnControl: true })).toBeNull();
  expect(press('j', { isOnControl: true })).toBe('next');
});
