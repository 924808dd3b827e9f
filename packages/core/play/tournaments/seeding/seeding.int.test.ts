import type { SeedingFacts } from '@pailei/contracts/play/tournaments/seeding.contract';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createManagedSeasonsService } from '@pailei/core/play/seasons/managed/managed-seasons.service';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import type { Seeding } from '@pailei/domain/tournament/seeding/seeding';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import { describe, expect, test } from 'vitest';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { tokenFor } from '../../../decks/decks/decks.fixture.ts';

const { app, deps } = await useApp();
const services = buildServices(deps.db, deps.publisher);
const ROOT = '/api/solo-tournaments';
const CUT: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

/** An event of eight in its check-in. */
async function checkedIn(entrants: readonly Actor[] = []) {
  const { id, referee, players, admin } = await buildTournament(deps.db, services, {
    players: 8,
    entrants,
    settings: { bans: 0, stages: [CUT] },
  });
  const { tournament } = await services.tournaments.get(referee, id);
  const ids = players.map(
    ({ user_id }) => Object.values(tournament.participants).find((one) => one.user_id === user_id)?.id ?? '',
  );
  const token = await tokenFor(app, deps, referee.user_id);
  const change = (seeding: Seeding) =>
    call<TournamentView>(app, { method: 'PUT', url: `${ROOT}/${id}/seeding`, token, payload: seeding });
  const start = async () => (await services.tournaments.start(referee, id)).tournament;
  return { id, ids, token, change, start, players, admin, referee };
}

const byHand = (participant_ids: string[], pairs: [string, string][] = []): Seeding => ({
  order: { kind: 'hand', participant_ids },
  teams_apart: false,
  pairs,
});

describe('seeds', () => {
  test('set by hand are those of the start', async () => {
    const { ids, change, start } = await checkedIn();
    const order = [ids[3]!, ids[6]!, ids[0]!];
    const { status, body } = await change(byHand(order));
    expect([status, body.status]).toEqual([200, 'success']);
    const state = await start();
    const [stage] = state.stages;
    expect(stage?.entrants.slice(0, 3)).toEqual(order);
  });

  test('come from the places of an earlier event, and who was not in it is drawn behind', async () => {
    const earlier = await buildTournament(deps.db, services, { players: 2, settings: { bans: 0, stages: [CUT] } });
    const { tournament } = await services.tournaments.start(earlier.referee, earlier.id);
    const [match] = tournament.stages[0]?.rounds[0]?.matches ?? [];
    await services.tournaments.dropParticipant(earlier.referee, earlier.id, match!.a, '身体不适');
    await services.tournamentClock.advance(earlier.id);
    const { id, ids, change, start, token } = await checkedIn(earlier.players);
    const { tournament: over } = await services.tournaments.get(earlier.referee, earlier.id);
    expect(over.status).toBe('finished');
    const winner = over.participants[match!.b]!.user_id === earlier.players[0]!.user_id ? ids[0]! : ids[1]!;
    const loser = winner === ids[0] ? ids[1]! : ids[0]!;
    const places: Seeding = { order: { kind: 'places', tournament_id: earlier.id }, teams_apart: false, pairs: [] };
    expect((await change(places)).status).toBe(200);
    const { body } = await call<SeedingFacts>(app, { url: `${ROOT}/${id}/seeding`, token });
    expect(body).toMatchObject({ status: 'success', data: { values: { [winner]: 1, [loser]: 2 }, teams: [] } });
    expect((await start()).stages[0]?.entrants.slice(0, 2)).toEqual([winner, loser]);
  });

  test('come from the points of a season, and entrants without any are drawn behind', async () => {
    const { id, ids, change, start, token, players, admin } = await checkedIn();
    const seasons = createManagedSeasonsService(deps);
    const season = await seasons.create(admin, {
      body: {
        number: 7,
        name: '霜降赛季',
        starts_at: '2026-01-01T00:00:00.000Z',
        ends_at: '2026-12-31T00:00:00.000Z',
        prizes: { account: null, team: null },
      },
      idempotencyKey: undefined,
    });
    for (const [player, points] of [
      [5, 40],
      [2, 90],
    ] as const) {
      const competitor_id = players[player]!.user_id;
      await seasons.adjust(admin, season.id, {
        body: { kind: 'account', competitor_id, points, reason: '往届成绩' },
        idempotencyKey: undefined,
      });
    }
    const order: Seeding = { order: { kind: 'season', season_id: season.id }, teams_apart: false, pairs: [] };
    expect((await change(order)).status).toBe(200);
    const { body } = await call<SeedingFacts>(app, { url: `${ROOT}/${id}/seeding`, token });
    expect(body.data?.values).toEqual({ [ids[5]!]: -40, [ids[2]!]: -90 });
    const { stages } = await start();
    expect(stages[0]?.entrants.slice(0, 2)).toEqual([ids[2], ids[5]]);
  });

  test('keep a named pair apart until the final', async () => {
    const { ids, change, start } = await checkedIn();
    await change(byHand(ids, [[ids[0]!, ids[7]!]]));
    const { stages, apart } = await start();
    expect(apart).toEqual([[ids[0], ids[7]]]);
    const top = [1, 8, 4, 5].map((seed) => stages[0]?.entrants[seed - 1]);
    expect(top).toContain(ids[0]);
    expect(top).not.toContain(ids[7]);
  });

  test.each([
    [
      'somebody twice',
      (ids: string[]) => byHand([ids[0]!, ids[0]!]),
      422,
      '种子设置有误：每位选手只能出现一次，一对应是两位不同的选手',
    ],
    [
      'a pair of one',
      (ids: string[]) => byHand([], [[ids[0]!, ids[0]!]]),
      422,
      '种子设置有误：每位选手只能出现一次，一对应是两位不同的选手',
    ],
    ['somebody unknown', () => byHand([newId()]), 404, '没有找到该选手的报名'],
    [
      'the places of no event',
      (): Seeding => ({ order: { kind: 'places', tournament_id: newId() }, teams_apart: false, pairs: [] }),
      422,
      '请选择一场已结束的赛事',
    ],
    [
      'the points of no season',
      (): Seeding => ({ order: { kind: 'season', season_id: newId() }, teams_apart: false, pairs: [] }),
      422,
      '请选择一个赛季',
    ],
  ] as const)('cannot be made of %s', async (_, seedingOf, status, message) => {
    const { ids, change } = await checkedIn();
    const { status: answered, body } = await change(seedingOf(ids));
    expect([answered, body]).toMatchObject([status, { status: 'error', message }]);
  });

  test('stay as they are once the event has started', async () => {
    const { ids, change, start } = await checkedIn();
    await start();
    expect((await change(byHand(ids))).body).toMatchObject({ message: '赛事当前状态不允许此操作' });
  });
});

