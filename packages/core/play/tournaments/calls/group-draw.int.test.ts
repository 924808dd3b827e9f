import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { describe, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';

const { app, deps } = await useApp();
const services = buildServices(deps.db, deps.publisher);
const GROUPS: StageSettings = {
  type: 'round_robin',
  group_count: 2,
  group_size: 4,
  legs: 1,
  best_of: 1,
  tie_at_cut: 'decider',
};

/** An event of eight in its check-in, whose first stage is played in two groups. */
async function checkedIn() {
  const { id, referee, players } = await buildTournament(deps.db, services, {
    players: 8,
    settings: { bans: 0, stages: [GROUPS] },
  });
  const state = async () => (await services.tournaments.get(referee, id)).tournament;
  const ids = Object.values((await state()).participants).map((one) => one.id);
  const token = await tokenFor(app, deps, referee.user_id);
  const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
    call<TournamentView>(app, { method, url: `/api/solo-tournaments/${id}/group-draw${path}`, token, payload });
  const revision = async () => (await state()).group_draw?.revision ?? 0;
  return { id, referee, players, ids, token, send, revision, state };
}

const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => a.localeCompare(b));
const drawn = ({ group_draw }: TournamentState) => group_draw?.groups.flat() ?? [];

describe('the draw of groups', () => {
  test('of two who press at once one draws, and the other is told to look again', async () => {
    const { send, state } = await checkedIn();
    const answers = await Promise.all([
      send('POST', '/places', { revision: 0 }),
      send('POST', '/places', { revision: 0 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('分组刚刚有了变化，请看过现在的分组再操作');
    expect(drawn(await state()).length).toBe(1);
  });

  test('drawn, locked and started, the stage has the groups that everybody has seen', async () => {
    const { id, referee, send, revision, state } = await checkedIn();
    for (const _ of [1, 2]) await send('POST', '/places', { revision: await revision(), whole_group: true });
    expect((await send('POST', '/lock', { revision: await revision() })).status).toBe(200);
    const seen = (await state()).group_draw!.groups.map((ids) => sorted(ids));
    const { tournament } = await services.tournaments.start(referee, id);
    expect(tournament.stages[0]?.groups?.map((ids) => sorted(ids))).toEqual(seen);
  });

  test('by the seeds, then by hand, then unlocked with a reason', async () => {
    const { ids, send, revision, state } = await checkedIn();
    expect((await send('POST', '/by-seed', { revision: 0 })).status).toBe(200);
    const groups = [ids.slice(0, 4), ids.slice(4)];
    expect((await send('PUT', '', { revision: 1, groups })).status).toBe(200);
    expect((await state()).group_draw?.groups).toEqual(groups);
    await send('POST', '/lock', { revision: 2 });
    const locked = await send('PUT', '', { revision: 3, groups: [[], []] });
    expect([locked.status, locked.body.message]).toEqual([409, '分组已锁定，需要先解锁']);
    expect((await send('POST', '/unlock', { revision: 3, reason: '' })).status).toBe(422);
    expect((await send('POST', '/unlock', { revision: await revision(), reason: '有人退出' })).status).toBe(200);
  });

  test.each([
    ['somebody twice', (ids: string[]) => [[ids[0]], [ids[0]]], '分组有误：每位参赛者只能出现一次'],
    ['a stranger', () => [['x'], []], '分组里有人已退出，或不在参赛名单中，请刷新后重新分组'],
    ['another number of groups', () => [[], [], []], '小组数与赛事设置不符'],
  ])('with %s is refused in words', async (_, groups, message) => {
    const { ids, send } = await checkedIn();
    const answer = await send('PUT', '', { revision: 0, groups: groups(ids) });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  });

  test('with somebody who withdrew after they were drawn is refused; an incomplete one is not locked', async () => {
    const { id, ids, players, send, revision, state } = await checkedIn();
    const groups = [ids.slice(0, 4), ids.slice(4)];
    await send('PUT', '', { revision: 0, groups });
    const gone = Object.values((await state()).participants).find(({ id: one }) => one === ids[0])!;
    await services.tournaments.withdraw(
      players.find(({ user_id }) => user_id === gone.user_id)!,
      id,
    );
    const again = await send('PUT', '', { revision: await revision(), groups: [ids.slice(0, 4), []] });
    expect(again.body.message).toBe('分组里有人已退出，或不在参赛名单中，请刷新后重新分组');
    await send('PUT', '', { revision: await revision(), groups: [ids.slice(1, 4), []] });
    const lock = await send('POST', '/lock', { revision: await revision() });
    expect([lock.status, lock.body.message]).toEqual([409, '还有参赛者没有分组，不能锁定']);
  });

  test('by a referee who plays in the event is refused', async () => {
    const { id, players } = await checkedIn();
    await deps.db.updateTable('account').set({ role: 'referee' }).where('id', '=', players[0]!.user_id).execute();
    const token = await tokenFor(app, deps, players[0]!.user_id);
    const answer = await call(app, {
      method: 'POST',
      url: `/api/solo-tournaments/${id}/group-draw/places`,
      token,
      payload: { revision: 0 },
    });
    expect([answer.status, answer.body.status]).toEqual([403, 'error']);
  });
});
