import { createDatabase } from '@pailei/db/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildServices, buildTournament, type BuiltTournament } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { seatedMatch, type SeatedMatch } from '../../../../tests/support/seat.ts';
import { findDueMatches } from '../matches/matches.repository.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { clock, matches, tournaments, tournamentClock, expireMatch } = services;
const pass = (minutes: number) => {
  clock.offsetMs += minutes * 60_000;
};
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const reason = '场馆断电';

let cup: BuiltTournament;
let match: SeatedMatch;

beforeEach(async () => {
  clock.offsetMs = 0;
  cup = await buildTournament(db, services, {
    players: 4,
    settings: { bans: 0, stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] },
  });
  await tournaments.start(cup.referee, cup.id);
  match = await seatedMatch(db, cup);
});

const seriesOf = async () => (await matches.get(cup.referee, match.id)).series;
const minutesTo = (due: string | null) => (Date.parse(due ?? '') - Date.parse(now())) / 60_000;
const dueIds = async () => (await findDueMatches(db, now(), 1_000)).map(({ id }) => id);

test('while an event stands still no deadline passes, and afterwards each has what was left', async () => {
  const before = await seriesOf();
  pass(1);
  await tournaments.pauseEvent(cup.referee, cup.id, reason);
  pass(60);
  await expireMatch(match.id, before.due_at ?? '');
  expect(await seriesOf()).toEqual(before);
  expect(await dueIds()).not.toContain(match.id);

  await tournaments.resumeEvent(cup.referee, cup.id, '来电');
  const after = await seriesOf();
  expect(minutesTo(after.due_at)).toBeCloseTo(4, 1);
  expect(after).toEqual({ ...before, due_at: after.due_at });
  const { tournament } = await tournaments.get(null, cup.id);
  expect(tournament.pause).toBeUndefined();
  const [round] = tournament.stages[0]!.rounds;
  expect(round!.matches.map(({ due_at }) => due_at)).toContain(after.due_at);
  expect(round!.paused_ms! / 60_000).toBeCloseTo(60, 1);
  pass(5);
  await expireMatch(match.id, after.due_at ?? '');
  expect((await seriesOf()).check_in_rung).toBe(1);
});

test('players are told why they wait, and a referee may rule all the same', async () => {
  await tournaments.pauseEvent(cup.referee, cup.id, reason);
  const { tournament } = await tournaments.get(null, cup.id);
  expect(tournament.pause).toMatchObject({ reason, by: { user_id: cup.referee.user_id } });
  const refused = { code: 'event_paused', status: 409 };
  await expect(matches.act(match.sides.a, match.id, { type: 'ready' })).rejects.toMatchObject(refused);
  await expect(tournaments.drop(match.sides.a, cup.id)).rejects.toMatchObject(refused);
  await expect(tournaments.advance(cup.referee, cup.id)).rejects.toMatchObject(refused);
  pass(30);
  await matches.rule(cup.referee, match.id, { type: 'award_result', score: { a: 2, b: 0 }, reason });
  expect(await seriesOf()).toMatchObject({ status: 'finished', winner: 'a' });
});

test('the next round waits for the end of the pause, and then begins by itself', async () => {
  await playMatch(db, services, cup, { id: match.id, winner: 'a' });
  const other = await seatedMatch(db, cup);
  await tournaments.pauseEvent(cup.referee, cup.id, reason);
  await matches.rule(cup.referee, other.id, { type: 'give_match_loss', side: 'a', reason });
  await tournamentClock.advance(cup.id);
  expect((await tournaments.get(null, cup.id)).tournament.stages[0]?.rounds).toHaveLength(1);
  await tournaments.resumeEvent(cup.referee, cup.id, '来电');
  const jobs = await db.selectFrom('outbox_job').select('job_key').where('name', '=', 'advance-tournament').execute();
  expect(jobs.some(({ job_key }) => job_key.includes(`${cup.id}_resumed`))).toBe(true);
  await tournamentClock.advance(cup.id);
  expect((await tournaments.get(null, cup.id)).tournament.stages[0]?.rounds).toHaveLength(2);
});

test('a ruling in the pause takes nothing twice from the clock, and gives nothing twice', async () => {
  pass(1);
  await tournaments.pauseEvent(cup.referee, cup.id, reason);
  pass(10);
  const { due_at } = await seriesOf();
  await matches.rule(cup.referee, match.id, { type: 'extend', due_at: due_at ?? '', seconds: 120, reason });
  pass(10);
  await tournaments.resumeEvent(cup.referee, cup.id, '来电');
  expect(minutesTo((await seriesOf()).due_at)).toBeCloseTo(6, 1);
});

test('of two who pause or resume at once one does it', async () => {
  const outcomes = async (run: () => Promise<unknown>) =>
    (await Promise.allSettled([run(), run()])).map(({ status }) => status).toSorted();
  expect(await outcomes(() => tournaments.pauseEvent(cup.referee, cup.id, reason))).toEqual(['fulfilled', 'rejected']);
  pass(10);
  expect(await outcomes(() => tournaments.resumeEvent(cup.referee, cup.id, reason))).toEqual(['fulfilled', 'rejected']);
  expect(minutesTo((await seriesOf()).due_at)).toBeCloseTo(5, 1);
});

test('every pause stands in the audit log with its reason', async () => {
  await tournaments.pauseEvent(cup.referee, cup.id, reason);
  await tournaments.resumeEvent(cup.referee, cup.id, '来电');
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('target_id', '=', cup.id)
    .where('action', 'like', 'tournament.%_event')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { action: 'tournament.pause_event', reason },
    { action: 'tournament.resume_event', reason: '来电' },
  ]);
});
