import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { RoundDraftView } from '@pailei/contracts/play/pairings/pairings.api';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  decksFor,
  type BuiltTournament,
} from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { staffTopicDefinition } from '../../staff/staff.serve.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const services = buildServices(db);
const { tournaments, tournamentClock, matches } = services;

const SETTINGS: Partial<TournamentSettings> = {
  pairing: 'preview',
  stages: [{ type: 'swiss', rounds: 5, best_of: 1 }],
  bans: 0,
  late_entry: { until_round: 2, missed_rounds: 'half_point_bye', by_players: true },
};
const decks = decksFor({ ...DEFAULT_TOURNAMENT_SETTINGS, ...SETTINGS });

let event: BuiltTournament;
beforeEach(async () => {
  event = await buildTournament(db, services, { players: 6, capacity: 12, settings: SETTINGS });
  await tournaments.start(event.referee, event.id);
});

const stateOf = async (id = event.id) => (await tournaments.get(null, id)).tournament;
const matchCount = async () =>
  Number(
    (
      await db
        .selectFrom('match')
        .select(db.fn.countAll().as('count'))
        .where('tournament_id', '=', event.id)
        .executeTakeFirstOrThrow()
    ).count,
  );

async function draft(): Promise<RoundDraftView> {
  const { current } = await tournaments.roundDraft(event.referee, event.id);
  if (!current) throw new Error('no round waits');
  return current;
}

const publish = async (revision?: number) =>
  tournaments.publishRound(event.referee, event.id, revision ?? (await draft()).revision);

const codeOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code;

/** Everybody gives up as side a, so that the round is over. */
async function playRound(): Promise<void> {
  const open = (await stateOf()).stages[0]!.rounds.at(-1)!.matches;
  for (const { match_id } of open)
    await matches.rule(event.referee, match_id, { type: 'give_match_loss', side: 'a', reason: '缺席' });
  await tournamentClock.advance(event.id);
}

const inField = ({ draft: { pairs, bye, absent } }: RoundDraftView) =>
  pairs.length * 2 + Number(bye !== null) + absent.length;

async function openDrafts() {
  const view = (await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'))) as {
    drafts: readonly { tournament_id: string; revision: number }[];
  };
  return view.drafts.filter(({ tournament_id }) => tournament_id === event.id);
}

test('a drawn round waits: nothing of it is public, no match exists, and the staff hear of it', async () => {
  const { draft: drawn, revision } = await draft();
  expect(drawn.pairs).toHaveLength(3);
  expect(await matchCount()).toBe(0);
  expect((await stateOf()).stages[0]!.rounds).toEqual([]);
  expect(await openDrafts()).toMatchObject([{ revision }]);
  await publish(revision);
  expect(await matchCount()).toBe(3);
  expect(await openDrafts()).toEqual([]);
  const { rounds } = (await stateOf()).stages[0]!;
  expect(rounds[0]!.matches.map(({ a, b }) => [a, b])).toEqual(drawn.pairs.map(({ a, b }) => [a, b]));
});

test('of two referees who publish at once one does, and the other learns who was first', async () => {
  const { revision } = await draft();
  const results = await Promise.allSettled([publish(revision), publish(revision)]);
  expect(results.map(codeOf).toSorted()).toEqual(['done', 'round_already_published']);
  expect(await matchCount()).toBe(3);
});

test('who publishes what another has changed meanwhile is asked to look again', async () => {
  const { revision, draft: drawn } = await draft();
  const participant_ids = [drawn.pairs[0]!.a, drawn.pairs[1]!.a];
  await tournaments.editRoundDraft(event.referee, event.id, { revision, kind: 'swap', participant_ids, reason: null });
  await expect(publish(revision)).rejects.toMatchObject({ code: 'draft_changed', status: 409 });
  const edited = await draft();
  expect(edited.draft.by_hand).toEqual([1, 2]);
  await publish(edited.revision);
  expect((await stateOf()).stages[0]!.rounds[0]!.adjustments).toEqual([
    { kind: 'swap', participant_ids, reason: null },
  ]);
});

test('whoever plays in the event does not change its pairings, and nobody else than the staff reads them', async () => {
  const { revision, draft: drawn } = await draft();
  const player = { ...event.players[0]!, role: 'referee' as const };
  const edit = {
    revision,
    kind: 'swap' as const,
    participant_ids: [drawn.pairs[0]!.a, drawn.pairs[1]!.a],
    reason: null,
  };
  await expect(tournaments.editRoundDraft(player, event.id, edit)).rejects.toMatchObject({ code: 'own_event' });
});

describe('a draft whose field changes', () => {
  test('is made anew by a drop, which says so and what was lost', async () => {
    const first = await draft();
    const { pairs } = first.draft;
    await tournaments.editRoundDraft(event.referee, event.id, {
      revision: first.revision,
      kind: 'swap',
      participant_ids: [pairs[0]!.a, pairs[1]!.a],
      reason: null,
    });
    await tournaments.drop(event.players[5]!, event.id);
    const second = await draft();
    expect(second).toMatchObject({ redrawn: 'left', lost_edits: 1, draft: { adjustments: [] } });
    expect(inField(second)).toBe(5);
    await tournaments.undoDrop(event.players[5]!, event.id);
    expect(await draft()).toMatchObject({ redrawn: 'entered' });
    expect(inField(await draft())).toBe(6);
  });

  test('stays the same draft while nothing changes what is drawn', async () => {
    const { revision } = await draft();
    await tournamentClock.advance(event.id);
    expect((await draft()).revision).toBe(revision);
  });
});

