import type { MatchRecord } from '@pailei/contracts/play/matches/matches.api';
import { buildServices, buildTournament, type BuiltTournament } from '@pailei/tests/support/builders';
import { dispute, playersOfMatch, playToGame, type SeatedMatch } from '@pailei/tests/support/seat';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

// Each ruling stands in the public log of its match with who gave it and why; `call` itself finds the row of the audit log.

const { app, deps } = await useApp();
const { db } = deps;
const actors = await createActors(deps, app);
const services = buildServices(db);
const reason = '裁判写下的原因';

let event: BuiltTournament;
let referee: string;
let by: { user_id: string; name: string };
const tables: SeatedMatch[] = [];

beforeAll(async () => {
  event = await buildTournament(db, services, {
    players: 10,
    settings: { bans: 0, stages: [{ type: 'swiss', rounds: 3, best_of: 3 }] },
  });
  const { tournament } = await services.tournaments.start(event.referee, event.id);
  for (const { match_id } of tournament.stages[0]!.rounds[0]!.matches)
    tables.push({ id: match_id, sides: await playersOfMatch(db, event.players, match_id) });
  referee = (await actors.tokenOf('referee')) ?? '';
  const user_id = actors.idOf('referee');
  const { username } = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  by = { user_id, name: username };
});

/** Side a reports a win, and nobody answers until it counts; then side b is against it. */
async function question(match: SeatedMatch): Promise<void> {
  const game_number = await playToGame(services, match);
  const act = (side: 'a' | 'b', command: Parameters<typeof services.matches.act>[2]) =>
    services.matches.act(match.sides[side], match.id, command);
  const { series } = await act('a', { type: 'report', game_number, result: 'a' });
  let due = series.due_at;
  while (due !== null) {
    services.clock.offsetMs = Date.parse(due) - Date.now() + 1_000;
    await services.expireMatch(match.id, due);
    const now = (await services.matches.get(match.sides.a, match.id)).series;
    if (now.games[game_number - 1]?.winner === 'a') break;
    due = now.due_at;
  }
  await act('b', { type: 'contest', game_number, note: '不对' });
}

const RULINGS: readonly {
  table: number;
  ruling: { type: string; [field: string]: unknown };
  logged: string;
  before?: (match: SeatedMatch) => Promise<unknown>;
}[] = [
  { table: 0, ruling: { type: 'caution', side: 'a' }, logged: 'penalty_given' },
  { table: 0, ruling: { type: 'warn', side: 'b' }, logged: 'penalty_given' },
  { table: 0, ruling: { type: 'pause' }, logged: 'series_paused' },
  { table: 0, ruling: { type: 'resume' }, logged: 'series_resumed' },
  { table: 0, ruling: { type: 'extend', seconds: 60 }, logged: 'deadline_extended' },
  {
    table: 0,
    ruling: { type: 'rule_game', game_number: 1, result: 'a' },
    logged: 'game_ruled',
    before: (match) => dispute(services, match),
  },
  { table: 0, ruling: { type: 'correct_game', game_number: 1, result: 'b' }, logged: 'game_corrected' },
  { table: 0, ruling: { type: 'void_game', game_number: 1 }, logged: 'game_voided' },
  { table: 1, ruling: { type: 'give_match_loss', side: 'a' }, logged: 'penalty_given' },
  { table: 1, ruling: { type: 'reopen' }, logged: 'series_reopened' },
  { table: 1, ruling: { type: 'award_result', score: { a: 2, b: 1 } }, logged: 'result_awarded' },
  { table: 1, ruling: { type: 'correct_score', score: { a: 1, b: 2 } }, logged: 'score_corrected' },
  { table: 2, ruling: { type: 'give_game_loss', side: 'a', game_number: 1 }, logged: 'penalty_given' },
  { table: 2, ruling: { type: 'disqualify', side: 'a' }, logged: 'penalty_given' },
  { table: 3, ruling: { type: 'cancel' }, logged: 'series_cancelled' },
  { table: 4, ruling: { type: 'uphold_game', game_number: 1 }, logged: 'game_upheld', before: question },
];

async function recordOf(id: string): Promise<MatchRecord['events']> {
  const { body } = await call<MatchRecord>(app, { url: `/api/matches/${id}/events` });
  return body.data!.events;
}

/** Whoever moves a deadline names the one that they have seen. */
async function seenBy({ id, sides }: SeatedMatch, ruling: { type: string }): Promise<object> {
  if (ruling.type !== 'extend') return ruling;
  return { ...ruling, due_at: (await services.matches.get(sides.a, id)).series.due_at };
}

test.each(RULINGS)('$ruling.type', async ({ table, ruling, logged, before }) => {
  const match = tables[table]!;
  await before?.(match);
  const known = (await recordOf(match.id)).length;
  const url = `/api/matches/${match.id}/rulings`;
  const payload = { ...(await seenBy(match, ruling)), reason };
  const { status, body } = await call(app, { method: 'POST', url, token: referee, payload });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  const fresh = (await recordOf(match.id)).slice(known);
  expect(fresh.find(({ t }) => t === logged)?.p).toMatchObject({ reason, by });
});
