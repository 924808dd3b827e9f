import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { CHALLENGE_ACCESS_ERRORS, CHALLENGE_ERRORS } from '@pailei/contracts/play/challenges/challenge-errors';
import { TEAM_BUSY } from '@pailei/contracts/play/battles/battle-errors';
import { teamChallengesTopic } from '@pailei/contracts/play/challenges/team-challenges.topic';
import { newId } from '@pailei/db/id';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf } from '../../people/teams/teams.fixture.ts';
import { hoursAhead, useChallenges } from './challenges.fixture.ts';

const { app, deps } = await useApp();
const { post, put, review, twoTeams, propose, act, proposed, appointed, read, noticesOf, battleOf, eventsOf } =
  await useChallenges(app, deps);

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('an appointment', () => {
  test('is moved once, when the other side agrees, and its battle with it', async () => {
    const [a, b] = await twoTeams(1);
    const { id } = await appointed(a, b);
    const later = { starts_at: hoursAhead(200) };
    const asked = await act(a.captain, id, 'move', later);
    expect(asked.body.data).toMatchObject({ move: { by: 'a', ...later }, is_moved: false });
    expect(await noticesOf(b.captain, 'challenge')).toContainEqual(
      expect.objectContaining({ change: 'move_proposed', ...later }),
    );
    expect(messageOf(await act(a.captain, id, 'accept-move', later))).toBe(CHALLENGE_ERRORS.own_move[1]);
    expect(messageOf(await act(b.captain, id, 'accept-move', { starts_at: hoursAhead(201) }))).toBe(
      CHALLENGE_ERRORS.no_move[1],
    );
    const moved = await act(b.captain, id, 'accept-move', later);
    expect(moved.body.data).toMatchObject({ ...later, move: null, is_moved: true });
    expect(await battleOf(id)).toMatchObject({ ...later, status: 'scheduled' });
    for (const player of [...a.members, ...b.members])
      expect(await noticesOf(player, 'challenge_appointment')).toContainEqual(
        expect.objectContaining({ change: 'moved', ...later }),
      );
    expect(messageOf(await act(b.captain, id, 'move', { starts_at: hoursAhead(220) }))).toBe(
      CHALLENGE_ERRORS.already_moved[1],
    );
  });

  test('takes no time at which one of the teams has another battle', async () => {
    const [[a, b], [c]] = [await twoTeams(), await twoTeams()];
    const [taken, free] = [hoursAhead(72), hoursAhead(96)];
    await appointed(a, b, { slots: [taken] });
    const busy = (team: { name: string }) => `「${team.name}」${TEAM_BUSY[1]}`;
    const offered = await propose(a.captain, c.id, { slots: [taken, free] });
    expect([offered.status, offered.body.errors]).toEqual([409, { slots: busy(a) }]);
    const { id } = await proposed(c, a, { slots: [taken, free] });
    const accept = (slot: string) => act(a.captain, id, 'accept', { proposal_number: 1, slot });
    const refused = await accept(taken);
    expect([refused.status, refused.body.errors]).toEqual([409, { slot: busy(a) }]);
    expect((await accept(free)).status).toBe(200);
    const move = await act(a.captain, id, 'move', { starts_at: taken });
    expect([move.status, move.body.errors]).toEqual([409, { starts_at: busy(a) }]);
  });

  test('stays where the other side does not agree', async () => {
    const [a, b] = await twoTeams();
    const { id, starts_at } = await appointed(a, b);
    const later = { starts_at: hoursAhead(200) };
    await act(a.captain, id, 'move', later);
    const refused = await act(b.captain, id, 'reject-move', later);
    expect(refused.body.data).toMatchObject({ starts_at, move: null, is_moved: false });
    expect(await noticesOf(a.captain, 'challenge')).toContainEqual(
      expect.objectContaining({ change: 'move_rejected' }),
    );
    expect(await battleOf(id)).toMatchObject({ starts_at });
  });

  test('is not moved in its last two hours, to the past, to its own time, or before it is one', async () => {
    const [a, b] = await twoTeams();
    const open = await proposed(a, b);
    const early = await act(a.captain, open.id, 'move', { starts_at: hoursAhead(9) });
    expect([early.status, messageOf(early)]).toEqual([409, CHALLENGE_ERRORS.not_accepted[1]]);
    await act(a.captain, open.id, 'withdraw', { proposal_number: 1 });
    const { id, starts_at } = await appointed(a, b);
    for (const [wished, violation] of [
      [hoursAhead(-1), 'invalid_slot'],
      [starts_at, 'same_time'],
    ] as const) {
      const refused = await act(a.captain, id, 'move', { starts_at: wished });
      expect([refused.status, refused.body.errors]).toEqual([422, { starts_at: CHALLENGE_ERRORS[violation][1] }]);
    }
    const soon = await appointed(a, b, { slots: [hoursAhead(1.5)] });
    const late = await act(b.captain, soon.id, 'move', { starts_at: hoursAhead(9) });
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.too_late_to_move[1]]);
  });

  test('is the demonstration’s where both captains are, and runs on the clocks that they agreed on', async () => {
    const [a, b] = await twoTeams();
    const timers = { line_up: 120, check_in: 60, naming: 20 };
    const own = await battleOf((await appointed(a, b, { timers })).id);
    expect(own).toMatchObject({ is_demo: false, state: { settings: { timers } } });
    const [first, second] = await twoTeams();
    const captains = [first.captain.user.id, second.captain.user.id];
    await deps.db.updateTable('account').set({ is_demo: true }).where('id', 'in', captains).execute();
    expect(await battleOf((await appointed(first, second)).id)).toMatchObject({ is_demo: true });
    const mixed = await appointed(first, b, { slots: [hoursAhead(150)] });
    expect(await battleOf(mixed.id)).toMatchObject({ is_demo: false });
  });

  test('is cancelled by agreement, and its battle with it', async () => {
    const [a, b] = await twoTeams(1);
    const { id, battle_id } = await appointed(a, b);
    expect((await act(a.captain, id, 'cancel', {})).body.data).toMatchObject({ cancel: { by: 'a' } });
    expect(await noticesOf(b.captain, 'challenge')).toContainEqual(
      expect.objectContaining({ change: 'cancel_proposed' }),
    );
    expect(messageOf(await act(a.captain, id, 'accept-cancel', {}))).toBe(CHALLENGE_ERRORS.own_cancel[1]);
    const cancelled = await act(b.captain, id, 'accept-cancel', {});
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', battle_id: null, starts_at: null, cancel: null });
    expect(await battleOf(id)).toMatchObject({ id: battle_id, status: 'cancelled' });
    for (const player of [...a.members, ...b.members])
      expect(await noticesOf(player, 'battle_decided')).toEqual([expect.objectContaining({ result: 'cancelled' })]);
    expect((await propose(a.captain, b.id)).body.data?.status).toBe('open');
  });

  test('stays where the other side refuses, and once the line-ups are locked', async () => {
    const [a, b] = await twoTeams(1);
    const { id } = await appointed(a, b);
    await act(a.captain, id, 'cancel', {});
    expect((await act(b.captain, id, 'reject-cancel', {})).body.data).toMatchObject({
      status: 'accepted',
      cancel: null,
    });
    expect(await noticesOf(a.captain, 'challenge')).toContainEqual(
      expect.objectContaining({ change: 'cancel_rejected' }),
    );
    await act(b.captain, id, 'cancel', {});
    const state = sql<string>`jsonb_set(state, '{due_kind}', '"check_in_opening"')`;
    await deps.db.updateTable('battle').set({ state }).where('challenge_id', '=', id).execute();
    const late = await act(a.captain, id, 'accept-cancel', {});
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.too_late_to_cancel[1]]);
    expect((await battleOf(id))?.status).toBe('scheduled');
  });

  test('has a calendar file for everybody', async () => {
    const [a, b] = await twoTeams();
    const { battle_id, starts_at } = await appointed(a, b);
    const url = (id: string) => `/api/battles/${id}/calendar.ics`;
    const answer = await app.inject({ method: 'GET', url: url(battle_id ?? '') });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain(`SUMMARY:${a.name} 对 ${b.name}\r\n`);
    expect(answer.body).toContain(`DTSTART:${(starts_at ?? '').replaceAll(/[-:]|\.\d{3}/gu, '')}\r\n`);
    expect((await app.inject({ method: 'GET', url: url(newId()) })).statusCode).toBe(404);
  });
});

