import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { expireDue, findOverdue } from '@pailei/core/ground/clocks/expire-due';
import { settleClocks } from '@pailei/core/ground/clocks/settle-clocks';
import { captainClock, followCaptains } from '@pailei/core/people/teams/members/captain.clock';
import { createTeamHandoverService } from '@pailei/core/people/teams/members/handover.service';
import { handoverClock } from '@pailei/core/people/teams/members/handover.clock';
import { requestClock } from '@pailei/core/people/teams/requests/request.clock';
import { createMaintenanceService } from '@pailei/core/site/maintenance/maintenance.service';
import { buildAccount } from '@pailei/tests/support/builders';
import { describe, expect, test } from 'vitest';
import { registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from './teams.fixture.ts';

const { app, deps } = await useApp();
const { send, put, post, team, apply, invite, eventsOf } = await useTeams(app, deps);

const DAY_MS = 24 * 3_600_000;
const CLOCKS = [captainClock, handoverClock, requestClock];

describe('deadlines that passed while no process ran', () => {
  const later = { ...deps, now: () => new Date(Date.now() + 7 * DAY_MS + 60_000).toISOString() };
  const before = later.now();

  test('end applications and invitations', async () => {
    const { id, captain } = await team();
    const [one, two] = [await registerPlayer(app), await registerPlayer(app)];
    const [application, invitation] = [await apply(one, id), await invite(captain, id, two)];
    await deps.db.deleteFrom('outbox_job').execute();
    const jobs = await findOverdue(later, requestClock, { before, limit: 1_000 });
    const mine = jobs.filter(({ payload }) => [application, invitation].includes(payload['team-request_id'] ?? ''));
    expect(mine).toHaveLength(2);
    for (const { payload } of mine)
      for (const _again of [1, 2])
        await expireDue(later, requestClock, undefined as never, {
          id: payload['team-request_id'] ?? '',
          due_at: payload['due_at'] ?? '',
        });
    expect(messageOf(await put(captain, `/teams/applications/${application}/accept`))).toBe(
      TEAM_ERRORS.request_expired[1],
    );
    const told = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', two.user.id)
      .execute();
    expect(told.map(({ notice }) => notice)).toContainEqual(
      expect.objectContaining({ kind: 'team_answer', answer: 'expired' }),
    );
  });

  test('end the offer of the captain’s place', async () => {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const jobs = await findOverdue(later, handoverClock, { before, limit: 1_000 });
    const job = jobs.find(({ payload }) => payload['team-handover_id'] === id);
    const services = { teamHandover: createTeamHandoverService(later) };
    await expireDue(later, handoverClock, services, { id, due_at: job?.payload['due_at'] ?? '' });
    expect(messageOf(await put(next, `/teams/${id}/handover`))).toBe(TEAM_ERRORS.no_handover[1]);
  });

  test('replace a suspended captain by the vice captain, told before', async () => {
    const { id, captain, members } = await team(2);
    const [, vice] = members as [Registered, Registered];
    await put(captain, `/teams/${id}/members/${vice.user.id}/role`, { role: 'vice_captain' });
    await deps.db
      .updateTable('account')
      .set({ suspended_until: '9999-12-31T00:00:00.000Z', suspended_reason: '违规' })
      .where('id', '=', captain.user.id)
      .execute();
    await followCaptains(deps);
    const told = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', vice.user.id)
      .execute();
    expect(told.map(({ notice }) => notice)).toContainEqual(expect.objectContaining({ change: 'captain_absent' }));
    const jobs = await findOverdue(later, captainClock, { before, limit: 1_000 });
    const job = jobs.find(({ payload }) => payload['team-captain_id'] === id);
    await expireDue(later, captainClock, undefined as never, { id, due_at: job?.payload['due_at'] ?? '' });
    const { body } = await send<MyTeam>(vice.access_token, 'GET', '/teams/my');
    expect(body.data?.team?.members[0]).toMatchObject({ account_id: vice.user.id, role: 'captain' });
  });

  test('do nothing to a captain who is back', async () => {
    const { id, captain } = await team(1);
    const suspend = (until: string | null) =>
      deps.db
        .updateTable('account')
        .set({ suspended_until: until, suspended_reason: until && '违规' })
        .where('id', '=', captain.user.id)
        .execute();
    await suspend('9999-12-31T00:00:00.000Z');
    await followCaptains(deps);
    await suspend(null);
    await followCaptains(deps);
    const row = await deps.db.selectFrom('team').select('captain_due_at').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ captain_due_at: null });
  });
});

