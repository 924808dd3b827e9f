import type { EntryResult, EntryRow, ImportLine } from '@pailei/contracts/play/entries/entries.api';
import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import type { EntryAnswer, TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { buildTeam, type BuiltTeam } from '@pailei/tests/support/battles/battle-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const ROOT = '/api/solo-tournaments';
const settings = {
  ...DEFAULT_TOURNAMENT_SETTINGS,
  bans: 0,
  stages: [{ type: 'swiss', rounds: 2, best_of: 1 }],
  tiebreakers: STANDINGS_PRESETS.team_league,
  late_entry: { until_round: 0, missed_rounds: 'losses', by_players: false },
  team: { ...DEFAULT_TEAM_SETTINGS, roster_max: 4, check_in_members: 2 },
};

let admin: string;
let referee: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  referee = (await actors.tokenOf('referee')) ?? '';
});

const send = <T>(token: string, method: 'GET' | 'POST', url: string, payload: object = {}) =>
  call<T>(app, { method, url, token, ...(method !== 'GET' && { payload }) });
const read = async (id: string) => (await send<TournamentView>(admin, 'GET', `${ROOT}/${id}`)).body.data!.tournament;

async function openEvent(): Promise<string> {
  const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
  const payload = { name: '战队公开赛', capacity: 8, settings, times };
  const { body } = await send<TournamentView>(admin, 'POST', '/api/tournaments', payload);
  const { id } = body.data!.tournament;
  await send(admin, 'POST', `${ROOT}/${id}/open-registration`);
  return id;
}

let count = 0;
const newTeam = (size = 5): Promise<BuiltTeam> => buildTeam(deps.db, `赤壁 ${(count += 1)}`, size);
const idsOf = ({ members }: BuiltTeam, many = 4) => members.slice(0, many).map(({ actor }) => actor.user_id);
const add = (id: string, team: BuiltTeam, account_ids = idsOf(team)) =>
  send<EntryAnswer>(admin, 'POST', `${ROOT}/${id}/participants/teams`, {
    team_id: team.id,
    account_ids,
    reason: '现场报名',
  });
const auditsOf = (id: string, action: string) =>
  deps.db
    .selectFrom('audit_log')
    .select(['reason', 'after'])
    .where('target_id', '=', id)
    .where('action', '=', action)
    .execute();

describe('the list of entries', () => {
  test('has teams with captain and players, and finds them by name, tag, captain and whoever plays', async () => {
    const [id, team] = [await openEvent(), await newTeam()];
    const added = await add(id, team);
    expect(added.status).toBe(200);
    const found = async (search: string) => {
      const query = new URLSearchParams({ tournament_id: id, search });
      const url = `/api/admin/registrations?${query.toString()}`;
      return (await send<{ items: EntryRow[]; total: number }>(admin, 'GET', url)).body.data!;
    };
    const [captain, , , player, outside] = team.members.map(({ actor }) => actor.username);
    for (const search of [team.name, captain!, player!]) {
      const { items, total } = await found(search);
      expect(total).toBe(1);
      expect(items).toMatchObject([
        {
          name: team.name,
          account_id: null,
          status: 'registered',
          team: { id: team.id, captain: { username: captain }, player_count: 4 },
          tournament: { id, entry_fee: 0 },
        },
      ]);
    }
    expect((await found(outside!)).total).toBe(0);
  });
});

describe('a team that the staff add', () => {
  test('is in with the reason in the audit log; what is wrong is said at its field', async () => {
    const [id, team] = [await openEvent(), await newTeam()];
    await add(id, team);
    expect(await auditsOf(id, 'tournament.add_team')).toMatchObject([{ reason: '现场报名' }]);
    const again = await add(id, team);
    expect([again.status, again.body.message]).toEqual([409, '该选手已报名']);
    const stranger = await add(id, { ...(await newTeam()), id: crypto.randomUUID() });
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([404, ['team_id']]);
    const other = await newTeam();
    const foreign = await add(id, other, idsOf(team));
    expect([foreign.status, foreign.body.errors['account_ids']]).toEqual([422, '名单中有人不是本队成员']);
    expect((await add(id, other, [])).status).toBe(422);
  });

  test('is seen by the staff with the captain whom it has now', async () => {
    const [id, team] = [await openEvent(), await newTeam()];
    const { body } = await add(id, team);
    const url = `${ROOT}/${id}/participants/teams`;
    const { items } = (await send<{ items: { participant_id: string; team: EntryTeam }[] }>(referee, 'GET', url)).body
      .data!;
    expect(items).toMatchObject([
      {
        participant_id: body.data!.entry.participant_id,
        team: { captain: { id: team.members[0]!.actor.user_id }, player_count: 4 },
      },
    ]);
  });
});

