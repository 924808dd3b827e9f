import type { DataOf } from '@pailei/contracts/http/endpoint';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import {
  LINE_UP_PRESET_ERRORS,
  type LineUpPreset,
  type lineUpPresetsApi,
} from '@pailei/contracts/play/line-up-presets/line-up-presets.api';
import { newId } from '@pailei/db/id';
import { LINE_UP_PRESETS_MAX } from '@pailei/domain/battles/settings';
import { describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { messageOf, useTeams } from '../../people/teams/teams.fixture.ts';

const { app, deps } = await useApp();
const { send, put, post, team } = await useTeams(app, deps);
type Team = Awaited<ReturnType<typeof team>>;

const urlOf = ({ id }: Team, preset = '') => `/teams/${id}/line-up-presets${preset && `/${preset}`}`;
const fielded = ({ user }: Registered) => ({ account_id: user.id, deck_ids: [newId()] });
const body = (name: string, players: readonly Registered[] = [], fields: object = {}) => ({
  name,
  format: 'boards',
  line_up: { players: players.map(fielded), ...fields },
});
const list = async (player: Registered, own: Team) =>
  send<DataOf<typeof lineUpPresetsApi.list>>(player.access_token, 'GET', urlOf(own));
const save = (player: Registered, own: Team, payload: object) => post<LineUpPreset>(player, urlOf(own), payload);

describe('line-up presets', () => {
  test('are kept, changed and removed by captain and vice captain, and seen by nobody else', async () => {
    const own = await team(2);
    const [vice, member] = own.members as [Registered, Registered];
    await put(own.captain, `/teams/${own.id}/members/${vice.user.id}/role`, { role: 'vice_captain' });
    const made = await save(vice, own, body('主力', [own.captain, member]));
    const id = made.body.data?.id ?? '';
    expect(made.body.data).toMatchObject({ name: '主力', format: 'boards', created_by: { id: vice.user.id } });
    const { account_id, deck_ids } = made.body.data?.line_up.players[0] ?? {};
    expect([account_id, deck_ids?.length]).toEqual([own.captain.user.id, 1]);
    await send(own.captain.access_token, 'PUT', urlOf(own, id), body('轮换', [member], { bench: [fielded(vice)] }));
    expect((await list(vice, own)).body.data?.items).toMatchObject([{ id, name: '轮换' }]);
    for (const player of [member, (await team()).captain, await registerPlayer(app)]) {
      const answers = [
        await list(player, own),
        await save(player, own, body('偷看')),
        await send(player.access_token, 'PUT', urlOf(own, id), body('偷看')),
        await send(player.access_token, 'DELETE', urlOf(own, id), {}),
      ];
      for (const refused of answers)
        expect([refused.status, messageOf(refused)]).toEqual([403, TEAM_ERRORS.leaders_only[1]]);
    }
    expect((await send(vice.access_token, 'DELETE', urlOf(own, id), {})).status).toBe(200);
    expect((await list(own.captain, own)).body.data?.items).toEqual([]);
    expect((await send(vice.access_token, 'DELETE', urlOf(own, id), {})).status).toBe(404);
  });

  test('have names that differ in more than case and width', async () => {
    const own = await team();
    const first = await save(own.captain, own, body('Team A'));
    const taken = await save(own.captain, own, body('ｔｅａｍ a'));
    expect([taken.status, taken.body.errors]).toEqual([409, { name: LINE_UP_PRESET_ERRORS.preset_name_taken[1] }]);
    const same = await send(own.captain.access_token, 'PUT', urlOf(own, first.body.data?.id), body('TEAM A'));
    expect(same.status).toBe(200);
    const other = await team();
    expect((await save(other.captain, other, body('Team A'))).status).toBe(200);
    expect((await send(other.captain.access_token, 'PUT', urlOf(other, first.body.data?.id), body('x'))).status).toBe(
      404,
    );
  });

  test('are twenty at most, also when two are saved at once', async () => {
    const own = await team();
    for (let count = 1; count < LINE_UP_PRESETS_MAX; count += 1) await save(own.captain, own, body(`名单${count}`));
    const answers = await Promise.all(['甲', '乙'].map((name) => save(own.captain, own, body(name))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.map(messageOf)).toContain(LINE_UP_PRESET_ERRORS.too_many_presets[1]);
  });

  test('that are sent twice under one key are one', async () => {
    const own = await team();
    const payload = body('主力');
    const headers = { 'idempotency-key': `preset-${own.id}` };
    const request = { method: 'POST', url: `/api${urlOf(own)}`, token: own.captain.access_token, headers } as const;
    const [first, again] = [
      await call<LineUpPreset>(app, { ...request, payload }),
      await call<LineUpPreset>(app, { ...request, payload }),
    ];
    expect(again.body.data?.id).toBe(first.body.data?.id);
  });

  test.each([
    ['no name', () => ({ ...body('') }), 'name', '请输入名称'],
    ['a long name', () => ({ ...body('名'.repeat(21)) }), 'name', '名称最多 20 个字符'],
    ['no format', () => ({ ...body('甲'), format: 'chess' }), 'format', '请选择赛制'],
    [
      'too many people',
      () => body('甲', [], { advisers: Array.from({ length: 13 }, newId) }),
      'line_up.advisers',
      '人数过多',
    ],
    [
      'a stranger',
      () => body('甲', [], { players: [{ account_id: newId(), deck_ids: [] }] }),
      'line_up',
      LINE_UP_PRESET_ERRORS.preset_not_a_member[1],
    ],
  ])('with %s are refused', async (_what, make, field, text) => {
    const own = await team();
    const refused = await save(own.captain, own, make());
    expect(refused.status).toBe(422);
    expect(refused.body.errors[field]).toBe(text);
  });

  test('name nobody twice', async () => {
    const own = await team();
    const refused = await save(own.captain, own, body('甲', [own.captain], { bench: [fielded(own.captain)] }));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { line_up: LINE_UP_PRESET_ERRORS.preset_duplicate_player[1] },
    ]);
  });
});
