import type { SearchResult } from '@pailei/contracts/site/search/search.api';
import { createManagedSeasonsService } from '@pailei/core/play/seasons/managed/managed-seasons.service';
import { newId } from '@pailei/db/id';
import { buildAccount } from '@pailei/tests/support/builders';
import { battleSettings, battleWorld } from '@pailei/tests/support/battles/battle-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { useTeams } from '../../people/teams/teams.fixture.ts';

const { app, deps } = await useApp();
const { team, found: foundTeam, expert, review } = await useTeams(app, deps);

const search = (q: string) => call<SearchResult>(app, { url: `/api/search?q=${encodeURIComponent(q)}` });
const found = async (q: string) => {
  const { body } = await search(q);
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
};

async function buildTournament(name: string, status: 'draft' | 'registration' | 'running' = 'registration') {
  const id = newId();
  const json = JSON.stringify({});
  await deps.db
    .insertInto('tournament')
    .values({
      id,
      name,
      status,
      format: 'conquest',
      capacity: 8,
      state: json,
      state_version: 1,
      summary: json,
    })
    .execute();
  return id;
}

async function enter(tournamentId: string, accountId: string, name: string, status: 'registered' | 'withdrawn') {
  await deps.db
    .insertInto('participant')
    .values({ id: newId(), tournament_id: tournamentId, account_id: accountId, name, status })
    .execute();
}

describe('tournaments', () => {
  beforeAll(async () => {
    await buildTournament('霜降杯 第 1 届');
    await buildTournament('冬季霜降杯', 'running');
    await buildTournament('霜降杯 草稿', 'draft');
    await buildTournament('100% 擂台');
  });

  test('are found by a part of the name, what begins with it first, and never a draft', async () => {
    expect((await found('霜降杯')).tournaments).toMatchObject([
      { name: '霜降杯 第 1 届', status: 'registration' },
      { name: '冬季霜降杯', status: 'running' },
    ]);
  });

  test.each(['%', '_', String.raw`\ `.trim()])('take %s for what it is', async (wildcard) => {
    const names = (await found(wildcard)).tournaments.map(({ name }) => name);
    expect(names).toEqual(wildcard === '%' ? ['100% 擂台'] : []);
  });
});

describe('seasons', () => {
  test('are found by number and name, the newest first, and a wildcard is taken for what it is', async () => {
    const admin = await buildAccount(deps.db, 'admin');
    const managed = createManagedSeasonsService({ ...deps, now: () => new Date().toISOString() });
    for (const [number, name] of [
      [4, '惊蛰赛季'],
      [5, '霜降赛季'],
    ] as const)
      await managed.create(admin, {
        body: {
          number,
          name,
          starts_at: `202${number}-01-01T00:00:00.000Z`,
          ends_at: `202${number}-03-01T00:00:00.000Z`,
          prizes: { account: null, team: null },
        },
        idempotencyKey: undefined,
      });
    const names = async (q: string) => (await found(q)).seasons.map((season) => `${season.number} ${season.name}`);
    expect(await names('赛季')).toEqual(['5 霜降赛季', '4 惊蛰赛季']);
    expect(await names('s5')).toEqual(['5 霜降赛季']);
    expect(await names('S4 惊')).toEqual(['4 惊蛰赛季']);
    expect(await names('%')).toEqual([]);
  });
});

describe('teams', () => {
  const asked = async (token: string | undefined, q: string) => {
    const { body } = await call<SearchResult>(app, {
      url: `/api/search?q=${encodeURIComponent(q)}`,
      ...(token !== undefined && { token }),
    });
    return body.data?.teams;
  };

  test('are found by name and tag without regard to width, case and spaces, by who is logged in', async () => {
    const { captain } = await team(0, { name: 'Night Owl', tag: '夜枭' });
    await team(0, { name: '小 NightOwl 队', tag: 'NO' });
    const token = captain.access_token;
    for (const q of ['night owl', 'ＮＩＧＨＴＯＷＬ', 'nightowl'])
      expect(await asked(token, q)).toMatchObject([
        { name: 'Night Owl', tag: '夜枭' },
        { name: '小 NightOwl 队', tag: 'NO' },
      ]);
    expect(await asked(token, '夜枭')).toMatchObject([{ name: 'Night Owl' }]);
    expect(await asked(undefined, 'night owl')).toEqual([]);
  });

  test('are not found while they wait for their review, nor when they are over', async () => {
    const founder = await expert();
    await foundTeam(founder, { name: '待审的队' });
    const { id, captain } = await team(0, { name: '散了的队' });
    expect(await asked(captain.access_token, '散了的队')).toMatchObject([{ id }]);
    await review(id, 'disband', { reason: '测试解散' });
    for (const name of ['待审的队', '散了的队']) expect(await asked(founder.access_token, name)).toEqual([]);
  });
});

describe('battles', () => {
  test('are found by a team’s name by who is logged in, once the public knows them', async () => {
    const world = battleWorld(deps.db);
    const { id, teams } = await world.build(battleSettings({ code: 'conquest_team', size: 3 }));
    const delayed = await world.build(battleSettings({ code: 'conquest_team', size: 3 }, { delay_seconds: 120 }));
    const { access_token: token } = await registerPlayer(app);
    const battlesOf = async (q: string, reader?: string) => {
      const url = `/api/search?q=${encodeURIComponent(q)}`;
      const { body } = await call<SearchResult>(app, { url, ...(reader !== undefined && { token: reader }) });
      return body.data?.battles;
    };
    const name = `${teams.a.name} 对 ${teams.b.name}`;
    for (const team of [teams.a, teams.b])
      expect(await battlesOf(team.name, token)).toEqual([{ id, name, status: 'scheduled' }]);
    expect(await battlesOf(teams.a.name)).toEqual([]);
    expect(await battlesOf(delayed.teams.a.name, token)).toEqual([]);
  });
});

describe('players', () => {
  test('are found by name without regard to case, with the newest tournament they stand in', async () => {
    const { user } = await registerPlayer(app, { username: 'NightFall' });
    const [older, newer, left] = [
      await buildTournament('旧杯'),
      await buildTournament('新杯'),
      await buildTournament('退杯'),
    ];
    await enter(older, user.id, user.username, 'registered');
    await enter(newer, user.id, user.username, 'registered');
    await enter(left, user.id, user.username, 'withdrawn');
    expect((await found('nightfa')).players).toEqual([
      { id: user.id, name: 'NightFall', tournament: { id: newer, name: '新杯' } },
    ]);
  });

  test('are not found by what is their own: e-mail, QQ and game id', async () => {
    await registerPlayer(app, { email: 'secret.address@example.com', qq: '987654321', game_id: 'Hidden#1234' });
    for (const own of ['secret.address', '987654321', 'Hidden#1234']) expect((await found(own)).players).toEqual([]);
  });

  test('are at most eight, with nothing but name and tournament', async () => {
    for (let number = 0; number < 10; number += 1) await registerPlayer(app, { username: `群星${number}` });
    const { players } = await found('群星');
    expect(players).toHaveLength(8);
    expect(new Set(players.flatMap((player) => Object.keys(player)))).toEqual(new Set(['id', 'name', 'tournament']));
  });
});

describe('a keyword', () => {
  test.each(['', '   ', '　'])('that is empty (%j) is refused at its field', async (q) => {
    expect(await search(q)).toMatchObject({ status: 422, body: { errors: { q: '请输入搜索内容' } } });
  });

  test('that is too long is refused', async () => {
    expect(await search('长'.repeat(41))).toMatchObject({
      status: 422,
      body: { errors: { q: '搜索内容最多 40 个字符' } },
    });
  });
});