describe('a list of teams', () => {
  test('is read by names and ids, with who would play and what is in the way', async () => {
    const id = await openEvent();
    const [inside, fresh, small, hidden] = [await newTeam(), await newTeam(), await newTeam(2), await newTeam()];
    await add(id, inside);
    const unnamed = hidden.members[1]!.actor.user_id;
    await deps.db.updateTable('account').set({ game_id: null }).where('id', '=', unnamed).execute();
    const csv = `战队,备注\n${inside.name},\n没有这支队,\n${fresh.id},\n${fresh.name},\n${small.name},\n${hidden.name},`;
    const url = `${ROOT}/${id}/participants/import-preview`;
    const { lines } = (await send<{ lines: ImportLine[] }>(admin, 'POST', url, { csv })).body.data!;
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, '已经报名'],
      [3, '没有找到这支战队，或它还没有通过审核'],
      [4, null],
      [5, '与前面重复'],
      [6, '可以参赛的队员不足 3 人'],
      [7, null],
    ]);
    const namesOf = ({ members }: BuiltTeam, ...indexes: number[]) => indexes.map((at) => members[at]!.actor.username);
    expect(lines[2]!.team).toEqual({ id: fresh.id, name: fresh.name, players: namesOf(fresh, 0, 1, 2, 3) });
    expect(lines[5]!.team?.players).toEqual(namesOf(hidden, 0, 2, 3, 4));

    const team_ids = [inside.id, fresh.id, hidden.id, crypto.randomUUID()];
    const done = await send<{ results: EntryResult[] }>(admin, 'POST', `${ROOT}/${id}/participants/teams/import`, {
      team_ids,
      reason: '名单导入',
    });
    expect(done.body.data!.results.map(({ message }) => message)).toEqual([
      '该选手已报名',
      null,
      null,
      '没有找到这支战队，或它还没有通过审核',
    ]);
    expect(Object.values((await read(id)).participants).map(({ name }) => name)).toEqual(
      expect.arrayContaining([inside.name, fresh.name, hidden.name]),
    );
    expect(await auditsOf(id, 'tournament.add_team')).toHaveLength(3);
  });

  test('is written with captains and rosters, and can be read again', async () => {
    const [id, team] = [await openEvent(), await newTeam()];
    await add(id, team);
    const file = await app.inject({
      method: 'GET',
      url: `${ROOT}/${id}/participants.csv`,
      headers: { authorization: `Bearer ${referee}` },
    });
    const [head, line] = file.body.split(/\r?\n/);
    expect(head).toBe(
      '\u{feff}战队,状态,种子,报名时间（北京时间）,签到时间（北京时间）,已签到人数,队长,参赛名单,增补,已离开,原因',
    );
    const [captain, ...others] = team.members.slice(0, 4).map(({ actor }) => actor.username);
    expect(line).toContain(`${captain},${[captain, ...others].join('、')},,,`);
    const other = await openEvent();
    const url = `${ROOT}/${other}/participants/import-preview`;
    const { lines } = (await send<{ lines: ImportLine[] }>(admin, 'POST', url, { csv: file.body })).body.data!;
    expect(lines).toMatchObject([{ team: { id: team.id }, problem: null }]);
  });
});

test('a referee checks in one player of a team, with their account in the audit log', async () => {
  const [id, team] = [await openEvent(), await newTeam()];
  const { body } = await add(id, team);
  const { participant_id } = body.data!.entry;
  await send(referee, 'POST', `${ROOT}/${id}/open-check-in`, { seconds: 600 });
  const url = `${ROOT}/${id}/participants/${participant_id}/check-in`;
  const [first, second, , , outside] = team.members.map(({ actor }) => actor.user_id);
  const checkIn = (account_id?: string) => send(referee, 'POST', url, account_id === undefined ? {} : { account_id });
  expect((await checkIn(outside)).status).toBe(403);
  expect((await checkIn('nobody')).status).toBe(422);
  expect((await checkIn(first)).status).toBe(200);
  expect((await checkIn(first)).status).toBe(409);
  expect((await checkIn(second)).status).toBe(200);
  expect((await read(id)).participants[participant_id!]).toMatchObject({
    status: 'checked_in',
    present: [first, second],
  });
  expect(await auditsOf(id, 'tournament.check_in')).toMatchObject([
    { after: { user_id: first } },
    { after: { user_id: second } },
  ]);
});
