import { MATCH_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/match-calls.api';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { readSince } from '@pailei/live/log';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { buildAccount, buildServices, buildTournament } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { seatedMatch } from '../../../../tests/support/seat.ts';
import { staffTopicDefinition } from '../staff/staff.serve.ts';
import { createBattleCallsService, createMatchCallsService } from './referee-calls.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const services = buildServices(db);
const deps = { ...world.deps, matches: world.matches, battleRulings: world.rulings };
const matchCalls = createMatchCallsService(deps);
const battleCalls = createBattleCallsService(deps);
const referee = await buildAccount(db, 'referee');
const admin = await buildAccount(db, 'admin');

/** What a referee is called to: who calls, an opponent, and when its clock runs out. */
type Called = {
  kind: 'match' | 'battle';
  id: string;
  caller: Actor;
  opponent: Actor;
  board_number: number | null;
  dueAt(): Promise<string | null>;
};

const dueOf = async (table: 'match' | 'battle', id: string) =>
  (await db.selectFrom(table).select('due_at').where('id', '=', id).executeTakeFirstOrThrow()).due_at;

async function toMatch(): Promise<Called> {
  const stages = [{ type: 'swiss', rounds: 1, best_of: 3 }] as const;
  const cup = await buildTournament(db, services, { players: 2, settings: { bans: 0, stages } });
  await services.tournaments.start(cup.referee, cup.id);
  const { id, sides } = await seatedMatch(db, cup);
  const common = { caller: sides.a, opponent: sides.b, board_number: null };
  return { kind: 'match', id, ...common, dueAt: () => dueOf('match', id) };
}

async function newBattle() {
  const battle = await world.build(battleSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' }));
  const common = { kind: 'battle' as const, id: battle.id, opponent: world.captainOf(battle, 'b') };
  return { battle, common };
}

/** Line-ups are due. */
async function toBattle(): Promise<Called> {
  const { battle, common } = await newBattle();
  const caller = world.captainOf(battle, 'a');
  return { ...common, caller, board_number: null, dueAt: () => dueOf('battle', battle.id) };
}

async function toBoard(): Promise<Called> {
  const { battle, common } = await newBattle();
  await world.start(battle);
  const match = await world.matchOf(battle.id, 2);
  const caller = world.player(battle, 'a', 1);
  return { ...common, caller, board_number: 2, dueAt: () => dueOf('match', match) };
}

const serviceOf = ({ kind }: Called) => (kind === 'match' ? matchCalls : battleCalls);
const open = ({ kind, id, caller, board_number }: Called, actor = caller) => {
  const once = { idempotencyKey: undefined };
  const text = '对手没有到';
  return kind === 'match'
    ? matchCalls.open(actor, id, { body: { text }, ...once })
    : battleCalls.open(actor, id, { body: { text, board_number }, ...once });
};

async function cases(id: string) {
  const view = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
  return view?.cases.filter((one) => 'call_id' in one && one.call_id === id) ?? [];
}

const noticesOf = async (actor: Actor) =>
  (await db.selectFrom('notification').select('notice').where('account_id', '=', actor.user_id).execute()).map(
    ({ notice }) => notice,
  );

describe.each([
  ['a match', toMatch],
  ['a battle', toBattle],
  ['a board', toBoard],
])('a call to %s', (_name, build) => {
  let called: Called;
  beforeEach(async () => {
    world.clock.offsetMs = 0;
    called = await build();
  });

  test('is one of a side at a time, and rings at the referees', async () => {
    const call = await open(called);
    await expect(open(called)).rejects.toMatchObject({ code: 'call_open', status: 409 });
    expect(await cases(call.id)).toHaveLength(1);
    expect(JSON.stringify(await noticesOf(referee))).toContain('对手没有到');
  });

  test('is withdrawn by its side until a referee has taken it up', async () => {
    const first = { id: called.id, call_id: (await open(called)).id };
    await expect(serviceOf(called).withdraw(called.opponent, first)).rejects.toMatchObject({ status: 404 });
    const { closed } = await serviceOf(called).withdraw(called.caller, first);
    expect(closed).toMatchObject({ outcome: 'withdrawn' });
    expect(await cases(first.call_id)).toEqual([]);
    await expect(serviceOf(called).withdraw(called.caller, first)).rejects.toMatchObject({ code: 'call_closed' });
    const second = { id: called.id, call_id: (await open(called)).id };
    await serviceOf(called).answer(referee, second);
    await expect(serviceOf(called).withdraw(called.caller, second)).rejects.toMatchObject({ code: 'call_taken' });
  });

  test('is answered by one referee, of which its caller is notified', async () => {
    const call = { id: called.id, call_id: (await open(called)).id };
    await serviceOf(called).answer(referee, call);
    await expect(serviceOf(called).answer(admin, call)).rejects.toMatchObject({ code: 'call_answered' });
    expect(await cases(call.call_id)).toMatchObject([{ answered_by: { id: referee.user_id } }]);
    expect(await noticesOf(called.caller)).toContainEqual(
      expect.objectContaining({ kind: 'referee_call_answered', referee_name: referee.username }),
    );
  });

  test('is handed up to the admins once', async () => {
    const call = { id: called.id, call_id: (await open(called)).id };
    expect((await serviceOf(called).escalate(referee, call)).escalated_at).toBeTruthy();
    await expect(serviceOf(called).escalate(referee, call)).rejects.toMatchObject({ code: 'call_escalated' });
    expect(await cases(call.call_id)).toMatchObject([{ escalated_at: expect.any(String) }]);
    const kind = `${called.kind}_call_escalated`;
    expect((await noticesOf(admin)).filter((notice) => notice.kind === kind)).not.toEqual([]);
    expect((await noticesOf(referee)).filter((notice) => notice.kind === kind)).toEqual([]);
  });

  test('is settled once, with the time that it took given back to the clock that runs', async () => {
    const before = (await called.dueAt()) ?? '';
    const call = { id: called.id, call_id: (await open(called)).id };
    world.clock.offsetMs += 120_000;
    const resolve = () => serviceOf(called).resolve(referee, call, { credit: true });
    const { closed } = await resolve();
    const gained = (Date.parse((await called.dueAt()) ?? '') - Date.parse(before)) / 1_000;
    expect(gained).toBeGreaterThanOrEqual(120);
    expect(gained).toBeLessThan(140);
    expect(closed).toMatchObject({ outcome: 'resolved', credited_seconds: gained });
    await expect(resolve()).rejects.toMatchObject({ code: 'call_closed' });
    expect(await noticesOf(called.caller)).toContainEqual(
      expect.objectContaining({ kind: 'referee_call_resolved', credited_seconds: gained }),
    );
  });

  test('is nothing for a referee who has a part in it', async () => {
    const call = { id: called.id, call_id: (await open(called)).id };
    const playing: Actor = { ...called.opponent, role: 'referee' };
    const service = serviceOf(called);
    for (const attempt of [
      () => service.list(playing, called.id),
      () => service.answer(playing, call),
      () => service.escalate(playing, call),
      () => service.resolve(playing, call, { credit: true }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 });
  });

  test('shows no referee at large what it says', async () => {
    const from = (await readSince(db, staffTopic.of(), 0, 10_000)).length;
    await open(called);
    const news = (await readSince(db, staffTopic.of(), 0, 10_000)).slice(from);
    expect(news).not.toEqual([]);
    expect(JSON.stringify(news)).not.toContain('对手没有到');
  });
});

test('the players of a board call by its battle alone', async () => {
  const { battle } = await newBattle();
  await world.start(battle);
  const id = await world.matchOf(battle.id, 1);
  const body = { text: '对手没有到' };
  await expect(
    matchCalls.open(world.player(battle, 'a', 0), id, { body, idempotencyKey: undefined }),
  ).rejects.toMatchObject({ message: MATCH_CALL_ERRORS.board_call[1], status: 409 });
});
