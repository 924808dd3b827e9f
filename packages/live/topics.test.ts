import { expect, test } from 'vitest';
import * as topics from './topics.ts';

test.each([
  [topics.matchTopic('m1'), { kind: 'match', id: 'm1' }],
  [topics.matchSideTopic('m1', 'b'), { kind: 'match_side', id: 'm1', side: 'b' }],
  [topics.matchStaffTopic('m1'), { kind: 'match_staff', id: 'm1' }],
  [topics.battleTopic('x'), { kind: 'battle', id: 'x' }],
  [topics.tournamentTopic('x'), { kind: 'tournament', id: 'x' }],
  [topics.seasonTopic('x'), { kind: 'season', id: 'x' }],
  [topics.teamTopic('x'), { kind: 'team', id: 'x' }],
  [topics.userOrdersTopic('u'), { kind: 'user_orders', id: 'u' }],
  [topics.userTopic('u'), { kind: 'user', id: 'u' }],
  [topics.jobTopic('j'), { kind: 'job', id: 'j' }],
  [topics.TOURNAMENTS_TOPIC, { kind: 'tournaments' }],
  [topics.BATTLES_TOPIC, { kind: 'battles' }],
  [topics.SHOP_TOPIC, { kind: 'shop' }],
  [topics.ALL_ORDERS_TOPIC, { kind: 'all_orders' }],
  [topics.STREAM_TOPIC, { kind: 'stream' }],
  [topics.SYSTEM_TOPIC, { kind: 'system' }],
  [topics.STATUS_TOPIC, { kind: 'status' }],
  [topics.CANARY_TOPIC, { kind: 'canary' }],
])('%s is read as it was built', (name, parsed) => {
  expect(topics.parseTopic(name)).toEqual(parsed);
});

test.each([
  '',
  'match',
  'match:',
  'match:a b',
  'match:1:side:c',
  'match:1:staff:2',
  'match:1\n',
  'toString',
  '__proto__',
  `match:${'x'.repeat(65)}`,
])('%j is no topic', (name) => {
  expect(topics.parseTopic(name)).toBeUndefined();
});
