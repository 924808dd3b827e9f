import { generalError } from '@pailei/contracts/http/errors';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that notes how much of it is under way, and resolves in a later turn of the event loop. */
function watched() {
  const atOnce = { all: 0, most: 0, ofRow: new Map<string, number>(), mostOfRow: 0 };
  const order: string[] = [];
  const work = (row: string, name: string) => async () => {
    atOnce.all += 1;
    atOnce.ofRow.set(row, (atOnce.ofRow.get(row) ?? 0) + 1);
    atOnce.most = Math.max(atOnce.most, atOnce.all);
    atOnce.mostOfRow = Math.max(atOnce.mostOfRow, ...atOnce.ofRow.values());
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    order.push(name);
    atOnce.all -= 1;
    atOnce.ofRow.set(row, (atOnce.ofRow.get(row) ?? 0) - 1);
    return name;
  };
  return { atOnce, order, work };
}

describe('turns', () => {
  test('of one row are taken one after the other, in the order of the calls, each with its own answer', async () => {
    const { atOnce, order, work } = watched();
    const inTurn = createTurns({ lanes: 3 });
    const names = Array.from({ length: 20 }, (_, index) => `a${index}`);
    expect(await Promise.all(names.map((name) => inTurn('a', work('a', name))))).toEqual(names);
    expect(order).toEqual(names);
    expect(atOnce.most).toBe(1);
  });

  test('of many rows go side by side, as many as there are lanes', async () => {
    const { atOnce, work } = watched();
    const inTurn = createTurns({ lanes: 3 });
    const rows = Array.from({ length: 30 }, (_, index) => `${index % 10}`);
    await Promise.all(rows.map((row) => inTurn(row, work(row, row))));
    expect([atOnce.most, atOnce.mostOfRow]).toEqual([3, 1]);
  });

  test('what fails fails for itself alone', async () => {
    const { work } = watched();
    const inTurn = createTurns({ lanes: 1 });
    const failing = inTurn('a', () => Promise.reject(generalError('conflict')));
    const next = inTurn('a', work('a', 'next'));
    await expect(failing).rejects.toMatchObject({ code: 'conflict' });
    expect(await next).toBe('next');
  });

  test('who has waited too long is refused as busy, and their work is not done', async () => {
    const hang = Promise.withResolvers<string>();
    const inTurn = createTurns({ lanes: 1, maxWaitMs: -1 });
    const late = Promise.allSettled([inTurn('a', () => hang.promise), inTurn('a', () => Promise.resolve('done'))]);
    hang.resolve('first');
    expect(await late).toMatchObject([
      { status: 'rejected', reason: { status: 503 } },
      { status: 'rejected', reason: { status: 503 } },
    ]);
  });
});
