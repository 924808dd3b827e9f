import { expect, test } from 'vitest';
import type { Evidence } from './evidence-views.ts';
import { foldEvidence } from './evidence.fold.ts';

const AT = '2026-03-01T12:00:00.000Z';
const image = (id: string): Evidence => ({ id, side: 'a', game_number: 1, width: 4, height: 3, at: AT });

test('an image stands once and last, also where the answer of its own call came first', () => {
  const event = { v: 1, t: 'evidence_added', p: { image: image('2') }, at: AT };
  const after = { images: [image('1'), image('2')] };
  expect(foldEvidence({ images: [image('1')] }, event)).toEqual(after);
  expect(foldEvidence(after, event)).toEqual(after);
  expect(foldEvidence(after, { ...event, t: 'something_of_tomorrow' })).toEqual(after);
});
