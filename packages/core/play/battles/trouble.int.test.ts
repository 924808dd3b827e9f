import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { createTeamMembersService } from '@pailei/core/people/teams/members/members.service';
import { createChallengesService } from '@pailei/core/play/challenges/challenges.service';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { battleOwners } from '../match-owners/match-owners.ts';
import { battleDeadlinesOf } from './battle-clock.ts';
import { rescheduleBattle } from './reschedule-battle.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, rulings, matches, build, captainOf, player, lineUpOf, rowOf, stateOf, start, playOn, runOut } = world;
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
const reason = '核对录像';

let referee: Actor;
beforeEach(async () => {
  world.clock.offsetMs = 0;
  referee = await buildAccount(db, 'referee');
});

const refusal = ([status, message]: readonly [number, string]) => ({ status, message });
const setRole = (account: Actor, role: 'captain' | 'vice_captain' | 'member') =>
  db.updateTable('team_member').set({ role }).where('account_id', '=', account.user_id).execute();

describe('a line-up', () => {
  test('with a player twice, a stranger or a deck of somebody else says so at the player', async () => {
    const battle = await build(BOARDS);
    const lock = (change: object) =>
      battles.lockLineUp(captainOf(battle, 'a'), battle.id, { ...lineUpOf(battle, 'a'), ...change });
    const { players } = lineUpOf(battle, 'a');
    const [first, second, third] = players;
    await expect(lock({ players: [first, second, first] })).rejects.toMatchObject({
      ...refusal(BATTLE_ERRORS.duplicate_player),
      errors: { [`players.${first!.account_id}`]: BATTLE_ERRORS.duplicate_player[1] },
    });
    const stranger = { account_id: (await buildAccount(db)).user_id, deck_ids: [] };
    await expect(lock({ players: [first, second, stranger] })).rejects.toMatchObject(
      refusal(BATTLE_ERRORS.not_a_member),
    );
    await expect(lock({ players: [first, second, { ...third, deck_ids: second!.deck_ids }] })).rejects.toMatchObject(
      refusal(BATTLE_ACCESS_ERRORS.unknown_deck),
    );
    await expect(lock({ players: [first, second] })).rejects.toMatchObject(refusal(BATTLE_ERRORS.wrong_player_count));
    expect((await stateOf(battle.id)).sides.a.line_up.locked).toBe(false);
  });

  test('that comes a second late finds the one that the system made', async () => {
    const battle = await build(BOARDS);
    await runOut(battle.id);
    const late = battles.lockLineUp(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
    await expect(late).rejects.toMatchObject(refusal(BATTLE_ERRORS.line_up_locked));
    const { sides } = await stateOf(battle.id);
    expect(sides.a.line_up).toMatchObject({ locked: true, by_system: true, size: 3 });
    const { line_up } = await battles.side(captainOf(battle, 'a'), battle.id);
    expect(line_up?.players.map(({ account_id }) => account_id)).toEqual(
      [0, 1, 2].map((index) => player(battle, 'a', index).user_id),
    );
  });

  test('keeps its decks as they were, whatever becomes of them', async () => {
    const battle = await build(BOARDS);
    const lineUp = lineUpOf(battle, 'a');
    await start(battle);
    const deck = lineUp.players[0]!.deck_ids[0]!;
    await db.updateTable('deck').set({ name: '改了', class: 'priest' }).where('id', '=', deck).execute();
    const { decks } = await matches.side(player(battle, 'a', 0), await world.matchOf(battle.id, 1));
    expect(decks[0]).toMatchObject({ class: 'mage' });
    expect(decks[0]!.name).not.toBe('改了');
  });

  test('draft is for any captain of the team to go on with, and for nobody else', async () => {
    const battle = await build(BOARDS);
    await battles.saveDraft(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
    const seen = await battles.side(player(battle, 'a', 4), battle.id);
    expect(seen.draft).toMatchObject({ saved_by: { id: captainOf(battle, 'a').user_id } });
    expect((await battles.side(captainOf(battle, 'b'), battle.id)).draft).toBeNull();
    const member = battles.saveDraft(player(battle, 'a', 4), battle.id, lineUpOf(battle, 'a'));
    await expect(member).rejects.toMatchObject(refusal(BATTLE_ACCESS_ERRORS.leaders_only));
  });

  test('takes no player whose match in another battle cannot be over by then', async () => {
    const battle = await build(BOARDS);
    const other = await build(BOARDS);
    await start(battle);
    const starts_at = new Date(Date.parse(world.now()) + 6 * 60_000).toISOString();
    await inTransaction(world.deps, (trx, log) =>
      rescheduleBattle(trx, log, { id: other.id, starts_at, now: world.now() }),
    );
    const busy = player(battle, 'a', 0);
    await db
      .deleteFrom('team_member')
      .where('account_id', '=', player(other, 'a', 5).user_id)
      .execute();
    await db
      .updateTable('team_member')
      .set({ team_id: other.teams.a.id, slot: 6, role: 'member' })
      .where('account_id', '=', player(battle, 'a', 2).user_id)
      .execute();
    const moved = {
      account_id: player(battle, 'a', 2).user_id,
      deck_ids: battle.teams.a.members[2]!.decks.slice(0, 1),
    };
    const lineUp = lineUpOf(other, 'a');
    const players = [...lineUp.players.slice(0, 2), moved].map((one) => ({ ...one, deck_ids: [...one.deck_ids] }));
    expect(busy.user_id).not.toBe(moved.account_id);
    await expect(battles.lockLineUp(captainOf(other, 'a'), other.id, { ...lineUp, players })).rejects.toMatchObject(
      refusal(BATTLE_ERRORS.playing_elsewhere),
    );
  });
});

describe('a substitution', () => {
  test('comes from the bench, once, and not after the board has opened', async () => {
    const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
    await start(battle);
    const change = (out: number, into: number) =>
      battles.substitute(captainOf(battle, 'a'), battle.id, {
        out: player(battle, 'a', out).user_id,
        player: player(battle, 'a', into).user_id,
      });
    await expect(change(0, 3)).rejects.toMatchObject(refusal(BATTLE_ERRORS.player_has_board));
    await expect(change(1, 4)).rejects.toMatchObject(refusal(BATTLE_ERRORS.not_on_bench));
    await change(1, 3);
    await expect(change(2, 1)).rejects.toMatchObject(refusal(BATTLE_ERRORS.already_substituted));
    await playOn(battle, 'b');
    const next = (await stateOf(battle.id)).boards.at(-1)!;
    expect(next.seats[0]!.account_id).toBe(player(battle, 'a', 3).user_id);
  });
});

describe('a captain', () => {
  test('who was handed over acts no more, and the new one does', async () => {
    const battle = await build(BOARDS);
    const [former, next] = [captainOf(battle, 'a'), player(battle, 'a', 3)];
    await db.transaction().execute(async (trx) => {
      const of = (account: Actor, role: 'captain' | 'member') =>
        trx.updateTable('team_member').set({ role }).where('account_id', '=', account.user_id).execute();
      await of(former, 'member');
      await of(next, 'captain');
    });
    const lock = (actor: Actor) => battles.lockLineUp(actor, battle.id, lineUpOf(battle, 'a'));
    await expect(lock(former)).rejects.toMatchObject(refusal(BATTLE_ACCESS_ERRORS.leaders_only));
    await expect(lock(next)).resolves.toMatchObject({ battle: { sides: { a: { line_up: { locked: true } } } } });
  });

  test('or vice captain reads the own side of a board in full, never the other', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    const id = await world.matchOf(battle.id, 3);
    const own = await matches.side(captainOf(battle, 'b'), id);
    expect(own.side).toBe('b');
    expect(own.decks).toHaveLength(1);
    expect((await matches.side(player(battle, 'a', 1), id)).side).toBe('a');
    await expect(matches.side(player(battle, 'a', 4), id)).rejects.toMatchObject({ status: 403 });
    await setRole(player(battle, 'b', 1), 'member');
    await expect(matches.side(player(battle, 'b', 1), id)).rejects.toMatchObject({ status: 403 });
  });

  test('of the other team, or a stranger, learns that they may not', async () => {
    const battle = await build(BOARDS);
    const stranger = await buildAccount(db);
    await expect(battles.checkIn(stranger, battle.id)).rejects.toMatchObject(
      refusal(BATTLE_ACCESS_ERRORS.members_only),
    );
    await expect(battles.forfeit(stranger, battle.id)).rejects.toMatchObject(
      refusal(BATTLE_ACCESS_ERRORS.leaders_only),
    );
    await expect(battles.side(stranger, battle.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a team', () => {
  test('is not disbanded in the middle of a battle', async () => {
    const battle = await build(BOARDS);
    const members = createTeamMembersService({ ...world.deps, challenges: createChallengesService(world.deps) });
    const disband = () => members.disband(captainOf(battle, 'a'), battle.teams.a.id, { name: battle.teams.a.name });
    await expect(disband()).rejects.toMatchObject(refusal(TEAM_ERRORS.still_playing));
    await battles.forfeit(captainOf(battle, 'a'), battle.id);
    await disband();
  });

  test('whose player was kicked after the lock plays with the line-up as it was locked', async () => {
    const battle = await build(BOARDS);
    for (const side of ['a', 'b'] as const)
      await battles.lockLineUp(captainOf(battle, side), battle.id, lineUpOf(battle, side));
    const kicked = player(battle, 'a', 2);
    await db.deleteFrom('team_member').where('account_id', '=', kicked.user_id).execute();
    await expect(battles.side(kicked, battle.id)).rejects.toMatchObject({ status: 403 });
    await runOut(battle.id);
    await runOut(battle.id);
    expect((await stateOf(battle.id)).boards[2]!.seats[0]!.account_id).toBe(kicked.user_id);
  });

  test('that nobody checks in for has its boards decided by their own check-in', async () => {
    const battle = await build(BOARDS);
    await runOut(battle.id);
    await runOut(battle.id);
    await runOut(battle.id);
    for (const number of [1, 2, 3]) {
      const id = await world.matchOf(battle.id, number);
      for (let row = await matchRow(id); row.due_at !== null; row = await matchRow(id)) {
        world.clock.offsetMs = Math.max(world.clock.offsetMs, Date.parse(row.due_at) - Date.now() + 5);
        await world.expireMatch(id, row.due_at);
      }
    }
    const { boards, score } = await stateOf(battle.id);
    expect(boards.map(({ end_cause }) => end_cause)).toEqual(['both_absent', 'both_absent', 'both_absent']);
    expect(score).toEqual({ a: 0, b: 0 });
  });
});

const matchRow = (id: string) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('time', () => {
  test('that maintenance took is given back once', async () => {
    const battle = await build(BOARDS);
    const before = await rowOf(battle.id);
    world.clock.offsetMs = 600_000;
    const pause = { since: before.due_set_at!, isOver: true, window_ids: [] };
    const credit = () =>
      inTransaction(world.deps, (trx, log) =>
        battleDeadlinesOf(battleOwners).credit({ trx, log, now: world.now() }, pause),
      );
    await credit();
    const after = await rowOf(battle.id);
    const given = Date.parse(after.due_at!) - Date.parse(before.due_at!);
    expect(given).toBe(Date.parse(after.due_set_at!) - Date.parse(before.due_set_at!));
    expect(given).toBeGreaterThanOrEqual(600_000);
  });

  test('runs out for a referee and the clock in the same second, and one of them finds it done', async () => {
    const battle = await build(BOARDS);
    const { due_at } = await rowOf(battle.id);
    const extend = rulings.rule(referee, battle.id, { type: 'extend', due_at: due_at!, seconds: 600, reason });
    const [ruled] = await Promise.allSettled([extend, runOut(battle.id)]);
    const { sides, due_at: now } = await stateOf(battle.id);
    if (ruled.status === 'fulfilled' && !sides.a.line_up.locked) {
      expect(Date.parse(now!) - Date.parse(due_at!)).toBe(600_000);
    } else {
      expect(sides.a.line_up).toMatchObject({ locked: true, by_system: true });
      expect(ruled).toMatchObject({ status: 'rejected', reason: refusal(BATTLE_ERRORS.stale_deadline) });
    }
  });

  test('that is paused lets nothing pass, and goes on with what was left', async () => {
    const battle = await build(BOARDS);
    const { due_at } = await rowOf(battle.id);
    await rulings.rule(referee, battle.id, { type: 'pause', reason });
    expect(await rowOf(battle.id)).toMatchObject({ status: 'paused', due_at: null });
    const lock = battles.lockLineUp(captainOf(battle, 'a'), battle.id, lineUpOf(battle, 'a'));
    await expect(lock).rejects.toMatchObject(refusal(BATTLE_ERRORS.battle_paused));
    world.clock.offsetMs = 60_000;
    await rulings.rule(referee, battle.id, { type: 'resume', reason });
    expect(Date.parse((await rowOf(battle.id)).due_at!)).toBeGreaterThanOrEqual(Date.parse(due_at!) + 59_000);
  });
});

test('a ruling stands in the audit log, and says of a replaced player only whose they are', async () => {
  const battle = await build(BOARDS);
  for (const side of ['a', 'b'] as const)
    await battles.lockLineUp(captainOf(battle, side), battle.id, lineUpOf(battle, side));
  const member = battle.teams.a.members[4]!;
  await rulings.rule(referee, battle.id, {
    type: 'replace_player',
    side: 'a',
    out: player(battle, 'a', 2).user_id,
    player: { account_id: member.actor.user_id, deck_ids: [member.decks[0]!] },
    reason,
  });
  const row = await db.selectFrom('audit_log').selectAll().where('target_id', '=', battle.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ action: 'battle.replace_player', reason });
  expect(JSON.stringify(row)).not.toContain(member.actor.user_id);
});
