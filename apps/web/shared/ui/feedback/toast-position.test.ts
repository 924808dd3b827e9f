import { describe, expect, test } from 'vitest';

import { toastPosition, type Box } from './toast-position.ts';

const AREA: Box = { left: 300, top: 80, right: 1_280, bottom: 784 };
const CARD = { width: 360, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const at = ({ left, top }: { left: number; top: number }) => box(left, top, CARD.width, CARD.height);

describe('a card', () => {
  test('is at the top right where nothing is covered', () => {
    expect(toastPosition(CARD, AREA, [])).toEqual({ left: 920, top: 80 });
  });

  test('goes down its side, then to the other one, until it covers no control', () => {
    const button = box(1_150, 100, 120, 40);
    const below = toastPosition(CARD, AREA, [button]);
    expect(below.left).toBe(920);
    expect(overlaps(at(below), button)).toBe(false);
    const column = box(1_200, 0, 40, 800);
    expect(toastPosition(CARD, AREA, [column])).toEqual({ left: 300, top: 80 });
  });

  test('stays where it is while that is free', () => {
    const now = { left: 300, top: 400 };
    expect(toastPosition(CARD, AREA, [], now)).toEqual(now);
    expect(toastPosition(CARD, AREA, [box(310, 420, 80, 40)], now)).toEqual({ left: 920, top: 80 });
  });

  test('covers as little as it can where there is no room', () => {
    const phone: Box = { left: 16, top: 72, right: 344, bottom: 400 };
    const rows = Array.from({ length: 8 }, (_, index) => box(16, 72 + index * 41, 328, index === 4 ? 10 : 40));
    const { top } = toastPosition({ width: 328, height: 60 }, phone, rows);
    expect(top).toBeGreaterThan(rows[3]!.top);
    expect(top).toBeLessThan(rows[5]!.top);
  });
});
