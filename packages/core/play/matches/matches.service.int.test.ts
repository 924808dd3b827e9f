import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesEvent } from '@pailei/domain/series/events';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createMatchesService } from './matches.service.ts';
import { creditMatch } from './clock/credit-time.ts';
import { findOpenMatchesOfAccount } from './find-matches.ts';
import { lockMatch } from './lock-matches.ts';
import { matchClockOf } from './clock/match.clock.ts';
import { matchSideTopicDefinition } from './match-side.serve.ts';
import { withdrawMatches } from './cancel-matches.ts';
import { expireDue } from '../../ground/clocks/expire-due.ts';
import { openMatch, recordingOwner, type OpenedMatch } from './seated-match.fixture.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const clock = { offsetMs: 0 };
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const deps = { db, publisher: silentPublisher, now };
const reason = '核对录像';

let match: OpenedMatch;
let referee: Actor;
let owner: ReturnType<typeof recordingOwner>;
let matches: ReturnType<typeof createMatchesService>;
beforeEach(async () => {
  clock.offsetMs = 0;
  owner = recordingOwner();
  matches = createMatchesService({ ...deps, owners: { fixture: owner.owner, board: owner.owner } });
  match = await openMatch(db, now());
  referee = await buildAccount(db, 'referee');
});

const rowOf = (id: string) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logOf = (topic: string) => readSince(db, topic, 0, 1_000);
const ready = async () => {
  await matches.act(match.players.a, match.id, { type: 'ready' });
  return matches.act(match.players.b, match.id, { type: 'ready' });
};
const lose = () => matches.rule(referee, match.id, { type: 'give_match_loss', side: 'b', reason });

