import type { Actor } from '@pailei/live/registry';
import { expect, test } from 'vitest';
import { keptAnswer } from '../http/kept-answers.ts';
import { createFastAnswers, HOLDS_MS, type FastAnswer } from './fast-answers.ts';

const actorOf = (user_id: string): Actor => ({
  user_id,
  session_id: 's',
  username: '炉火',
  role: 'user',
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
});
const [ANNA, BERT] = [actorOf('anna'), actorOf('bert')];

const made = (fields: Partial<FastAnswer> = {}): FastAnswer => ({
  route: '/api/products',
  access: 'public',
  area: undefined,
  audience: 'all',
  head: { topic: 'shop', at: 'e-1' },
  askedAt: 0,
  ...fields,
});
const given = (text = 'text', etag = 'W/"1"') => ({
  etag,
  fields: { vary: 'accept-encoding' },
  kept: keptAnswer('1', text),
});

test('what all are told is for guests and accounts, what guests are told for guests alone, what is own for its owner alone', () => {
  const answers = createFastAnswers();
  answers.put('/all', made(), given());
  answers.put('/guests', made({ audience: 'guests' }), given());
  answers.put('/own', made({ audience: { account: 'anna' } }), given());
  const found = (url: string) => [null, ANNA, BERT].map((actor) => answers.find(url, actor, 1) !== undefined);
  expect([found('/all'), found('/guests'), found('/own'), found('/none')]).toEqual([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ]);
});

test('after most of a second one caller renews it while the others are answered, after a second all go to the router', () => {
  const answers = createFastAnswers();
  answers.put('/all', made({ askedAt: 1_000 }), given());
  const isFound = (now: number) => answers.find('/all', null, now) !== undefined;
  expect([1_799, 1_800, 1_801, 1_000 + HOLDS_MS - 1].map(isFound)).toEqual([true, false, true, true]);
  expect([1_000 + HOLDS_MS, 1_000 + HOLDS_MS + 1].map(isFound)).toEqual([false, false]);
  answers.put('/all', made({ askedAt: 2_000 }), given());
  expect(isFound(2_001)).toBe(true);
});

test('one that is renewed is not written anew, one of another version is', () => {
  const answers = createFastAnswers();
  const [first, next] = [given(), given('other', 'W/"2"')];
  const answerAt = (now: number) => answers.find('/all', null, now)?.answer;
  answers.put('/all', made(), first);
  const before = answerAt(1);
  answers.put('/all', made({ askedAt: 400 }), first);
  expect(answerAt(401)).toBe(before);
  answers.put('/all', made({ askedAt: 500 }), next);
  expect(answerAt(501)?.etag).toBe('W/"2"');
});

test('those that nobody renewed for the longest make room', () => {
  const answers = createFastAnswers({ maxEntries: 3, maxBytes: 100 });
  for (const url of ['/a', '/b', '/c', '/a', '/d']) answers.put(url, made(), given());
  expect(['/a', '/b', '/c', '/d'].map((url) => answers.find(url, null, 1) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  answers.put('/long', made(), given('x'.repeat(45)));
  expect(answers.size()).toEqual({ entries: 2, bytes: 98 });
});

test('an answer whose bytes are not kept can only say that the caller has it', () => {
  const answers = createFastAnswers();
  answers.put('/all', made(), { etag: 'W/"1"', fields: { 'x-request-id': 'of another', vary: 'accept-encoding' } });
  const answer = answers.find('/all', null, 1)?.answer;
  expect(answer?.whole(false)).toBeUndefined();
  expect(answer?.known).toEqual({ head: ['x-request-id', '', 'vary', 'accept-encoding'], body: '' });
});
