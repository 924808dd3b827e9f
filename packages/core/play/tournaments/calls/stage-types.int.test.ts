import type { DrawsRecord } from '@pailei/contracts/play/draws/draws.api';
import type { MatchView } from '@pailei/contracts/play/matches/matches.api';
import type { Entry, EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { ROUND_TEXTS } from '@pailei/contracts/play/stages/rounds/round-texts';
import { STAGE_CONTRACTS } from '@pailei/contracts/play/stages/stage-contracts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { tournamentDraws } from '@pailei/domain/tournament/draws/tournament-draws';
import { STAGE_ENGINES } from '../../../../domain/tournament/stages/stage-engines.ts';
import { STAGE_MODELS } from '../../../../domain/tournament/stages/stage-models.ts';
import { STAGE_RULES } from '../../../../domain/tournament/stages/settings/rules-of.ts';
import { STAGE_SCHEDULES } from '../../../../domain/tournament/stages/settings/stage-schedules.ts';
import { STAGE_TABLES } from '../../../../domain/tournament/stages/stage-tables.ts';
import type { TournamentEvent } from '@pailei/domain/tournament/events';
import { seedOrderContract } from '@pailei/tests/support/seed-order-contract';
import {
  seedOrderEngine,
  seedOrderModel,
  seedOrderRounds,
  seedOrderRules,
  seedOrderSchedule,
  seedOrderTable,
  seedOrderTexts,
} from '@pailei/tests/support/seed-order-stage';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventPlayer } from './event-calls.fixture.ts';

// Before the API is loaded, which makes its schemas of what stands in the maps.
Object.assign(STAGE_ENGINES, { seed_order: seedOrderEngine });
Object.assign(STAGE_MODELS, { seed_order: seedOrderModel });
Object.assign(STAGE_RULES, { seed_order: seedOrderRules });
Object.assign(STAGE_SCHEDULES, { seed_order: seedOrderSchedule });
Object.assign(STAGE_TABLES, { seed_order: seedOrderTable });
Object.assign(STAGE_CONTRACTS, { seed_order: seedOrderContract });
Object.assign(STAGE_TEXTS, { seed_order: seedOrderTexts });
Object.assign(ROUND_TEXTS, { seed_order: seedOrderRounds });
const [{ createActors }, { useApp }, { eventCalls, eventDetails }] = await Promise.all([
  import('@pailei/api/testing/actors.fixture'),
  import('@pailei/api/testing/app.fixture'),
  import('./event-calls.fixture.ts'),
]);

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';

let admin: string;
let id: string;
let players: ReadonlyMap<string, EventPlayer>;

const { send, post, read, loses, startEvent } = eventCalls(app, () => ({ admin, id }));

describe('a stage type that is only in the maps', () => {
  beforeAll(async () => {
    admin = (await actors.tokenOf('admin')) ?? '';
    const stages = [
      { type: 'seed_order', best_of: 1 },
      { type: 'single_elimination', size: 2, best_of: 1, final_best_of: null, third_place: false },
    ];
    const event = await startEvent(eventDetails('种子擂台', stages), 4);
    id = event.id;
    players = new Map(event.players.map((player) => [player.participant_id, player]));
  });

  test('opens its matches, all at once', async () => {
    const { stages } = await read();
    const [stage] = stages;
    expect(stage).toMatchObject({ type: 'seed_order', status: 'running', round_count: 1 });
    const matches = stage?.rounds[0]?.matches ?? [];
    expect(matches.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6]);
    const { info } = await send<MatchView>(admin, 'GET', `/api/matches/${matches[0]?.match_id}`);
    expect(info).toMatchObject({ stage_type: 'seed_order', label: '种子赛', is_final: false, best_of: 1 });
  });

  test('lets one who leaves give up every match they are in', async () => {
    const last = (await read()).stages[0]?.entrants.at(-1) ?? '';
    const { access_token } = players.get(last)!;
    await send<EntryAnswer>(access_token, 'POST', `${ROOT}/${id}/drop`);
    const { stages } = await read();
    const own = stages[0]?.rounds[0]?.matches.filter(({ a, b }) => a === last || b === last) ?? [];
    expect(own.map(({ status, result }) => `${status} ${result}`)).toEqual([
      'forfeited a',
      'forfeited a',
      'forfeited a',
    ]);
    expect((await send<Entry>(access_token, 'GET', `${ROOT}/${id}/entry`)).match_id).toBeNull();
  });

  test('hands its best on to the next stage, and the event ends with places for all', async () => {
    const [first, second, third, last] = (await read()).stages[0]?.entrants ?? [];
    const open = (await read()).stages[0]?.rounds[0]?.matches.filter(({ result }) => result === null) ?? [];
    expect(open.map(({ a, b }) => [a, b])).toEqual([
      [first, second],
      [first, third],
      [second, third],
    ]);
    // Each of the three wins one of two: the higher seeds come through.
    for (const [index, side] of (['a', 'b', 'a'] as const).entries()) await loses(open[index]?.match_id ?? '', side);
    await post(`${ROOT}/${id}/advance`);
    const { stages } = await read();
    expect(stages[0]).toMatchObject({ status: 'finished', ranking: [first, second, third, last] });
    expect(stages[1]).toMatchObject({ type: 'single_elimination', entrants: [first, second] });
    const [final] = stages[1]?.rounds[0]?.matches ?? [];
    const { info } = await send<MatchView>(admin, 'GET', `/api/matches/${final?.match_id}`);
    expect(info).toMatchObject({ is_final: true, label: '决赛' });
    await loses(final?.match_id ?? '', 'a');
    await post(`${ROOT}/${id}/advance`);
    const { status, placements } = await read();
    expect(status).toBe('finished');
    expect(placements.map(({ participant_id, place }) => [participant_id, place])).toEqual([
      [second, 1],
      [first, 2],
      [third, 3],
      [last, 4],
    ]);
  });

  test('draws nothing, so that the record of the event holds the draws of the start alone', async () => {
    const { events } = await send<DrawsRecord>(admin, 'GET', `${ROOT}/${id}/draws/record`);
    const logged = events.map(({ v, t, p }) => ({ version: v, event: { type: t, payload: p } as TournamentEvent }));
    const draws = tournamentDraws(logged, { version: 0, at: '' });
    expect(draws.map(({ label }) => label)).toEqual(['seeds', 'lots']);
  });
});
