import { expect, test } from 'vitest';

import { createPictures } from './avatar-pictures.ts';

function world(answer: (ids: readonly string[]) => Promise<string[]>) {
  const asked: (readonly string[])[] = [];
  const pictures = createPictures((ids) => {
    asked.push(ids);
    return answer(ids);
  });
  const answered = () => new Promise<void>((done) => pictures.subscribe(done));
  return { asked, pictures, answered };
}

test('those who are drawn at once are asked about in one call, and never again', async () => {
  const { asked, pictures, answered } = world(async () => ['a']);
  const first = answered();
  for (const id of ['a', 'b', 'a']) pictures.ask(id);
  await first;
  for (const id of ['a', 'b']) pictures.ask(id);
  await Promise.resolve();
  expect(asked).toEqual([['a', 'b']]);
  expect([pictures.has('a'), pictures.has('b'), pictures.has('c')]).toEqual([true, false, false]);
});

test('a call that failed is made again by the next who is drawn', async () => {
  let isDown = true;
  const { asked, pictures, answered } = world(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(['a']),
  );
  const first = answered();
  pictures.ask('a');
  await first;
  expect(pictures.has('a')).toBe(false);
  isDown = false;
  const second = answered();
  pictures.ask('a');
  await second;
  expect([pictures.has('a'), asked.length]).toEqual([true, 2]);
});

test('another number is asked about anew; a picture that can not be drawn is given up', async () => {
  let pictured: string[] = [];
  const { pictures, answered } = world(async () => pictured);
  const first = answered();
  pictures.ask('a');
  await first;
  pictured = ['a'];
  const second = answered();
  pictures.renew('a');
  await second;
  expect(pictures.has('a')).toBe(true);
  pictures.miss('a');
  expect(pictures.has('a')).toBe(false);
});
