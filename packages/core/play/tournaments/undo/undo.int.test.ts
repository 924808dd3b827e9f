import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  type BuiltTournament,
} from '../../../../../tests/support/builders.ts';
import { asOwner, useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { playMatch } from '../../../../../tests/support/play-match.ts';
import { playersOfMatch } from '../../../../../tests/support/seat.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const SWISS: StageSettings = { type: 'swiss', rounds: 1, best_of: 1 };
const CUP: StageSettings = {
  type: 'single_elimination',
  size: 2,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};
const reason = '抽签有误';

let event: BuiltTournament;
beforeEach(async () => {
  event = await buildTournament(db, services, { players: 4, settings: { bans: 0, stages: [SWISS, CUP] } });
  await tournaments.start(event.referee, event.id);
});

const state = async () => (await tournaments.get(null, event.id)).tournament;
const openIds = async () =>
  (await state()).stages
    .at(-1)!
    .rounds.flatMap((round) => round.matches)
    .map(({ match_id }) => match_id);
const seriesOf = async (id: string) => (await matches.get(null, id)).series;
const codeOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code;

async function undoStart(actor: Actor = event.referee) {
  const { step, preview } = await tournaments.lastStep(actor, event.id);
  if (!step || step.kind === 'ruling' || !preview) throw new Error('the last step is no start');
  return () => tournaments.undoStart(actor, event.id, { step, seen: preview.seen, reason });
}

const preview = (actor: Actor, id: string): Promise<RulingPreview> =>
  matches.preview(actor, id, { type: 'undo_ruling' });

async function undoRuling(id: string, actor: Actor = event.referee) {
  const { seen } = await preview(actor, id);
  return () => matches.rule(actor, id, { type: 'undo_ruling', reason }, { seen, force: true });
}

async function playFirstStage(): Promise<void> {
  for (const id of await openIds()) await playMatch(db, services, event, { id, winner: 'a' });
  await tournamentClock.advance(event.id);
}

/** Types of the event's log after a version, the oldest first. */
async function logged(): Promise<{ type: string; payload: Record<string, unknown> }[]> {
  const { rows } = await sql<{ type: string; payload: Record<string, unknown> }>`
    select type, payload from live_event where topic = ${`tournament:${event.id}`} order by version`.execute(db);
  return rows;
}

const audits = (action: string) =>
  db
    .selectFrom('audit_log')
    .select(['actor_name', 'reason', 'after'])
    .where('action', '=', action as never)
    .where('target_id', 'in', [event.id, ...ids])
    .execute();
let ids: string[] = [];
beforeEach(async () => {
  ids = await openIds();
});

describe('the start of a round', () => {
  test('is taken back with its matches; the log says who and why, the staff publish it anew', async () => {
    const shown = await tournaments.lastStep(event.referee, event.id);
    expect(shown).toMatchObject({ step: { kind: 'round_start', stage: 0, round: 1 }, blocked: null });
    expect(shown.preview?.withdrawn).toHaveLength(2);
    await (
      await undoStart()
    )();
    expect((await state()).stages[0]!.rounds).toEqual([]);
    const undone = (await logged()).find(({ type }) => type === 'step_undone');
    expect(undone?.payload).toMatchObject({ reason, by: { name: event.referee.username } });
    expect(await audits('tournament.undo_start')).toMatchObject([
      { actor_name: event.referee.username, reason, after: { stage: 0, round: 1 } },
    ]);
    const rows = await db.selectFrom('match').select(['status', 'withdrawn_at']).where('id', 'in', ids).execute();
    expect(rows.every(({ status, withdrawn_at }) => status === 'cancelled' && withdrawn_at !== null)).toBe(true);
    expect((await tournaments.roundDraft(event.referee, event.id)).current).not.toBeNull();
    expect(await tournaments.lastStep(event.referee, event.id)).toEqual({ step: null, preview: null, blocked: null });
  });

  test('of two referees who undo at once one does, and the other looks again', async () => {
    const other = await buildAccount(db, 'referee');
    const both = [await undoStart(), await undoStart(other)];
    const results = await Promise.allSettled(both.map((undo) => undo()));
    expect(results.map(codeOf).toSorted()).toEqual(['done', 'nothing_to_undo']);
    expect((await logged()).filter(({ type }) => type === 'step_undone')).toHaveLength(1);
  });

  test('is refused once a match has begun, and with what another round has shown', async () => {
    const undo = await undoStart();
    await undo();
    const { revision } = (await tournaments.roundDraft(event.referee, event.id)).current!;
    await tournaments.publishRound(event.referee, event.id, revision);
    await expect(undo()).rejects.toMatchObject({ code: 'undo_preview_stale', status: 409 });
    const again = await undoStart();
    const [id] = await openIds();
    for (const player of await playersOf(id!)) await matches.act(player, id!, { type: 'ready' });
    await expect(again()).rejects.toMatchObject({ code: 'round_has_begun', status: 409 });
    const { blocked } = await tournaments.lastStep(event.referee, event.id);
    expect(blocked).toMatchObject({ step: { kind: 'round_start' }, refusal: 'round_has_begun' });
  });

  test('while its players get ready either nobody has begun or nothing is taken back', async () => {
    const [id] = ids;
    const [a, b] = await playersOf(id!);
    const undo = await undoStart();
    await matches.act(a!, id!, { type: 'ready' });
    const [undone, ready] = await Promise.allSettled([undo(), matches.act(b!, id!, { type: 'ready' })]);
    const { status } = await seriesOf(id!).catch(() => ({ status: 'cancelled' }));
    if (codeOf(undone) === 'done') expect([codeOf(ready), status]).toEqual(['series_over', 'cancelled']);
    else expect([codeOf(undone), codeOf(ready)]).toEqual(['round_has_begun', 'done']);
  });

  test('nobody takes back a match of their own, whatever their role', async () => {
    const player = { ...event.players[0]!, role: 'referee' as const };
    const undo = await undoStart(player);
    await expect(undo()).rejects.toMatchObject({ code: 'own_match_withdrawn', status: 403 });
    const admin = { ...event.players[1]!, role: 'admin' as const };
    await expect((await undoStart(admin))()).rejects.toMatchObject({ code: 'own_match_withdrawn' });
  });

  test('leaves nothing when it fails in the middle', async () => {
    const undo = await undoStart();
    const before = await logged();
    await withoutAudits('tournament.undo_start', () => expect(undo()).rejects.toThrow('no_undo'));
    expect(await logged()).toEqual(before);
    expect(await openIds()).toEqual(ids);
    await undo();
    expect((await state()).stages[0]!.rounds).toEqual([]);
  });
});

test('the start of a stage is taken back: the one before stays as it ended, and the staff begin it anew', async () => {
  await playFirstStage();
  expect(await state()).toMatchObject({ current_stage: 1 });
  const [final] = await openIds();
  const { step } = await tournaments.lastStep(event.referee, event.id);
  expect(step).toEqual({ kind: 'stage_start', stage: 1 });
  await (
    await undoStart()
  )();
  expect(await state()).toMatchObject({ status: 'running', current_stage: 0, held_stage: 1 });
  await tournamentClock.advance(event.id);
  expect(await state()).toMatchObject({ current_stage: 0 });
  await tournaments.advance(event.admin, event.id);
  const [anew] = await openIds();
  expect(anew).not.toBe(final);
  await playMatch(db, services, event, { id: anew!, winner: 'b' });
  await tournamentClock.advance(event.id);
  expect(await state()).toMatchObject({ status: 'finished' });
});

describe('a ruling', () => {
  const END = { type: 'give_match_loss', side: 'a', reason: '缺席' } as const;

  test('that ended a match is taken back: it goes on, and the event with it', async () => {
    const [id] = ids;
    const before = await seriesOf(id!);
    await matches.rule(event.referee, id!, END);
    const shown = await tournaments.lastStep(event.referee, event.id);
    expect(shown.step).toMatchObject({ kind: 'ruling', match_id: id, ruling: { kind: 'penalty', reason: '缺席' } });
    expect(await preview(event.referee, id!)).toMatchObject({
      before: { status: 'forfeited' },
      after: { status: before.status, winner: null },
      reopens_match: true,
    });
    await (
      await undoRuling(id!)
    )();
    const { rulings, due_at, ...after } = await seriesOf(id!);
    const { rulings: _, due_at: due, ...stood } = before;
    expect(after).toEqual(stood);
    expect(Date.parse(due_at ?? '')).toBeGreaterThanOrEqual(Date.parse(due ?? ''));
    expect(rulings.map(({ kind }) => kind)).toEqual(['penalty', 'undone']);
    expect((await state()).stages[0]!.rounds[0]!.matches.find(({ match_id }) => match_id === id)).toMatchObject({
      status: before.status,
      result: null,
    });
    const types = (await logged()).map(({ type }) => type);
    expect(types.slice(types.indexOf('match_finished'))).toEqual(['match_finished', 'step_undone', 'match_reopened']);
    expect(await audits('match.undo_ruling')).toMatchObject([{ actor_name: event.referee.username, reason }]);
    await playMatch(db, services, event, { id: id!, winner: 'a' });
    expect(await seriesOf(id!)).toMatchObject({ status: 'finished', winner: 'a' });
  });

  test('on a result gives the places back that were before it', async () => {
    await playFirstStage();
    const [final] = await openIds();
    await playMatch(db, services, event, { id: final!, winner: 'a' });
    await tournamentClock.advance(event.id);
    const { placements } = await state();
    const correction = { type: 'correct_game', game_number: 1, result: 'b', reason: '录像' } as const;
    await matches.rule(event.referee, final!, correction);
    expect((await state()).placements).not.toEqual(placements);
    expect((await preview(event.referee, final!)).places).toHaveLength(2);
    await (
      await undoRuling(final!)
    )();
    expect(await state()).toMatchObject({ status: 'finished', placements });
  });

  test('of two referees who undo at once one does; another ruling since makes it another undo', async () => {
    const [id] = ids;
    await matches.rule(event.referee, id!, { type: 'caution', side: 'a', reason: '言语' });
    const other = await buildAccount(db, 'referee');
    const both = [await undoRuling(id!), await undoRuling(id!, other)];
    const results = await Promise.allSettled(both.map((undo) => undo()));
    expect(results.map(codeOf).toSorted()).toEqual(['done', 'nothing_to_undo']);
    expect((await seriesOf(id!)).sides.a.penalties).toEqual([]);

    await matches.rule(event.referee, id!, { type: 'caution', side: 'a', reason: '言语' });
    const undo = await undoRuling(id!);
    await matches.rule(event.referee, id!, { type: 'caution', side: 'a', reason: '又一次' });
    await expect(undo()).rejects.toMatchObject({ code: 'preview_stale', status: 409 });
  });

  test('that a player has gone on from stays; so does it when they come first by a moment', async () => {
    const [id] = ids;
    const [a] = await playersOf(id!);
    await matches.rule(event.referee, id!, { type: 'caution', side: 'b', reason: '言语' });
    const undo = await undoRuling(id!);
    const [undone, ready] = await Promise.allSettled([undo(), matches.act(a!, id!, { type: 'ready' })]);
    expect(codeOf(ready)).toBe('done');
    expect(['done', 'played_on_since']).toContain(codeOf(undone));
    const series = await seriesOf(id!);
    expect(Object.values(series.sides).filter((side) => side.ready)).toHaveLength(1);
    expect(series.sides.b.penalties).toHaveLength(codeOf(undone) === 'done' ? 0 : 1);
  });

  test('is not taken back by who plays there, nor past the referee who sees to the match, but for an admin', async () => {
    const [id] = ids;
    await matches.rule(event.referee, id!, { type: 'caution', side: 'b', reason: '言语' });
    const [a] = await playersOf(id!);
    const player = { ...a!, role: 'referee' as const };
    await expect(matches.rule(player, id!, { type: 'undo_ruling', reason })).rejects.toMatchObject({
      code: 'own_match',
      status: 403,
    });
    await db
      .insertInto('match_claim')
      .values({
        match_id: id!,
        account_id: event.referee.user_id,
        claimed_at: new Date().toISOString(),
        is_override: false,
      })
      .execute();
    const other = await buildAccount(db, 'referee');
    const order = { type: 'undo_ruling', reason } as const;
    await expect(matches.rule(other, id!, order)).rejects.toMatchObject({ code: 'claimed_by_other', status: 409 });
    await matches.rule(event.admin, id!, order);
    expect(await audits('match.undo_ruling')).toMatchObject([{ after: { override: event.referee.username } }]);
  });

  test('leaves nothing when taking it back fails in the middle', async () => {
    const [id] = ids;
    await matches.rule(event.referee, id!, END);
    const undo = await undoRuling(id!);
    const [before, series] = [await logged(), await seriesOf(id!)];
    await withoutAudits('match.undo_ruling', () => expect(undo()).rejects.toThrow('no_undo'));
    expect([await logged(), await seriesOf(id!)]).toEqual([before, series]);
  });

  test('on a match that counts no more is none', async () => {
    await (
      await undoStart()
    )();
    await expect(preview(event.referee, ids[0]!)).rejects.toMatchObject({ code: 'nothing_to_undo', status: 409 });
  });
});

async function playersOf(id: string): Promise<Actor[]> {
  const { a, b } = await playersOfMatch(db, event.players, id);
  return [a, b];
}

/** Meanwhile the last write of these commands fails. */
async function withoutAudits(action: string, work: () => Promise<unknown>): Promise<void> {
  await asOwner(db, (owner) =>
    sql`alter table audit_log add constraint no_undo check (action <> ${sql.lit(action)}) not valid`.execute(owner),
  );
  await work();
  await asOwner(db, (owner) => sql`alter table audit_log drop constraint no_undo`.execute(owner));
}