describe('stages that do not fit together are refused beside their field', () => {
  const swiss: StageSettings = { type: 'swiss', rounds: 3, best_of: 1 };
  const entry = { advance: { kind: 'top', places: 8 }, distribution: 'seed', carry: 'nothing' } as const;
  const cases: [string, StageSettings[], string, string][] = [
    [
      'the best of each group without groups',
      [swiss, { ...CUT, entry: { ...entry, advance: { kind: 'top_of_group', places: 2 } } }],
      'settings.stages.1.entry.advance',
      '上一阶段没有分组，不能按每组名次晋级',
    ],
    [
      'a first stage with an entry',
      [{ ...swiss, entry }],
      'settings.stages.0.entry.advance',
      '第一个阶段由全部选手参加，不能设置晋级方式',
    ],
    [
      'points into a bracket',
      [swiss, { ...CUT, entry: { ...entry, carry: 'points' } }],
      'settings.stages.1.entry.carry',
      '这种阶段不计积分，不能带入',
    ],
    ['all after a bracket', [CUT, swiss], 'settings.stages.1.entry.advance', '上一阶段已分出胜负，请设置前几名晋级'],
    [
      'a snake into a bracket',
      [swiss, { ...CUT, entry: { ...entry, distribution: 'snake' } }],
      'settings.stages.1.entry.distribution',
      '这种阶段不能这样编排',
    ],
    [
      'a bracket that takes more than come',
      [swiss, { ...CUT, entry }, { ...CUT, size: 16, entry: { ...entry, advance: { kind: 'top', places: 8 } } }],
      'settings.stages.2.entry.advance',
      '最多只有 8 人晋级到这里，填不满 16 个名额',
    ],
  ];

  test.each(cases)('%s', async (_, stages, field, text) => {
    const { admin } = await checkedIn();
    const token = await tokenFor(app, deps, admin.user_id);
    const payload = {
      name: '周末擂台',
      capacity: 16,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, stages },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    };
    const { status, body } = await call(app, { method: 'POST', url: ROOT, token, payload });
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 'error', errors: { [field]: text } });
  });
});
