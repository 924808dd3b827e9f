import type { NoticeKind, Notice } from '@pailei/contracts/features/notice-text';
import { legalBans, legalPicks } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { afterAll, describe, expect, test } from 'vitest';
import { buildAccount, buildServices, buildTournament } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { seatedMatch } from '../../../../tests/support/seat.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { matches, tournaments } = services;

async function noticesOf(actor: Actor, kind: NoticeKind): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', actor.user_id)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ notice }) => notice);
}

describe('a tournament notifies', () => {
  async function openForApproval(admin: Actor, capacity: number): Promise<string> {
    const body = {
      name: '周末公开赛',
      description: '',
      stream_url: null,
      capacity,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, approval_required: true },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    };
    const created = await tournaments.create(admin, body as Parameters<typeof tournaments.create>[1]);
    await tournaments.openRegistration(admin, created.tournament.id);
    return created.tournament.id;
  }

  test('whose registration was approved, put on the waitlist, promoted or refused', async () => {
    const admin = await buildAccount(db, 'admin');
    const id = await openForApproval(admin, 2);
    const [first, second, third, fourth] = [
      await buildAccount(db),
      await buildAccount(db),
      await buildAccount(db),
      await buildAccount(db),
    ];
    for (const player of [first, second, third, fourth]) await tournaments.register(player, id);
    const entryOf = async (actor: Actor) => (await tournaments.entry(actor, id)).participant_id ?? '';
    for (const player of [first, second, third]) await tournaments.approve(admin, id, await entryOf(player));
    await tournaments.reject(admin, id, await entryOf(fourth), '资料不全');
    await tournaments.withdraw(first, id);
    const event = { kind: 'registration_answered', tournament_id: id, tournament_name: '周末公开赛', reason: null };
    const answers = (actor: Actor) => noticesOf(actor, 'registration_answered');
    expect(await answers(first)).toEqual([{ ...event, answer: 'approved' }]);
    expect(await answers(second)).toEqual([{ ...event, answer: 'approved' }]);
    expect(await answers(third)).toEqual([
      { ...event, answer: 'waitlisted' },
      { ...event, answer: 'promoted' },
    ]);
    expect(await answers(fourth)).toEqual([{ ...event, answer: 'rejected', reason: '资料不全' }]);
  });

  test('everybody with a place or on the waitlist that the check-in is open', async () => {
    const { id, players } = await buildTournament(db, services, { players: 3, capacity: 2, checkedIn: 0 });
    for (const player of players)
      expect(await noticesOf(player, 'check_in_open')).toMatchObject([
        { tournament_id: id, tournament_name: '测试赛' },
      ]);
  });
});

describe('changes of an event are notified', () => {
  const reasons = async (actor: Actor) =>
    (await noticesOf(actor, 'event_changed')).map((notice) =>
      notice.kind === 'event_changed' ? [notice.change, notice.reason] : [],
    );

  test('to everybody who is in it when it is cancelled', async () => {
    const { id, admin, players } = await buildTournament(db, services, { players: 3 });
    const [gone] = players as [Actor];
    await tournaments.cancel(admin, id, '场地停电');
    for (const player of players) expect(await reasons(player)).toEqual([['cancelled', '场地停电']]);
    expect(await reasons(gone)).toHaveLength(1);
  });

  test('to whom the staff disqualify or drop, and to nobody who leaves by themselves', async () => {
    const { id, referee, players } = await buildTournament(db, services, { players: 4 });
    await tournaments.start(referee, id);
    const [first, second, third] = players as [Actor, Actor, Actor];
    const entryOf = async (actor: Actor) => (await tournaments.entry(actor, id)).participant_id ?? '';
    await tournaments.disqualify(referee, id, await entryOf(first), '使用未登记的卡组');
    await tournaments.dropParticipant(referee, id, await entryOf(second), '连续两轮缺席');
    await tournaments.drop(third, id);
    expect(await reasons(first)).toEqual([['disqualified', '使用未登记的卡组']]);
    expect(await reasons(second)).toEqual([['dropped', '连续两轮缺席']]);
    expect((await tournaments.get(null, id)).tournament.participants[await entryOf(second)]).toMatchObject({
      status: 'dropped',
      reason: '连续两轮缺席',
    });
    expect(await reasons(third)).toEqual([]);
  });
});

