import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerRefusal, entryRefusal, freePlaces, freeSlot, successorOf } from './membership.ts';
import { answersWithinMinutes } from './answers-within.ts';
import { forbiddenWordIn, teamNameKey } from './names.ts';
import { nextTeamStatus, type TeamCommand } from './status.ts';
import { REQUEST_STATUSES, TEAM_STATUSES, type Membership, type TeamStatus } from './types.ts';
import { TEAM_MEMBERS_MAX } from './limits.ts';

describe('names', () => {
  test.each([
    ['Ｎｉｇｈｔ　Ｃｒｏｗ', 'night crow'],
    ['ＡＢＣ战队', 'abc 战队'],
    ['渡 鸦', '渡鸦'],
    ['𝅗𝅥˛', teamNameKey('𝅗𝅥˛')],
  ])('%s and %s are one name', (a, b) => {
    expect(teamNameKey(a)).toBe(teamNameKey(b));
  });

  test('the key of a key is the key, whatever the case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = teamNameKey(name);
        expect(teamNameKey(key)).toBe(key);
      }),
    );
  });

  test.each([
    ['牌擂官 方战队', '官方'],
    ['ＡＤＭＩＮ们', 'admin'],
    ['渡鸦', undefined],
  ])('in %s stands %s', (text, word) => {
    expect(forbiddenWordIn(text, ['官方', 'admin', '  '])).toBe(word);
  });

  test.each([
    ['裁判，对面开外挂', undefined],
    ['裁 判，这人是黑裁判', '黑裁判'],
    ['裁判在吗？有代打', '代打'],
  ])('where 裁判 and 外挂 are free, in %s stands %s', (text, word) => {
    expect(forbiddenWordIn(text, ['裁判', '外挂', '黑裁判', '代打'], ['裁判', '外挂'])).toBe(word);
  });

  test('a forbidden word is found wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(forbiddenWordIn(`${before}代打${after}`, ['代打'])).toBe('代打');
      }),
    );
  });
});

const ALLOWED: Record<TeamCommand, readonly (readonly [TeamStatus, TeamStatus])[]> = {
  approve: [['pending', 'approved']],
  reject: [['pending', 'rejected']],
  resubmit: [
    ['pending', 'pending'],
    ['rejected', 'pending'],
  ],
  withdraw: [
    ['pending', 'withdrawn'],
    ['rejected', 'withdrawn'],
  ],
  update: [['approved', 'approved']],
  rename: [['approved', 'approved']],
  remove_crest: [
    ['pending', 'pending'],
    ['approved', 'approved'],
  ],
  hand_over: [['approved', 'approved']],
  disband: [['approved', 'disbanded']],
  restore: [['disbanded', 'approved']],
};

test.each(Object.entries(ALLOWED))('%s leads only where it may', (command, allowed) => {
  const led = TEAM_STATUSES.flatMap((status) => {
    const next = nextTeamStatus(status, command as TeamCommand);
    return 'status' in next ? [[status, next.status]] : [];
  });
  expect(led).toEqual(allowed);
});

describe('places', () => {
  test('the free slot is the lowest one, until there is none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: TEAM_MEMBERS_MAX })), (taken) => {
        const slot = freeSlot(taken);
        expect(slot === undefined).toBe(freePlaces(taken.length) === 0);
        if (slot === undefined) return;
        expect(taken).not.toContain(slot);
        for (let lower = 1; lower < slot; lower += 1) expect(taken).toContain(lower);
      }),
    );
  });

  test.each([
    ['approved', 'closed', 11, 'application', 'team_closed'],
    ['approved', 'closed', 11, 'invitation', undefined],
    ['approved', 'closed', 11, 'link', undefined],
    ['approved', 'open', 12, 'application', 'team_full'],
    ['approved', 'application', 12, 'link', 'team_full'],
    ['disbanded', 'open', 1, 'link', 'team_over'],
    ['approved', 'application', 11, 'application', undefined],
  ] as const)('%s, %s, with %d members, by %s: %s', (...[status, recruiting, member_count, entrance, refusal]) => {
    expect(entryRefusal({ status, recruiting, member_count }, entrance)).toBe(refusal);
  });
});

test('a request is answered only while it waits, and not at its deadline', () => {
  const due_at = '2026-11-20T12:00:00.000Z';
  const before = '2026-11-20T11:59:59.999Z';
  const refused = REQUEST_STATUSES.map((status) => answerRefusal({ status, due_at }, before));
  expect(refused).toEqual([
    undefined,
    'request_answered',
    'request_answered',
    'request_withdrawn',
    'request_expired',
    'request_ended',
  ]);
  expect(answerRefusal({ status: 'pending', due_at }, due_at)).toBe('request_expired');
});

describe('succession', () => {
  const member = fc.record<Membership>({
    account_id: fc.uuid(),
    role: fc.constantFrom('vice_captain' as const, 'member' as const),
    joined_at: fc
      .date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    is_suspended: fc.boolean(),
  });
  const captain: Membership = {
    account_id: 'c',
    role: 'captain',
    joined_at: '1970-01-01T00:00:00.000Z',
    is_suspended: true,
  };

  test('is a vice captain before any member, the longest first, and never who is suspended', () => {
    fc.assert(
      fc.property(fc.array(member), (others) => {
        const able = others.filter(({ is_suspended }) => !is_suspended);
        const next = successorOf([captain, ...others]);
        expect(next === undefined).toBe(able.length === 0);
        if (next === undefined) return;
        expect(able).toContain(next);
        const vices = able.filter(({ role }) => role === 'vice_captain');
        const candidates = vices.length > 0 ? vices : able;
        expect(candidates).toContain(next);
        for (const other of candidates)
          expect(Date.parse(next.joined_at)).toBeLessThanOrEqual(Date.parse(other.joined_at));
      }),
    );
  });
});

describe('answers within', () => {
  const after = (minutes: number) => ({
    created_at: '2026-11-20T12:00:00.000Z',
    answered_at: new Date(Date.parse('2026-11-20T12:00:00.000Z') + minutes * 60_000).toISOString(),
  });

  test('two answers say nothing, three their median', () => {
    expect(answersWithinMinutes([after(5), after(9)])).toBeNull();
    expect(answersWithinMinutes([after(5), after(9), after(600)])).toBe(9);
  });

  test('only the last ten count, and a blink is a minute', () => {
    const quick = Array.from({ length: 10 }, () => after(0.1));
    expect(answersWithinMinutes([...quick, after(9_000)])).toBe(1);
  });

  test('half of the counted answers came no later', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 3, maxLength: 30 }), (minutes) => {
        const within = answersWithinMinutes(minutes.map(after)) ?? 0;
        const counted = minutes.slice(0, 10);
        expect(counted).toContain(within);
        expect(counted.filter((one) => one <= within).length * 2).toBeGreaterThanOrEqual(counted.length);
        expect(counted.filter((one) => one >= within).length * 2).toBeGreaterThanOrEqual(counted.length - 1);
      }),
    );
  });
});