describe('two at once', () => {
  test('captain and vice captain accept different times: there is one battle, and the other reads that it is settled', async () => {
    const [a, b] = await twoTeams(1);
    const [vice] = b.members as [Registered];
    const { id, proposal } = await proposed(a, b);
    const [first, second] = proposal.slots;
    const answers = await Promise.all([
      act(b.captain, id, 'accept', { proposal_number: 1, slot: first }),
      act(vice, id, 'accept', { proposal_number: 1, slot: second }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [winner, loser] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(loser && messageOf(loser)).toBe(CHALLENGE_ERRORS.already_accepted[1]);
    const battles = await deps.db.selectFrom('battle').select('starts_at').where('challenge_id', '=', id).execute();
    expect(battles).toEqual([{ starts_at: winner?.body.data?.starts_at }]);
  });

  test('one side accepts while the other withdraws: one of them happens', async () => {
    const [a, b] = await twoTeams();
    const { id, proposal } = await proposed(a, b);
    const [accepted, withdrawn] = await Promise.all([
      act(b.captain, id, 'accept', { proposal_number: 1, slot: proposal.slots[0] }),
      act(a.captain, id, 'withdraw', { proposal_number: 1 }),
    ]);
    expect(statuses([accepted, withdrawn])).toEqual([200, 409]);
    const battle = await battleOf(id);
    expect(battle === undefined).toBe(withdrawn.status === 200);
  });

  test('both teams challenge each other: one challenge is open', async () => {
    const [a, b] = await twoTeams();
    const answers = await Promise.all([propose(a.captain, b.id), propose(b.captain, a.id)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.map(messageOf)).toContain(CHALLENGE_ACCESS_ERRORS.open_with_team[1]);
  });

  test('the same call twice under one key accepts once', async () => {
    const [a, b] = await twoTeams();
    const { id, proposal } = await proposed(a, b);
    const accept = () =>
      call(app, {
        method: 'POST',
        url: `/api/challenges/${id}/accept`,
        token: b.captain.access_token,
        headers: { 'idempotency-key': `accept-${id}` },
        payload: { proposal_number: 1, slot: proposal.slots[1] },
      });
    const answers = [await accept(), await accept()];
    expect(statuses(answers)).toEqual([200, 200]);
  });
});

describe('in the middle of a challenge', () => {
  test('a captain who hands over acts no more, and the new one does', async () => {
    const [a, b] = await twoTeams(1);
    const [next] = b.members as [Registered];
    const { id, proposal } = await proposed(a, b);
    await post(b.captain, `/teams/${b.id}/handover`, { account_id: next.user.id });
    await put(next, `/teams/${b.id}/handover`);
    const body = { proposal_number: 1, slot: proposal.slots[0] };
    const refused = await act(b.captain, id, 'accept', body);
    expect([refused.status, messageOf(refused)]).toEqual([403, TEAM_ERRORS.leaders_only[1]]);
    expect((await act(next, id, 'accept', body)).body.data?.status).toBe('accepted');
  });

  test('a captain who is suspended acts no more, and the vice captain does', async () => {
    const [a, b] = await twoTeams(1);
    const [vice] = b.members as [Registered];
    const { id } = await proposed(a, b);
    await deps.db
      .updateTable('account')
      .set({ suspended_until: '9999-12-31T00:00:00.000Z', suspended_reason: '违规' })
      .where('id', '=', b.captain.user.id)
      .execute();
    expect([401, 403]).toContain((await act(b.captain, id, 'reject', { proposal_number: 1 })).status);
    expect((await act(vice, id, 'reject', { proposal_number: 1 })).body.data?.status).toBe('rejected');
  });

  test('a team that is disbanded leaves nothing open, and the other team is told', async () => {
    const [a, b] = await twoTeams();
    const { id } = await proposed(a, b);
    expect((await post(a.captain, `/teams/${a.id}/disband`, { name: a.name })).status).toBe(200);
    expect((await read(b.captain, id)).body.data?.status).toBe('cancelled');
    expect(await noticesOf(b.captain, 'challenge')).toContainEqual(expect.objectContaining({ change: 'cancelled' }));
    expect((await eventsOf(teamChallengesTopic.of(b.id))).at(-1)?.p).toMatchObject({
      challenge: { id, status: 'cancelled', due_at: null },
    });
    const late = await act(b.captain, id, 'reject', { proposal_number: 1 });
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.challenge_over[1]]);
  });

  test('a team with an appointment is not disbanded, by nobody', async () => {
    const [a, b] = await twoTeams();
    const { id } = await appointed(a, b);
    for (const refused of [
      await post(a.captain, `/teams/${a.id}/disband`, { name: a.name }),
      await review(b.id, 'disband', { reason: '违反规定' }),
    ])
      expect([refused.status, messageOf(refused)]).toEqual([409, TEAM_ERRORS.still_playing[1]]);
    expect((await read(b.captain, id)).body.data?.status).toBe('accepted');
  });
});