describe('a command', () => {
  test('is answered with what row and log hold', async () => {
    const view = await ready();
    const log = await logOf(matchTopic.of(match.id));
    const { state, status, due_at, started_at, winner } = await rowOf(match.id);
    expect(foldSeries(log.map(({ t, p }) => ({ type: t, payload: p })) as SeriesEvent[])).toEqual(view.series);
    expect(state).toEqual(view.series);
    expect({ status, due_at, started_at, winner }).toEqual({
      status: view.series.status,
      due_at: view.series.due_at,
      started_at: view.series.started_at,
      winner: null,
    });
    expect(view.version).toBe(log.at(-1)?.v);
    expect(await matches.get(null, match.id)).toEqual(view);
  });

  test('that the rules refuse leaves nothing', async () => {
    const before = [await rowOf(match.id), await logOf(matchTopic.of(match.id))];
    const report = { type: 'report', game_number: 1, result: 'a' } as const;
    await expect(matches.act(match.players.a, match.id, report)).rejects.toMatchObject({ status: 409 });
    expect([await rowOf(match.id), await logOf(matchTopic.of(match.id))]).toEqual(before);
    expect(owner.calls).toEqual([]);
  });

  test('that is refused does not harm one of another match in the same transaction', async () => {
    const other = await openMatch(db, now());
    const [refused, done] = await Promise.allSettled([
      matches.act(match.players.a, match.id, { type: 'report', game_number: 1, result: 'a' }),
      matches.act(other.players.a, other.id, { type: 'ready' }),
    ]);
    expect([refused.status, done.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('the owner', () => {
  test('is called at progress, end, another result and reopening', async () => {
    await ready();
    await lose();
    await matches.rule(referee, match.id, { type: 'reopen', reason });
    expect(owner.calls.map(([what]) => what)).toEqual(['progressed', 'progressed', 'ended', 'reopened']);
    expect(owner.calls.at(-2)?.[2]).toBe('forfeited');
    expect(owner.calls.at(-1)?.[1]).toBe('forfeited');
  });

  test('makes the players learn of end and reopening, and the adviser not', async () => {
    await lose();
    await matches.rule(referee, match.id, { type: 'reopen', reason });
    const types = async ({ user_id }: Actor) =>
      (await logOf(personalTopic.of(user_id))).map(({ t }) => t).filter((type) => type.startsWith('match_'));
    expect(await types(match.players.a)).toEqual(['match_opened', 'match_closed', 'match_opened']);
    expect(await types(match.adviser)).toEqual([]);
  });

  test('says whether a player may still contest', async () => {
    await ready();
    await matches.act(match.players.a, match.id, { type: 'report', game_number: 1, result: 'a' });
    await matches.act(match.players.b, match.id, { type: 'report', game_number: 1, result: 'a' });
    const contest = () => matches.act(match.players.b, match.id, { type: 'contest', game_number: 1, note: '不对' });
    await expect(contest()).rejects.toMatchObject({ code: 'nothing_to_contest' });
    owner.answers.isSettled = true;
    await expect(contest()).rejects.toMatchObject({ code: 'contest_too_late' });
  });
});

describe('a confirmed preview', () => {
  const LOSS = { type: 'correct_game', game_number: 1, result: 'b' } as const;
  beforeEach(async () => {
    await ready();
    for (const side of ['a', 'b'] as const)
      await matches.act(match.players[side], match.id, { type: 'report', game_number: 1, result: 'a' });
  });

  test('is carried out while its effects are those that were seen', async () => {
    const { seen } = await matches.preview(referee, match.id, LOSS);
    const { series } = await matches.rule(referee, match.id, { ...LOSS, reason }, { seen });
    expect(series.winner).toBe('b');
    expect(owner.calls.at(-1)).toEqual(['ended', 'finished', 'finished']);
  });

  test('is refused once the owner would be changed otherwise, and nothing is written', async () => {
    const { seen } = await matches.preview(referee, match.id, LOSS);
    const before = await rowOf(match.id);
    owner.answers.fingerprint = ['another match is taken back'];
    await expect(matches.rule(referee, match.id, { ...LOSS, reason }, { seen })).rejects.toMatchObject({
      code: 'preview_stale',
    });
    expect(await rowOf(match.id)).toEqual(before);
  });

  test('is refused to whom it would take a match of their own back', async () => {
    owner.answers.withdrawn_accounts = [referee.user_id];
    await expect(matches.preview(referee, match.id, LOSS)).rejects.toMatchObject({ code: 'own_match_withdrawn' });
  });
});

describe('the clock', () => {
  const expire = (due_at: string) =>
    expireDue(deps, matchClockOf({ fixture: owner.owner, board: owner.owner }), { matches }, { id: match.id, due_at });

  test('carries a deadline out once, however often its job runs', async () => {
    const { due_at } = await rowOf(match.id);
    // robots always know of their match
    await db.updateTable('account').set({ is_demo: true }).execute();
    clock.offsetMs = Date.parse(due_at!) - Date.now() + 1;
    await Promise.all([1, 2, 3].map(() => expire(due_at!)));
    const after = await logOf(matchTopic.of(match.id));
    expect(after.filter(({ t }) => t === 'series_finished')).toHaveLength(1);
    expect(owner.calls).toEqual([['ended', 'check_in', 'forfeited']]);
    await expire(due_at!);
    expect(await logOf(matchTopic.of(match.id))).toEqual(after);
  });

  test('gives lost time back once', async () => {
    const before = await rowOf(match.id);
    clock.offsetMs = 60_000;
    const pause = { since: before.due_set_at!, isOver: true, window_ids: [] };
    const credit = () =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockMatch(trx, match.id);
        await creditMatch(trx, log, row!, { pause, now: now(), owners: { fixture: owner.owner, board: owner.owner } });
      });
    await credit();
    const credited = await rowOf(match.id);
    const lostMs = Date.parse(credited.due_set_at!) - Date.parse(before.due_set_at!);
    expect(Date.parse(credited.due_at!) - Date.parse(before.due_at!)).toBe(lostMs);
    await credit();
    const again = await rowOf(match.id);
    expect(Date.parse(again.due_at!) - Date.parse(credited.due_at!)).toBeLessThan(1_000);
  });
});

describe('a seat', () => {
  const topicOf = (actor: Actor, side: 'a' | 'b') =>
    matchSideTopicDefinition.authorize({ actor, id: match.id, side, db, now: now() } as never);

  test.each([
    ['player', true, true],
    ['adviser', false, true],
    ['outsider', false, false],
  ] as const)('decides: %s acts %s, reads the side %s', async (who, acts, reads) => {
    const actor = { player: match.players.a, adviser: match.adviser, outsider: await buildAccount(db) }[who];
    const [act, side] = await Promise.allSettled([
      matches.act(actor, match.id, { type: 'ready' }),
      matches.side(actor, match.id),
    ]);
    expect([act.status, side.status]).toEqual([acts, reads].map((may) => (may ? 'fulfilled' : 'rejected')));
    if (!acts) expect(act).toMatchObject({ reason: { status: 403 } });
    expect((await topicOf(actor, 'a')).allowed).toBe(reads);
    expect((await topicOf(actor, 'b')).allowed).toBe(false);
  });

  test('keeps its holder from ruling, also as an adviser', async () => {
    const command = { type: 'warn', side: 'b', reason } as const;
    for (const actor of [match.players.a, match.adviser])
      await expect(matches.rule({ ...actor, role: 'referee' }, match.id, command)).rejects.toMatchObject({
        code: 'own_match',
      });
  });

  test('of a player makes the match one of their open ones, what is due first on top', async () => {
    const { user_id } = match.players.a;
    const openOf = async (id: string) => (await findOpenMatchesOfAccount(db, id)).map((open) => open.id);
    const later = await openMatch(db, new Date(Date.now() - 60_000).toISOString());
    await db
      .insertInto('match_seat')
      .values({ match_id: later.id, side: 'a', account_id: user_id, role: 'player' })
      .execute();
    expect(await openOf(user_id)).toEqual([later.id, match.id]);
    expect(await openOf(match.adviser.user_id)).toEqual([]);
    await lose();
    expect(await openOf(user_id)).toEqual([later.id]);
  });

  test('is one of two sides only, and one of a match', async () => {
    const again = { match_id: match.id, side: 'b', account_id: match.players.a.user_id, role: 'player' } as const;
    await expect(db.insertInto('match_seat').values(again).execute()).rejects.toThrow('match_seat_pkey');
  });
});

test('a match that is taken back is over, waits for nobody and counts nowhere', async () => {
  const by = { user_id: referee.user_id, name: referee.username };
  await inTransaction(deps, (trx, log) => withdrawMatches(trx, log, [match.id], { by, reason, now: now() }));
  expect(await rowOf(match.id)).toMatchObject({ status: 'cancelled', due_at: null, case_since: null });
  expect((await rowOf(match.id)).withdrawn_at).not.toBeNull();
  expect(owner.calls).toEqual([]);
});
