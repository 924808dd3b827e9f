import { createLogger } from '@pailei/core/ground/processes/logger';
import { asOwner } from '@pailei/tests/support/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { useChallenges } from '../../challenges/challenges.fixture.ts';

const lines: string[] = [];
const log = createLogger({ process: 'api', level: 'debug', environment: {}, write: (line) => lines.push(line) });

const { app, deps } = await useApp({}, { log });
const { send, twoTeams, appointed } = await useChallenges(app, deps);
const [a, b] = await twoTeams(2);
const people = [a.captain, ...a.members] as Registered[];
const players = people.map(({ user }) => ({ account_id: user.id, deck_ids: [] }));
const id = (await appointed(a, b)).battle_id ?? '';

const ask = (method: 'PUT' | 'POST', path: string, body: object) =>
  send(a.captain.access_token, method, `/battles/${id}${path}`, body);

beforeEach(() => void lines.splice(0));

test('no line of the process’s log names who is in a line-up, kept or refused, nor what a side says', async () => {
  const statuses = [
    await ask('PUT', '/line-up', { players }),
    await ask('POST', '/line-up/lock', { players }),
    await ask('POST', '/player', { board_number: 1, account_id: people[1]?.user.id }),
    await ask('POST', '/chat', { text: '暗语 4711' }),
    await ask('POST', '/calls', { text: '暗语 4712' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 422, 409, 200, 200]);
  const told = lines.join('');
  expect(told).not.toMatch(/471[12]/);
  for (const { user } of a.members) expect(told).not.toContain(user.id);
});

test('nor does the line of a failure that the database describes with the row that it refused', async () => {
  await asOwner(deps.db, async (owner) => {
    await owner.deleteFrom('battle_line_up_draft').execute();
    const lacking = owner.schema
      .alterTable('battle_line_up_draft')
      .addColumn('lacking', 'text', (one) => one.notNull());
    await lacking.execute();
  });
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url: `/api/battles/${id}/line-up`,
    headers: { authorization: `Bearer ${a.captain.access_token}` },
    payload: { players },
  });
  expect(statusCode).toBe(500);
  const told = [body, ...lines].join('');
  expect(told).toContain('battle_line_up_draft');
  for (const { user } of a.members) expect(told).not.toContain(user.id);
});
