import { standingsExportSchema } from '@pailei/contracts/play/tournaments/standings-export';
import { verifyTable } from '@pailei/domain/tournament/standings/export/verify-table';
import { buildServices } from '@pailei/tests/support/builders';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import { buildListEvent, playOpenMatches, useListCards } from '../../decklists/decklists.fixture.ts';

const { app, deps } = await useApp();
const services = buildServices(deps.db, deps.publisher);
const PLAYERS = 5;

beforeAll(() => useListCards(deps, PLAYERS));

const get = (path: string) => app.inject(`/api/solo-tournaments/${path}`);

async function runningEvent() {
  const event = await buildListEvent(deps, services, {
    players: PLAYERS,
    settings: {
      tiebreakers: ['omw', 'head_to_head', 'game_difference'],
      stages: [{ type: 'swiss', rounds: 2, best_of: 3, tiebreakers: ['buchholz', 'losses_to_tied'] }],
    },
  });
  await services.tournaments.start(event.referee, event.id);
  await playOpenMatches(deps, services, event);
  return event;
}

describe('exported standings', () => {
  test('hold everything that they follow from, with the order of their stage', async () => {
    const event = await runningEvent();
    const response = await get(`${event.id}/stages/0/standings.json`);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const file = standingsExportSchema.parse(response.json());
    expect(file.rules).toEqual({
      tiebreakers: ['buchholz', 'losses_to_tied'],
      byes_in_opponent_rates: true,
      head_to_head: 'repeated',
    });
    const [table] = file.tables;
    if (!table) throw new Error('a stage that has begun has a table');
    expect([table.entrants.length, table.results.length]).toEqual([PLAYERS, 3]);
    expect(table.standings[0]?.figures).toEqual({ match_points: '3', buchholz: '0', losses_to_tied: '0' });
    expect(verifyTable(table, file.rules)).toEqual([]);
  });

  test('open in a spreadsheet as CSV', async () => {
    const event = await runningEvent();
    const response = await get(`${event.id}/stages/0/standings.csv`);
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', first = '', ...others] = response.body.trim().split('\n');
    expect(head).toBe('名次,选手,胜,平,负,胜局,负局,积分,对手分,负于同分者少,抽签号,名次依据');
    expect(first.split(',')[0]).toBe('1');
    expect(others).toHaveLength(PLAYERS - 1);
  });

  test('are not there for a stage that has not begun, and a stage that is no number is refused', async () => {
    const event = await buildListEvent(deps, services, { players: PLAYERS });
    expect((await get(`${event.id}/stages/0/standings.json`)).statusCode).toBe(404);
    expect((await get(`${event.id}/stages/9/standings.csv`)).statusCode).toBe(404);
    const refused = await get(`${event.id}/stages/x/standings.json`);
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([422, { stage: '阶段应为数字' }]);
  });
});
