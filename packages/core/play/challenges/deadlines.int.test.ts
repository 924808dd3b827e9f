import { CHALLENGE_ERRORS } from '@pailei/contracts/play/challenges/challenge-errors';
import { teamChallengesTopic } from '@pailei/contracts/play/challenges/team-challenges.topic';
import { expireDue, findOverdue } from '@pailei/core/ground/clocks/expire-due';
import { settleClocks } from '@pailei/core/ground/clocks/settle-clocks';
import { challengeClock } from '@pailei/core/play/challenges/challenge.clock';
import { createMaintenanceService } from '@pailei/core/site/maintenance/maintenance.service';
import { buildAccount } from '@pailei/tests/support/builders';
import { describe, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import { messageOf } from '../../people/teams/teams.fixture.ts';
import { hoursAhead, useChallenges } from './challenges.fixture.ts';

const clock = { shiftMs: 0 };
const now = () => new Date(Date.now() + clock.shiftMs).toISOString();
const { app, deps } = await useApp({}, { now });
const { twoTeams, act, proposed, read, noticesOf, eventsOf } = await useChallenges(app, deps);

const HOUR_MS = 3_600_000;
const at = (hours: number) => ({ ...deps, now: () => new Date(Date.now() + hours * HOUR_MS).toISOString() });
const nobody = undefined as never;

async function jobsFor(id: string, moment: ReturnType<typeof at>) {
  const jobs = await findOverdue(moment, challengeClock, { before: moment.now(), limit: 1_000 });
  return jobs.filter(({ payload }) => payload['challenge_id'] === id);
}

describe('a challenge that nobody answers', () => {
  test('expires, once, also when no process ran when it was due; both sides are told', async () => {
    const [a, b] = await twoTeams();
    const { id, due_at } = await proposed(a, b);
    expect(await jobsFor(id, at(71))).toEqual([]);
    await deps.db.deleteFrom('outbox_job').execute();
    const later = at(100);
    const [job] = await jobsFor(id, later);
    expect(job?.payload).toMatchObject({ challenge_id: id, due_at });
    for (const _again of [1, 2]) await expireDue(later, challengeClock, nobody, { id, due_at: due_at ?? '' });
    expect((await read(a.captain, id)).body.data).toMatchObject({ status: 'expired', due_at: null });
    for (const { captain } of [a, b])
      expect((await noticesOf(captain, 'challenge')).filter(({ change }) => change === 'expired')).toHaveLength(1);
    expect(await eventsOf(teamChallengesTopic.of(a.id))).toHaveLength(2);
    const late = await act(b.captain, id, 'reject', { proposal_number: 1 });
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.challenge_over[1]]);
  });

  test('expires at its first time when that is sooner; an answer comes too late for a time that has passed', async () => {
    const [a, b] = await twoTeams();
    const [first, second] = [hoursAhead(1), hoursAhead(9)];
    const { id, due_at } = await proposed(a, b, { slots: [second, first] });
    expect(due_at).toBe(first);
    clock.shiftMs = 2 * HOUR_MS;
    const late = await act(b.captain, id, 'accept', { proposal_number: 1, slot: first });
    clock.shiftMs = 0;
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.slot_passed[1]]);
  });

  test('a counter has a deadline of its own: the old one ends nothing', async () => {
    const [a, b] = await twoTeams();
    const { id, due_at } = await proposed(a, b);
    clock.shiftMs = HOUR_MS;
    const offer = { format: { code: 'co_op' }, best_of: 3, slots: [hoursAhead(200)] };
    const countered = await act(b.captain, id, 'counter', { proposal_number: 1, ...offer });
    clock.shiftMs = 0;
    expect(Date.parse(countered.body.data?.due_at ?? '')).toBeGreaterThan(Date.parse(due_at ?? ''));
    await expireDue(at(72.5), challengeClock, nobody, { id, due_at: due_at ?? '' });
    expect((await read(a.captain, id)).body.data?.status).toBe('open');
  });
});

test.each(['tournaments', 'site'] as const)(
  'the time in which %s was closed is given back, and nothing expires meanwhile',
  async (scope) => {
    const [a, b] = await twoTeams();
    const { id, due_at } = await proposed(a, b);
    const admin = await buildAccount(deps.db, 'admin');
    const moment = at(1);
    const maintenance = createMaintenanceService({ ...deps, now: () => moment.now() });
    const plan = { message: '升级', starts_at: null, planned_end: null, ends_itself: false, reason: '升级' };
    const window = await maintenance.create(admin, { ...plan, scope });
    moment.now = at(80).now;
    expect(await jobsFor(id, moment)).toEqual([]);
    moment.now = at(4).now;
    await maintenance.end(admin, window.id, '完成');
    expect(await settleClocks(moment, [challengeClock])).toBe(true);
    const { data } = (await read(a.captain, id)).body;
    expect(Math.round((Date.parse(data?.due_at ?? '') - Date.parse(due_at ?? '')) / HOUR_MS)).toBe(3);
    expect((await eventsOf(teamChallengesTopic.of(b.id))).at(-1)?.p).toMatchObject({
      challenge: { id, due_at: data?.due_at },
    });
    await expireDue(at(73), challengeClock, nobody, { id, due_at: due_at ?? '' });
    expect((await read(a.captain, id)).body.data?.status).toBe('open');
  },
);
