import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServices, buildTournament, type BuiltTournament } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { seatedMatch, type SeatedMatch } from '../../../../tests/support/seat.ts';
import { createPenaltiesService } from './penalties.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { matches, tournaments, clock } = services;
const penalties = createPenaltiesService({ db });
const of = async (account: Actor) => (await penalties.ofPlayer(account, account.user_id)).penalties;
const settings = {
  stages: [{ type: 'swiss', rounds: 2, best_of: 1 }],
  bans: 0,
  shield: false,
  delay_seconds: 120,
} as const;

let cup: BuiltTournament;
let match: SeatedMatch;
beforeEach(async () => {
  clock.offsetMs = 0;
  cup = await buildTournament(db, services, { players: 4, settings });
  await tournaments.start(cup.referee, cup.id);
  match = await seatedMatch(db, cup);
});

const tellings = async ({ user_id }: Actor) => {
  const events = db.selectFrom('live_event').select('type').where('topic', '=', personalTopic.of(user_id));
  return (await events.where('type', '=', 'penalties_changed').execute()).length;
};

describe('what a player was given', () => {
  test('stands with event, match, game, reason, referee and time, at once also in a delayed event', async () => {
    const { a, b } = match.sides;
    await matches.rule(cup.referee, match.id, { type: 'caution', side: 'a', reason: '语言不当' });
    expect(await of(a)).toEqual([
      {
        tournament_id: cup.id,
        battle_id: null,
        match_id: match.id,
        tournament_name: '测试赛',
        label: expect.any(String),
        game_number: null,
        kind: 'caution',
        reason: '语言不当',
        given_by: cup.referee.username,
        given_at: expect.any(String),
        withdrawn_at: null,
      },
    ]);
    expect(await of(b)).toEqual([]);
    expect([await tellings(a), await tellings(b)]).toEqual([1, 0]);
  });

  test('is told once where two referees press at once, and not where the rules refuse', async () => {
    const { a } = match.sides;
    const rulings = await Promise.allSettled(
      [cup.referee, cup.admin].map((who) =>
        matches.rule(who, match.id, { type: 'give_match_loss', side: 'a', reason: '冒名顶替' }),
      ),
    );
    expect(rulings.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await of(a)).map(({ kind }) => kind)).toEqual(['match_loss']);
    expect(await tellings(a)).toBe(1);
  });

  test('counts no longer, and stays on record, when its round is taken back', async () => {
    const { a } = match.sides;
    await matches.rule(cup.referee, match.id, { type: 'warn', side: 'a', reason: '拖延比赛' });
    const before = await of(a);
    await tournaments.takeBackRound(cup.referee, cup.id, '漏了一位选手');
    const [taken, ...others] = await of(a);
    expect(others).toEqual([]);
    expect(taken).toEqual({ ...before[0], withdrawn_at: expect.any(String) });
  });

  test('counts no longer, and stays on record, when a referee undid it; what came after it counts', async () => {
    const { a, b } = match.sides;
    await matches.rule(cup.referee, match.id, { type: 'warn', side: 'a', reason: '认错了人' });
    clock.offsetMs += 5_000;
    await matches.rule(cup.referee, match.id, { type: 'undo_ruling', reason: '认错了人' });
    clock.offsetMs += 5_000;
    await matches.rule(cup.referee, match.id, { type: 'warn', side: 'b', reason: '拖延比赛' });
    expect(await of(a)).toMatchObject([{ kind: 'warning', reason: '认错了人', withdrawn_at: expect.any(String) }]);
    expect(await of(b)).toMatchObject([{ kind: 'warning', reason: '拖延比赛', withdrawn_at: null }]);
  });

  test('for a whole event names no match', async () => {
    const { a } = match.sides;
    const { participant_id } = await tournaments.entry(a, cup.id);
    await tournaments.disqualify(cup.referee, cup.id, participant_id ?? '', '身份不符');
    expect(await of(a)).toMatchObject([
      { kind: 'disqualification', reason: '身份不符', match_id: null, tournament_id: cup.id, withdrawn_at: null },
    ]);
  });
});
