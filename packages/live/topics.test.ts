import { TOPICS } from '@pailei/contracts/features/topics';
import { expect, test } from 'vitest';
import { topicNames } from '../../tests/support/topic-names.ts';
import { isWideTopic, KEPT_PREFIXES, parseTopic } from './topics.ts';

/** As they stand on the wire and in stored logs. */
test.each([
  ['match:m1', { kind: 'match', id: 'm1' }],
  ['match:m1:chat', { kind: 'match_chat', id: 'm1' }],
  ['match:m1:evidence', { kind: 'match_evidence', id: 'm1' }],
  ['match:m1:side:b', { kind: 'match_side', id: 'm1', side: 'b' }],
  ['tournament:x', { kind: 'tournament', id: 'x' }],
  ['tournaments', { kind: 'tournaments' }],
  ['orders:user:u', { kind: 'user_orders', id: 'u' }],
  ['orders:admin', { kind: 'all_orders' }],
  ['user:u', { kind: 'user', id: 'u' }],
  ['job:j', { kind: 'job', id: 'j' }],
  ['shop', { kind: 'shop' }],
  ['stream', { kind: 'stream' }],
  ['system', { kind: 'system' }],
  ['status', { kind: 'status' }],
  ['admin', { kind: 'admin' }],
  ['staff', { kind: 'staff' }],
  ['entries:admin', { kind: 'entries' }],
  ['events:admin', { kind: 'managed_events' }],
  ['webhooks:admin', { kind: 'webhooks' }],
  ['experts:admin', { kind: 'expert_applications' }],
  ['team:t', { kind: 'team', id: 't' }],
  ['team:t:inside', { kind: 'team_inside', id: 't' }],
  ['team:t:challenges', { kind: 'team_challenges', id: 't' }],
  ['team:t:league', { kind: 'team_league', id: 't' }],
  ['battle:b1:chat:a', { kind: 'battle_chat', id: 'b1', side: 'a' }],
  ['battle:b1:staff-line:b', { kind: 'battle_staff_line', id: 'b1', side: 'b' }],
  ['battle:b1:staff', { kind: 'battle_staff', id: 'b1' }],
  ['teams', { kind: 'teams' }],
  ['teams:admin', { kind: 'team_review' }],
  ['battle:b', { kind: 'battle', id: 'b' }],
  ['battle:b:side:a', { kind: 'battle_side', id: 'b', side: 'a' }],
  ['battles', { kind: 'battles' }],
  ['canary', { kind: 'canary' }],
])('%s', (name, parsed) => {
  expect(parseTopic(name)).toEqual(parsed);
});

test('every name that a topic makes is read as that topic', () => {
  const kinds = topicNames(['x']).map((name) => parseTopic(name)?.kind);
  expect(new Set(kinds)).toEqual(new Set(TOPICS.map(({ kind }) => kind)));
});

test.each([
  '',
  'match',
  'match:',
  'match:a b',
  'match:1:side:c',
  'match:1:side:a:2',
  'match:1\n',
  'toString',
  '__proto__',
  `match:${'x'.repeat(65)}`,
])('%j is no topic', (name) => {
  expect(parseTopic(name)).toBeUndefined();
});

test('two topics have neither a kind nor a name in common', () => {
  for (const values of [TOPICS.map(({ kind }) => kind), TOPICS.map(({ name }) => name)]) {
    expect(new Set(values).size).toBe(TOPICS.length);
  }
});

test('what all write to is wide, what concerns one match, event, user or job is not', () => {
  expect(topicNames(['x']).filter(isWideTopic).toSorted()).toEqual([
    'admin',
    'battles',
    'canary',
    'entries:admin',
    'events:admin',
    'experts:admin',
    'orders:admin',
    'shop',
    'staff',
    'status',
    'stream',
    'system',
    'teams',
    'teams:admin',
    'tournaments',
    'webhooks:admin',
  ]);
});

test('the logs that are kept are those that trimming leaves', () => {
  const kept = TOPICS.filter(({ isKept }) => isKept).map(({ name }) => name);
  expect(kept).toEqual(
    TOPICS.map(({ name }) => name).filter((name) => KEPT_PREFIXES.some((prefix) => name.startsWith(prefix))),
  );
  expect(kept).toEqual([
    'match:{id}',
    'match:{id}:side:{side}',
    'match:{id}:chat',
    'match:{id}:evidence',
    'battle:{id}',
    'battle:{id}:side:{side}',
    'battle:{id}:chat:{side}',
    'battle:{id}:staff-line:{side}',
    'battle:{id}:staff',
    'tournament:{id}',
  ]);
});
