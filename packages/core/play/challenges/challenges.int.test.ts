import type { DataOf, Envelope } from '@pailei/contracts/http/endpoint';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { CHALLENGE_ACCESS_ERRORS, CHALLENGE_ERRORS } from '@pailei/contracts/play/challenges/challenge-errors';
import type { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import type { ChallengeView } from '@pailei/contracts/play/challenges/challenge-views';
import { teamChallengesTopic } from '@pailei/contracts/play/challenges/team-challenges.topic';
import { newId } from '@pailei/db/id';
import { OPEN_CHALLENGES_MAX } from '@pailei/domain/battles/challenge/types';
import { describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf } from '../../people/teams/teams.fixture.ts';
import { hoursAhead, offer, useChallenges } from './challenges.fixture.ts';

const { app, deps } = await useApp();
const { send, put, team, review, twoTeams, propose, act, proposed, appointed, read, noticesOf, battleOf, eventsOf } =
  await useChallenges(app, deps);

const reject = { proposal_number: 1 };

describe('a challenge', () => {
  test('is read by the members of both teams and by nobody else, and its leaders are told', async () => {
    const [a, b] = await twoTeams(2);
    const [vice, member] = b.members as [Registered, Registered];
    const made = await proposed(a, b);
    expect(made).toMatchObject({
      status: 'open',
      teams: { a: { id: a.id, name: a.name }, b: { id: b.id } },
      proposal: { number: 1, by: 'a', settings: { format: { code: 'boards', size: 3, tie: 'games_then_ace' } } },
      battle_id: null,
    });
    for (const player of [...a.members, vice, member]) expect((await read(player, made.id)).status).toBe(200);
    for (const player of [await registerPlayer(app), (await team()).captain])
      expect((await read(player, made.id)).status).toBe(404);
    for (const { id } of [a, b])
      expect((await eventsOf(teamChallengesTopic.of(id))).map(({ t }) => t)).toEqual(['challenge_changed']);
    for (const leader of [b.captain, vice])
      expect(await noticesOf(leader, 'challenge')).toEqual([
        expect.objectContaining({ change: 'proposed', team_name: b.name, opponent_name: a.name, starts_at: null }),
      ]);
    for (const other of [member, a.captain]) expect(await noticesOf(other, 'challenge')).toEqual([]);
  });

  test('is made and answered by captains and vice captains alone', async () => {
    const [a, b] = await twoTeams(2);
    const [viceA, memberA] = a.members as [Registered, Registered];
    const [viceB, memberB] = b.members as [Registered, Registered];
    for (const player of [memberA, await registerPlayer(app)]) {
      const refused = await propose(player, b.id);
      expect([refused.status, messageOf(refused)]).toEqual([403, TEAM_ERRORS.leaders_only[1]]);
    }
    const { body } = await propose(viceA, b.id);
    const id = body.data?.id ?? '';
    const refused = await act(memberB, id, 'reject', reject);
    expect([refused.status, messageOf(refused)]).toEqual([403, TEAM_ERRORS.leaders_only[1]]);
    expect((await act((await team()).captain, id, 'reject', reject)).status).toBe(404);
    expect((await act(viceB, id, 'reject', reject)).body.data?.status).toBe('rejected');
    expect(await noticesOf(a.captain, 'challenge')).toEqual([expect.objectContaining({ change: 'rejected' })]);
  });

  test('is listed for the own team alone', async () => {
    const [a, b] = await twoTeams();
    const { id } = await proposed(a, b);
    const list = (player: Registered, query: string) =>
      send<DataOf<typeof challengesApi.list>>(player.access_token, 'GET', `/challenges?${query}`);
    expect((await list(b.captain, `team_id=${b.id}`)).body.data).toMatchObject({ total: 1, items: [{ id }] });
    expect((await list(b.captain, `team_id=${b.id}&status=accepted`)).body.data?.total).toBe(0);
    const refused = await list(b.captain, `team_id=${a.id}`);
    expect([refused.status, messageOf(refused)]).toEqual([403, TEAM_ERRORS.members_only[1]]);
    expect((await list(b.captain, 'status=open')).status).toBe(422);
  });

  test('that is sent twice under one key is one', async () => {
    const [a, b] = await twoTeams();
    const send = (payload: object) =>
      call<ChallengeView>(app, {
        method: 'POST',
        url: '/api/challenges',
        token: a.captain.access_token,
        headers: { 'idempotency-key': `challenge-${a.id}` },
        payload,
      });
    const body = { team_id: b.id, ...offer() };
    const [first, again] = [await send(body), await send(body)];
    expect(again.body.data?.id).toBe(first.body.data?.id);
    expect((await send({ ...body, best_of: 5 })).status).toBe(422);
    expect(await eventsOf(teamChallengesTopic.of(a.id))).toHaveLength(1);
  });
});

describe('answers', () => {
  test('a counter goes back and forth, and only what waits can be answered', async () => {
    const [a, b] = await twoTeams();
    const { id, proposal } = await proposed(a, b);
    const countered = await act(b.captain, id, 'counter', {
      proposal_number: 1,
      ...offer({ format: { code: 'winner_stays', size: 3, order: 'free' }, slots: [hoursAhead(50)] }),
    });
    expect(countered.body.data).toMatchObject({
      status: 'open',
      proposal: { number: 2, by: 'b', settings: { format: { code: 'winner_stays', order: 'free', revival: false } } },
      proposals: [
        { number: 1, by: 'a' },
        { number: 2, by: 'b' },
      ],
    });
    expect(await noticesOf(a.captain, 'challenge')).toEqual([expect.objectContaining({ change: 'countered' })]);
    const late = await act(a.captain, id, 'accept', { proposal_number: 1, slot: proposal.slots[0] });
    expect([late.status, messageOf(late)]).toEqual([409, CHALLENGE_ERRORS.stale_proposal[1]]);
    const own = await act(b.captain, id, 'accept', { proposal_number: 2, slot: hoursAhead(50) });
    expect([own.status, messageOf(own)]).toEqual([409, CHALLENGE_ERRORS.not_allowed[1]]);
    const withdrawn = await act(b.captain, id, 'withdraw', { proposal_number: 2 });
    expect(withdrawn.body.data?.status).toBe('withdrawn');
    expect(messageOf(await act(a.captain, id, 'reject', { proposal_number: 2 }))).toBe(
      CHALLENGE_ERRORS.challenge_over[1],
    );
  });

  test('an accepted one is a battle at once, and both teams are told', async () => {
    const [a, b] = await twoTeams(1);
    const [slot = ''] = offer().slots;
    const made = await appointed(a, b, { delay_seconds: 60, check_in_members: 2, substitutions: 3, slots: [slot] });
    const battle = await battleOf(made.id);
    expect(made).toMatchObject({ status: 'accepted', starts_at: slot, due_at: null, battle_id: battle?.id });
    expect(battle).toMatchObject({
      a_team_id: a.id,
      b_team_id: b.id,
      starts_at: slot,
      delay_seconds: 60,
      status: 'scheduled',
      state: { settings: { check_in_members: 2, substitutions: 3, series: { best_of: 3 } } },
    });
    for (const [own, other] of [[a, b] as const, [b, a] as const])
      for (const player of [own.captain, ...own.members])
        expect(await noticesOf(player, 'challenge_appointment')).toEqual([
          expect.objectContaining({ change: 'made', team_name: own.name, opponent_name: other.name, starts_at: slot }),
        ]);
  });

  test('a time that was not offered is refused', async () => {
    const [a, b] = await twoTeams();
    const { id } = await proposed(a, b);
    const refused = await act(b.captain, id, 'accept', { proposal_number: 1, slot: hoursAhead(73) });
    expect([refused.status, refused.body.errors]).toEqual([422, { slot: CHALLENGE_ERRORS.unknown_slot[1] }]);
    expect(await battleOf(id)).toBeUndefined();
  });
});

describe('a challenge is refused', () => {
  test('to a team that takes none, to the own one, to one that is not there, and to one that is over', async () => {
    const [a, b] = await twoTeams();
    const profile = { crest: { seed: 7, style: { silhouette: 'shield', motif: 'wing', colour: 'ink' } } };
    const changed = await put(b.captain, `/teams/${b.id}`, {
      ...profile,
      recruiting: 'open',
      takes_challenges: false,
    });
    expect(changed.body.data).toMatchObject({ team: { takes_challenges: false } });
    expect(messageOf(await propose(a.captain, b.id))).toBe(CHALLENGE_ERRORS.challenges_refused[1]);
    expect(messageOf(await propose(a.captain, a.id))).toBe(CHALLENGE_ERRORS.same_team[1]);
    expect((await propose(a.captain, newId())).status).toBe(404);
    await review(b.id, 'disband', { reason: '违反规定' });
    expect(messageOf(await propose(a.captain, b.id))).toBe(CHALLENGE_ACCESS_ERRORS.opponent_over[1]);
  });

  test('while the two teams have an open one, whoever began it', async () => {
    const [a, b] = await twoTeams();
    await proposed(a, b);
    for (const answer of [await propose(a.captain, b.id), await propose(b.captain, a.id)])
      expect([answer.status, messageOf(answer)]).toEqual([409, CHALLENGE_ACCESS_ERRORS.open_with_team[1]]);
  });

  test('when so many wait already', async () => {
    const own = await team();
    for (let sent = 0; sent < OPEN_CHALLENGES_MAX; sent += 1) await proposed(own, await team());
    const refused = await propose(own.captain, (await team()).id);
    expect([refused.status, messageOf(refused)]).toEqual([409, CHALLENGE_ACCESS_ERRORS.too_many_challenges[1]]);
  });
});

describe('bad input', async () => {
  const [a, b] = await twoTeams();

  test.each<[what: string, fields: object, field: string, text: string]>([
    ['no times', { slots: [] }, 'slots', '请至少提出一个时间'],
    ['six times', { slots: [1, 2, 3, 4, 5, 6].map(hoursAhead) }, 'slots', '最多提出 5 个时间'],
    ['one time twice', { slots: [hoursAhead(5), hoursAhead(5)] }, 'slots', CHALLENGE_ERRORS.duplicate_slot[1]],
    ['a time in the past', { slots: [hoursAhead(-1)] }, 'slots', CHALLENGE_ERRORS.invalid_slot[1]],
    ['a time next year', { slots: [hoursAhead(24 * 61)] }, 'slots', CHALLENGE_ERRORS.invalid_slot[1]],
    ['no time at all', { slots: ['明天'] }, 'slots.0', '请填写存在的时间，年份在 2000 年到 2099 年之间'],
    ['no format', { format: undefined }, 'format', '请选择赛制'],
    ['a format that is none', { format: { code: 'chess' } }, 'format.code', '请选择赛制'],
    ['two boards', { format: { code: 'boards', size: 2 } }, 'format.size', '每队上场人数应为 3–7'],
    ['a short relay', { format: { code: 'relay', size: 3 }, best_of: 3 }, 'best_of', '该赛制不能采用这个局数'],
    ['an even length', { best_of: 4 }, 'best_of', '请选择局数'],
    ['six substitutions', { substitutions: 6 }, 'substitutions', '不能大于 5'],
    ['less than none', { substitutions: -1 }, 'substitutions', '不能小于 0'],
    ['too many who check in', { check_in_members: 13 }, 'check_in_members', '不能大于 12'],
    [
      'line-ups that are due after the check-in has opened',
      { timers: { line_up: 60, check_in: 120, naming: 30 } },
      'timers.line_up',
      '出战名单应在签到开放之前截止',
    ],
    ['no team', { team_id: 'x' }, 'team_id', '编号无效'],
  ])('%s', async (_what, fields, field, text) => {
    const refused = await propose(a.captain, b.id, fields);
    expect(refused.status).toBe(422);
    expect((refused.body as Envelope<unknown>).errors[field]).toBe(text);
  });
});
