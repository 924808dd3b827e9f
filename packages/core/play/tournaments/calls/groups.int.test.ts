import type { MatchView } from '@pailei/contracts/play/matches/matches.api';
import type { Entry, EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { groupTables } from '@pailei/domain/tournament/views';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { eventCalls, eventDetails, type EventPlayer } from './event-calls.fixture.ts';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';

let admin: string;
let id: string;
let players: ReadonlyMap<string, EventPlayer>;

const { send, post, read, loses, startEvent } = eventCalls(app, () => ({ admin, id }));

const openMatches = async (): Promise<MatchSummary[]> => {
  const { stages } = await read();
  return (stages.at(-1)?.rounds ?? []).flatMap(({ matches }) => matches).filter(({ result }) => result === null);
};

/** The earlier in the order of seeds wins. */
async function playOpen(order: readonly string[]): Promise<void> {
  for (const { match_id, a, b } of await openMatches())
    await loses(match_id, order.indexOf(a) < order.indexOf(b) ? 'b' : 'a');
  await post(`${ROOT}/${id}/advance`);
}

const details = (stages: readonly object[]) => eventDetails('小组擂台', stages);

const GROUPS = { type: 'round_robin', group_count: 2, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'decider' };
const FINAL = { type: 'single_elimination', size: 2, best_of: 1, final_best_of: null, third_place: false };

describe('groups and a final through the routes', () => {
  beforeAll(async () => {
    admin = (await actors.tokenOf('admin')) ?? '';
    const event = await startEvent(details([GROUPS, FINAL]), 8);
    id = event.id;
    players = new Map(event.players.map((player) => [player.participant_id, player]));
  });

  test('begin with a round in both groups, whose matches are named by group and round', async () => {
    const { stages } = await read();
    const [stage] = stages;
    expect(stage).toMatchObject({ type: 'round_robin', round_count: 3, main_rounds: 1 });
    expect(stage?.groups?.map(({ length }) => length)).toEqual([4, 4]);
    const matches = stage?.rounds[0]?.matches ?? [];
    expect(matches.map(({ node }) => node)).toEqual(['g1-l1r1-1', 'g1-l1r1-2', 'g2-l1r1-1', 'g2-l1r1-2']);
    const { info } = await send<MatchView>(admin, 'GET', `/api/matches/${matches[2]?.match_id}`);
    expect(info).toMatchObject({ stage_type: 'round_robin', label: '小组赛 B 组 第 1 轮', is_final: false });
  });

  test('annul what one played who leaves before half of it, and do not wait for them', async () => {
    const [stage] = (await read()).stages;
    const gone = stage?.groups?.[1]?.at(-1) ?? '';
    const { access_token } = players.get(gone)!;
    await send<EntryAnswer>(access_token, 'POST', `${ROOT}/${id}/drop`);
    const tournament = await read();
    const [, group] = groupTables(tournament, 0);
    expect(group?.fixtures.filter(({ state }) => state === 'annulled').length).toBe(3);
    expect(group?.rows.at(-1)).toMatchObject({ id: gone, played: 0 });
    expect((await send<Entry>(access_token, 'GET', `${ROOT}/${id}/entry`)).match_id).toBeNull();
  });

  test('hand the winner of each group on, and the event ends with places for all', async () => {
    const [stage] = (await read()).stages;
    const order = stage?.groups?.flat() ?? [];
    for (let round = 1; round <= 3; round += 1) await playOpen(order);
    const { stages } = await read();
    expect(stages[0]).toMatchObject({ status: 'finished', main_rounds: 3 });
    const winners = stages[0]?.groups?.map(([first]) => first).toSorted();
    expect(stages[1]?.entrants.toSorted()).toEqual(winners);
    await playOpen(order);
    const { status, placements } = await read();
    expect(status).toBe('finished');
    expect(placements.length).toBe(8);
  });
});

test('a wrong stage of groups is answered in Chinese, at its field', async () => {
  const wrong = { ...GROUPS, group_size: 2, legs: 3 };
  const { status, body } = await call(app, { method: 'POST', url: ROOT, token: admin, payload: details([wrong]) });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('每组至少 3 人');
  expect(JSON.stringify(body)).toContain('请选择单循环或双循环');
});
