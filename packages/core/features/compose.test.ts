import { AUDITS } from '@pailei/contracts/features/audit-labels';
import { NOTICE_KINDS } from '@pailei/contracts/features/notice-text';
import { endpoint } from '@pailei/contracts/http/endpoint';
import type { TopicDefinition } from '@pailei/live/registry';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Clock } from '../ground/clocks/clock.ts';
import type { ClockDeps } from '../ground/clocks/expire-due.ts';
import { call } from '../ground/http/calls.ts';
import { defineJob } from '../ground/jobs/job.ts';
import {
  composeAudits,
  composeCalls,
  composeNotices,
  composeServices,
  composeTargetNames,
  composeTopics,
  composeWork,
} from './compose.ts';
import type { Feature } from '../ground/features/feature.ts';
import { FEATURES } from './list.ts';

const nothing = async () => undefined;
const topic: TopicDefinition = {
  kind: 'kites',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: async () => ({}),
};
const clock: Clock<ClockDeps> = {
  name: 'kite',
  area: 'shop',
  findDue: async () => [],
  expire: nothing,
  credit: nothing,
};
const fly = endpoint({ method: 'POST', path: '/kites', access: 'user', summary: '放风筝', data: z.object({}) });
const kitesCalls = () => [call(fly, () => ({}))];
const loop = { name: 'sweep', every_ms: 1_000, pauses_with: null, tick: nothing } as const;
const job = defineJob({ name: 'send-mail', fields: ['kite_id'], run: nothing });
const kites = (parts: Omit<Feature<ClockDeps>, 'name'>): Feature<ClockDeps> => ({ name: 'kites', ...parts });
const twice = (parts: Omit<Feature<ClockDeps>, 'name'>) => [kites(parts), { ...kites(parts), name: 'dragons' }];
const NO_JOBS = { names: [], renamed: {} };

describe('what two features give under one name is refused', () => {
  const refused: [what: string, compose: () => unknown, message: string][] = [
    ['a service', () => composeServices(twice({ services: { kites: nothing } })), 'the service kites'],
    ['a call', () => composeCalls(twice({ calls: [kitesCalls] }), {}), 'the call POST /kites'],
    ['a topic', () => composeTopics(twice({ topics: [topic] })), 'the topic kites'],
    ['an audit action', () => composeAudits(twice({ audits: { 'kite.fly': '放' } })), 'the audit action kite.fly'],
    [
      'a target type',
      () => composeTargetNames(twice({ target_names: { kite: async () => [] } })),
      'the target type kite',
    ],
    ['a notice', () => composeNotices(twice({ notices: { kite_flown: {} } })), 'the notice kite_flown'],
    ['a clock', () => composeWork(twice({ clocks: [clock] }), NO_JOBS), 'the clock kite'],
    ['a loop', () => composeWork(twice({ loops: [loop] }), NO_JOBS), 'the loop sweep'],
  ];
  test.each(refused)('%s', (_, compose, message) => {
    expect(compose).toThrow(`${message} is given twice, by kites and dragons`);
  });

  test('also where one feature gives it twice', () => {
    expect(() => composeTopics([kites({ topics: [topic, topic] })])).toThrow('by kites and kites');
  });
});

describe('a job', () => {
  test('that two features handle is refused', () => {
    expect(() => composeWork(twice({ jobs: [job] }), { ...NO_JOBS, names: ['send-mail'] })).toThrow(
      'the job send-mail has two handlers',
    );
  });

  test('that none handles is refused', () => {
    expect(() => composeWork([kites({})], { ...NO_JOBS, names: ['send-mail'] })).toThrow(
      'the job send-mail has no handler',
    );
  });

  test('that was renamed is run under its old name too', () => {
    const { handlers } = composeWork([kites({ jobs: [job] })], { names: [], renamed: { 'post-letter': 'send-mail' } });
    expect(handlers.get('post-letter')).toBe(handlers.get('send-mail'));
    expect(handlers.get('post-letter')).toBeDefined();
  });

  test.each([
    ['nothing handles its new name', [], 'the job post-letter became send-mail, which has no handler'],
    [
      'its old name is a job again',
      [job, { ...job, name: 'post-letter-due' }],
      'the job post-letter-due became send-mail, but has a handler of its own',
    ],
  ] as const)('that was renamed is refused when %s', (_, jobs, message) => {
    const old = jobs.length === 0 ? 'post-letter' : 'post-letter-due';
    expect(() => composeWork([kites({ jobs })], { names: [], renamed: { [old]: 'send-mail' } })).toThrow(message);
  });

  test('comes with every clock', () => {
    const { handlers } = composeWork([kites({ clocks: [clock] })], NO_JOBS);
    expect([...handlers.keys()]).toEqual(['kite-due']);
  });
});

describe('the features of the site', () => {
  test('do not contradict each other, and handle every job', () => {
    expect(() => composeWork<never>(FEATURES)).not.toThrow();
    expect(() => composeServices(FEATURES)).not.toThrow();
    expect(() => composeTargetNames(FEATURES)).not.toThrow();
  });

  test('are called differently', () => {
    const names = FEATURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('credit their clocks in the order of locks: tournaments, teams, battles, matches', () => {
    expect(composeWork<never>(FEATURES).clocks.map(({ name }) => name)).toEqual([
      'tournament',
      'team-captain',
      'team-handover',
      'team-request',
      'challenge',
      'battle',
      'league-week',
      'match',
    ]);
  });

  test('give each action the text that pages show, and leave none without a feature', () => {
    const texts = Object.assign({}, ...AUDITS.map(({ actions }) => actions));
    expect(composeAudits(FEATURES)).toEqual(texts);
  });

  test('send every kind of notice that has a switch', () => {
    expect(composeNotices(FEATURES).toSorted()).toEqual(NOTICE_KINDS.toSorted());
  });
});