describe('after maintenance of the events', () => {
  const HOUR_MS = 3_600_000;
  const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();
  /** Of the hand-over, of the absent captain, of its application and its invitation. */
  const deadlinesOf = async (id: string) => {
    const { handover_due_at, captain_due_at } = await deps.db
      .selectFrom('team')
      .select(['handover_due_at', 'captain_due_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const requests = await deps.db
      .selectFrom('team_request')
      .select('due_at')
      .where('team_id', '=', id)
      .orderBy('kind')
      .execute();
    return [handover_due_at, captain_due_at, ...requests.map(({ due_at }) => due_at)].map((due_at) => due_at ?? '');
  };

  /** A team with an application, an invitation, an offer of the captain's place and a suspended captain, all since then. */
  async function waitingTeam(begunAt: string): Promise<{ id: string; next: Registered }> {
    const { id, captain, members } = await team(1);
    const [next] = members as [Registered];
    await apply(await registerPlayer(app), id);
    await invite(captain, id, await registerPlayer(app));
    await post(captain, `/teams/${id}/handover`, { account_id: next.user.id });
    const due_at = new Date(Date.parse(begunAt) + 7 * DAY_MS).toISOString();
    await deps.db
      .updateTable('team')
      .set({ handover_due_at: due_at, captain_due_at: due_at })
      .where('id', '=', id)
      .execute();
    await deps.db
      .updateTable('team_request')
      .set({ created_at: begunAt, due_at })
      .where('team_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    await deps.db.deleteFrom('team_request').where('team_id', '=', id).where('status', '<>', 'pending').execute();
    return { id, next };
  }

  test.each(['tournaments', 'site'] as const)(
    'every deadline of a team has back what it lost while %s was closed, none passes meanwhile',
    async (scope) => {
      const [before, within] = [await waitingTeam(hours(-6 * 24)), await waitingTeam(hours(0))];
      const admin = await buildAccount(deps.db, 'admin');
      const moment = { ...deps, now: () => hours(-2) };
      const maintenance = createMaintenanceService({ ...deps, now: () => moment.now() });
      const plan = { message: '升级', starts_at: null, planned_end: null, ends_itself: false, reason: '升级' };
      const window = await maintenance.create(admin, { ...plan, scope });
      const [early, late] = [await deadlinesOf(before.id), await deadlinesOf(within.id)];

      moment.now = () => hours(3);
      for (const clock of CLOCKS) expect(await findOverdue(moment, clock, { before: hours(3), limit: 10 })).toEqual([]);
      await maintenance.end(admin, window.id, '完成');
      expect(await settleClocks(moment, CLOCKS)).toBe(true);

      const moved = (dues: readonly string[], now: readonly string[]) =>
        now.map((due, index) => Math.round((Date.parse(due) - Date.parse(dues[index] ?? '')) / HOUR_MS));
      expect(moved(early, await deadlinesOf(before.id))).toEqual([5, 5, 5, 5]);
      expect(moved(late, await deadlinesOf(within.id))).toEqual([3, 3, 3, 3]);
      for (const { id } of [before, within]) {
        const events = await eventsOf(teamInsideTopic.of(id));
        const [handover_due_at, captain_due_at] = await deadlinesOf(id);
        expect(events.findLast(({ t }) => t === 'handover_changed')?.p).toMatchObject({
          handover: { due_at: handover_due_at },
        });
        expect(events.findLast(({ t }) => t === 'captain_absence_changed')?.p).toEqual({ captain_due_at });
      }
      const services = { teamHandover: createTeamHandoverService(moment) };
      await expireDue(moment, handoverClock, services, { id: before.id, due_at: early[0] ?? '' });
      expect((await put(before.next, `/teams/${before.id}/handover`)).status).toBe(200);
    },
  );
});