describe('a match notifies', () => {
  async function startMatch() {
    const { id, referee, players } = await buildTournament(db, services, { players: 2 });
    await tournaments.start(referee, id);
    return { ...(await seatedMatch(db, { id, players })), tournament_id: id, referee };
  }
  type Started = Awaited<ReturnType<typeof startMatch>>;

  /** Both are here, have banned and picked: the first game runs. */
  async function toFirstGame({ id, sides }: Started): Promise<void> {
    const seriesNow = async () => (await matches.get(null, id)).series;
    const first = (slots: readonly number[]) => slots[0] ?? 0;
    for (const side of SIDES) await matches.act(sides[side], id, { type: 'ready' });
    for (const side of SIDES)
      await matches.act(sides[side], id, { type: 'lock_bans', slots: [first(legalBans(await seriesNow(), side))] });
    for (const side of SIDES) {
      const slot = first(legalPicks(await seriesNow(), side));
      await matches.act(sides[side], id, { type: 'lock_pick', game_number: 1, slot });
    }
  }

  const report = ({ id, sides }: Started, side: Side, result: Side) =>
    matches.act(sides[side], id, { type: 'report', game_number: 1, result });
  const factsFor = ({ id, tournament_id, sides }: Started, side: Side) => ({
    match_id: id,
    tournament_id,
    tournament_name: '测试赛',
    opponent_name: sides[side === 'a' ? 'b' : 'a'].username,
    game_number: 1,
  });

  const opponentOf = ({ sides }: Started, side: Side) => ({ opponent_name: sides[side === 'a' ? 'b' : 'a'].username });

  /** The clock of a match runs out. */
  async function missDeadline(id: string): Promise<void> {
    const { due_at } = (await matches.get(null, id)).series;
    if (due_at === null) throw new Error('the clock does not run');
    services.clock.offsetMs = Date.parse(due_at) - Date.now() + 1;
    await services.expireMatch(id, due_at);
  }

  test('both players that it is ready, against whom and until when', async () => {
    const started = await startMatch();
    const { series, info } = await matches.get(null, started.id);
    for (const side of SIDES) {
      const { game_number: _, ...facts } = factsFor(started, side);
      expect(await noticesOf(started.sides[side], 'match_ready')).toEqual([
        { kind: 'match_ready', ...facts, label: info.label, due_at: series.due_at },
      ]);
    }
  });

  test('the other side what was reported, as it stands for them', async () => {
    const started = await startMatch();
    await toFirstGame(started);
    await report(started, 'a', 'a');
    expect(await noticesOf(started.sides.a, 'opponent_reported')).toEqual([]);
    expect(await noticesOf(started.sides.b, 'opponent_reported')).toEqual([
      { kind: 'opponent_reported', ...factsFor(started, 'b'), result: 'lost' },
    ]);
    await report(started, 'b', 'a');
    expect(await noticesOf(started.sides.a, 'opponent_reported')).toEqual([]);
  });

  test('both how their dispute was ruled, and every correction or voiding after it', async () => {
    const started = await startMatch();
    await toFirstGame(started);
    await report(started, 'a', 'a');
    await report(started, 'b', 'b');
    const { id, referee, sides } = started;
    const rulingsFor = (side: Side) => noticesOf(sides[side], 'dispute_ruled');
    expect(await rulingsFor('a')).toEqual([]);
    await matches.rule(referee, id, { type: 'rule_game', game_number: 1, result: 'b', reason: '截图为证' });
    await matches.rule(referee, id, { type: 'correct_game', game_number: 1, result: 'a', reason: '看错了' });
    await matches.rule(referee, id, { type: 'void_game', game_number: 1, reason: '对局未完成' });
    const gameRuled = (side: Side, result: string, reason: string) => ({
      kind: 'dispute_ruled',
      ...factsFor(started, side),
      result,
      reason,
    });
    expect(await rulingsFor('a')).toEqual([
      gameRuled('a', 'lost', '截图为证'),
      gameRuled('a', 'won', '看错了'),
      gameRuled('a', 'voided', '对局未完成'),
    ]);
    expect(await rulingsFor('b')).toEqual([
      gameRuled('b', 'won', '截图为证'),
      gameRuled('b', 'lost', '看错了'),
      gameRuled('b', 'voided', '对局未完成'),
    ]);
  });

  test('who did not come that a game, then the match is lost, and the other side that it is won', async () => {
    const started = await startMatch();
    const { id, sides } = started;
    const decided = (side: Side) => noticesOf(sides[side], 'match_decided');
    await matches.act(sides.a, id, { type: 'ready' });
    const lost = (game_number: number | null) => {
      const { game_number: _, ...facts } = factsFor(started, 'b');
      return { kind: 'match_decided', ...facts, game_number, result: 'lost', cause: 'no_show' };
    };
    await missDeadline(id);
    expect(await decided('a')).toEqual([]);
    expect(await decided('b')).toEqual([lost(1)]);
    await missDeadline(id);
    expect(await decided('a')).toEqual([{ ...lost(null), ...opponentOf(started, 'a'), result: 'won' }]);
    expect(await decided('b')).toEqual([lost(1), lost(null)]);
  });

  test('the opponent of somebody disqualified that the match is won', async () => {
    const started = await startMatch();
    const { tournament_id, referee, sides } = started;
    const { participant_id } = await tournaments.entry(sides.a, tournament_id);
    await tournaments.disqualify(referee, tournament_id, participant_id ?? '', '使用未登记的卡组');
    expect(await noticesOf(sides.a, 'match_decided')).toEqual([]);
    expect(await noticesOf(sides.b, 'match_decided')).toMatchObject([{ result: 'won', cause: 'forfeit' }]);
  });
});