describe('at the moment of publishing', () => {
  test('a drop comes before, and the stale draft is refused, or after, and loses the match', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const built = await buildTournament(db, services, { players: 6, settings: SETTINGS });
      await tournaments.start(built.referee, built.id);
      const { current } = await tournaments.roundDraft(built.referee, built.id);
      const leaving = built.players[0]!;
      const commands = [
        () => tournaments.publishRound(built.referee, built.id, current!.revision),
        () => tournaments.drop(leaving, built.id),
      ];
      const [one, two] = turn % 2 === 0 ? commands : commands.toReversed();
      const results = (await Promise.allSettled([one!(), two!()])).map(codeOf).toSorted();
      const { stages, participants } = await stateOf(built.id);
      const own = Object.values(participants).find(({ user_id }) => user_id === leaving.user_id)!;
      expect(own.status).toBe('dropped');
      const match = stages[0]!.rounds[0]?.matches.find(({ a, b }) => a === own.id || b === own.id);
      if (results.includes('draft_changed')) expect(stages[0]!.rounds).toEqual([]);
      else {
        expect(results).toEqual(['done', 'done']);
        expect(match).toMatchObject({ status: 'forfeited' });
      }
    }
  });

  test.each(['late entry first', 'publishing first'])(
    'a late entry is paired or has missed the round: %s',
    async (order) => {
      const late = await buildAccount(db);
      const { revision } = await draft();
      const enter = () => tournaments.enterLate(late, event.id, { decks });
      const [one, two] =
        order === 'late entry first' ? [enter, () => publish(revision)] : [() => publish(revision), enter];
      const results = await Promise.allSettled([one(), two()]);
      const state = await stateOf();
      const own = Object.values(state.participants).find(({ user_id }) => user_id === late.user_id)!;
      expect(own.status).toBe('active');
      const [round] = state.stages[0]!.rounds;
      if (results.map(codeOf).includes('draft_changed')) {
        expect(round).toBeUndefined();
        expect(inField(await draft())).toBe(7);
      } else {
        expect(round!.matches).toHaveLength(3);
        expect(state.stages[0]).toMatchObject({ half_point_byes: [own.id] });
      }
    },
  );

  test('both orders one after the other: the late entrant is in the draft, or has a half point', async () => {
    const [early, late] = [await buildAccount(db), await buildAccount(db)];
    await tournaments.enterLate(early, event.id, { decks });
    expect(inField(await draft())).toBe(7);
    await publish();
    await tournaments.enterLate(late, event.id, { decks });
    const { stages, participants } = await stateOf();
    const idOf = ({ user_id }: typeof late) => Object.values(participants).find((one) => one.user_id === user_id)!.id;
    expect(stages[0]).toMatchObject({ half_point_byes: [idOf(late)] });
    await expect(tournaments.enterLate(late, event.id, { decks })).rejects.toMatchObject({
      code: 'wrong_participant_status',
    });
  });
});

test('a referee brings somebody in by name, and an unknown name says so at its field', async () => {
  const late = await buildAccount(db);
  const order = { username: late.username, decks, reason: '路上堵车' };
  await tournaments.enterOtherLate(event.referee, event.id, order);
  expect(inField(await draft())).toBe(7);
  await expect(
    tournaments.enterOtherLate(event.referee, event.id, { ...order, username: '没有这个人' }),
  ).rejects.toMatchObject({ code: 'unknown_account', errors: { username: '没有找到这个用户' } });
});

test('a round in which nobody has begun is taken back: its matches are void, their players told, and it waits again', async () => {
  await publish();
  const [first] = (await stateOf()).stages[0]!.rounds;
  await tournaments.takeBackRound(event.referee, event.id, '漏了一位选手');
  expect((await stateOf()).stages[0]).toMatchObject({ rounds: [], taken_back: 1 });
  const ids = first!.matches.map(({ match_id }) => match_id);
  const rows = await db.selectFrom('match').select(['status', 'withdrawn_at']).where('id', 'in', ids).execute();
  expect(rows.every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true);
  const told = await db
    .selectFrom('notification')
    .select('account_id')
    .where('dedupe_key', 'like', '%round_taken_back%')
    .execute();
  expect(told.length).toBeGreaterThanOrEqual(6);
  await publish();
  expect((await stateOf()).stages[0]!.rounds[0]!.matches).toHaveLength(3);
  expect(await matchCount()).toBe(6);
});

test('the next round waits when the one before is over', async () => {
  await publish();
  await playRound();
  expect((await draft()).draft.round).toBe(2);
});

test('what it does to others when somebody leaves is told before, and changes nothing', async () => {
  await publish();
  const before = await tournaments.get(null, event.id);
  const match = before.tournament.stages[0]!.rounds[0]!.matches[0]!;
  const effects = await tournaments.leavingEffects(event.referee, event.id, { participant_id: match.a, kind: 'drop' });
  expect(effects.forfeits).toMatchObject([{ table: 1, a_name: before.tournament.participants[match.a]!.name }]);
  expect(effects.standings.length).toBeGreaterThan(0);
  expect(await tournaments.get(null, event.id)).toEqual(before);
});

test('the staff topic names no player and no table', async () => {
  await draft();
  const events = await db.selectFrom('live_event').select('payload').where('topic', '=', staffTopic.of()).execute();
  const text = JSON.stringify(events);
  for (const { username } of event.players) expect(text).not.toContain(username);
});
