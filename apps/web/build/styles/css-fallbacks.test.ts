import { expect, test } from 'vitest';

import { withFallbacks } from './css-fallbacks.ts';

test.each([
  ['a value that is passed over when it is read', '.a{height:64dvh}', '.a{height:64vh;height:64dvh}'],
  [
    'a value that is only found wrong when it is used',
    '.a{height:calc(100dvh - var(--x))}',
    '.a{height:calc(100vh - var(--x))}@supports (height:1dvh){.a{height:calc(100dvh - var(--x))}}',
  ],
  [
    'a mixed colour, which is the one that it has most of',
    '.a{background:linear-gradient(color-mix(in srgb, var(--c) 88%, #fff 12%), var(--c))}',
    '.a{background:linear-gradient(var(--c), var(--c))}@supports (color:color-mix(in srgb,red,red)){.a{background:linear-gradient(color-mix(in srgb, var(--c) 88%, #fff 12%), var(--c))}}',
  ],
  [
    'a colour with little of the first',
    '.a{color:color-mix(in srgb, red 12%, color-mix(in srgb, blue 60%, #000))}',
    '.a{color:blue;color:color-mix(in srgb, red 12%, color-mix(in srgb, blue 60%, #000))}',
  ],
  [
    'a place that is moved to',
    '.a{translate:-50% var(--y)}',
    '.a{translate:-50% var(--y)}@supports not (translate:none){.a{transform:translate(-50%,var(--y))}}',
  ],
])('%s has a fallback', (_, css, expected) => {
  expect(withFallbacks(css)).toBe(expected);
});

test.each([
  ['what a condition holds', '@supports (height:1dvh){.a{height:1dvh}}'],
  ['the steps of a movement', '@keyframes a{from{color:color-mix(in srgb, var(--c) 38%, transparent)}}'],
  ['what every browser knows', '.a{height:100vh;transform:rotate(90deg)}'],
])('%s stays as it is', (_, css) => {
  expect(withFallbacks(css)).toBe(css);
});
