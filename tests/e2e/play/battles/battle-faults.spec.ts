import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { buildBattle, playBoard, boardOf, startBattle, stateOf } from '../../support/battles.ts';
import { playGame } from '../../support/match.ts';
import { hasControl, kill, untilRestarted } from '../../support/process-control.ts';
import { expect, test } from '../../support/test.ts';

const PROCESSES = ['api', 'hub', 'worker'] as const;

test.skip(() => !hasControl(), 'processes are only killed on a site that this run started');

test('api, hub and worker are killed in the middle of a battle: nothing is lost, no score changes, and it goes on', async ({
  openWindow,
  allowErrors,
}) => {
  test.setTimeout(240_000);
  allowErrors(/WebSocket connection to/, /status of 50[234]/, /ERR_|Failed to load|Refused to apply style/);
  const battle = await buildBattle({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
  await startBattle(battle, 3);
  const { a, b } = battle.teams;
  const [captain, player] = [await openWindow({ player: a.captain }), await openWindow({ player: b.all[1]! })];
  for (const page of [captain, player]) {
    await page.goto(`/teams/battle?battleId=${battle.id}`);
  }
  await playBoard(battle, 1, 'a');
  await playGame(await boardOf(battle, 2), 'b');
  const before = await stateOf(battle);

  await Promise.all(PROCESSES.map(kill));
  await Promise.all(PROCESSES.map(untilRestarted));
  expect(await stateOf(battle)).toEqual(before);
  expect(before.score).toEqual({ a: 1, b: 0 });

  await playBoard(battle, 2, 'b');
  const boards = captain.getByRole('list', { name: '各台' });
  await expect(boards.getByText(b.all[1]!.username).first()).toBeVisible();
  for (const number of [3, 4]) await playBoard(battle, number, 'b');
  const over = await stateOf(battle);
  expect(over).toMatchObject({ status: 'finished', result: 'b', score: { a: 1, b: 3 } });
  for (const page of [captain, player]) await expect(page.getByText(`${b.name} 取胜`).first()).toBeVisible();
  const { events } = await a.captain.site.call(battlesApi.record, { params: { id: battle.id } });
  expect(events.map(({ v }) => v)).toEqual(events.map((_, index) => index + 1));
  expect(foldBattle(events.map(battleEventOf))).toEqual(over);
});
