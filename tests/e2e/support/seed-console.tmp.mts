import { writeFileSync } from 'node:fs';
import { createDemoAccounts } from '@pailei/core/people/users';
import { createDatabase } from '@pailei/db/client';
import { battleChatApi } from '@pailei/contracts/play/battle-chat/battle-chat.api';
const db = createDatabase({ url: process.env['E2E_DATABASE_URL']!, max: 2 });
const tag = Date.now().toString(36);
const staff = await createDemoAccounts(db, [
  { username: `组织${tag}`, role: 'admin' },
  { username: `一剑${tag}`, role: 'referee' },
] as never);
await db.destroy();
process.env['E2E_STAFF'] = JSON.stringify(
  staff.map((one, index) => ({ ...one, role: index === 0 ? 'admin' : 'referee' })),
);
const support = await import('./battles.ts');
const { storedSession } = await import('./players.ts');
const out: Record<string, unknown> = {};
const keep = (name: string, battle: Awaited<ReturnType<typeof support.buildBattle>>) => {
  out[name] = {
    id: battle.id,
    a: storedSession(battle.teams.a.captain),
    b: storedSession(battle.teams.b.captain),
    m: storedSession(battle.teams.a.members[0]!),
    p: storedSession(battle.teams.a.all[4] ?? battle.teams.a.all[2]!),
  };
};
const one = await support.buildBattle({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }, 4);
await support.lockLineUp(one, 'b', 3);
keep('line-up', one);
const two = await support.buildBattle({ code: 'boards', size: 5, decided: 'majority', tie: 'ace' }, 6);
await support.startBattle(two, 5);
for (const [player, text] of [
  [two.teams.a.members[0]!, '对面牧师留了两张清场，别铺太满'],
  [two.teams.a.captain, '采茶人准备'],
  [two.teams.a.members[1]!, '在，三副都锁好了'],
] as const)
  await player.site.call(battleChatApi.add, { params: { id: two.id }, body: { line: 'team', text } } as never);

const { matchesApi } = await import('@pailei/contracts/play/matches/matches.api');
const { commandOf } = await import('../../support/play-match.ts');
async function playBoard(number: number, winner: 'a' | 'b', stop: number, of = two) {
  const all = [...of.teams.a.all, ...of.teams.b.all];
  const board = (await support.stateOf(of)).boards.find((one) => one.number === number)!;
  const id = board.match_id!;
  for (let step = 0; step < stop; step += 1)
    for (const side of ['a', 'b'] as const) {
      const { series, info } = await of.teams.a.captain.site.call(matchesApi.get, { params: { id } });
      const command = commandOf(series, side, winner) as never as { type: string } | null;
      const actor = all.find(({ user }) => user.id === info.players[side]);
      if (!command || !actor) continue;
      const { type, ...body } = command as { type: string };
      const names = {
        ready: 'ready',
        pick: 'pick',
        report: 'report',
        report_result: 'report',
        lock_pick: 'pick',
        lock_bans: 'bans',
      } as Record<string, string>;
      const key = names[type];
      if (!key) {
        console.log('?', type);
        continue;
      }
      await actor.site
        .call((matchesApi as never as Record<string, never>)[key]!, { params: { id }, body } as never)
        .catch((e: Error) => console.log(type, e.message));
    }
}
await playBoard(1, 'a', 40);
await playBoard(2, 'b', 40);
await playBoard(3, 'a', 5);
await playBoard(4, 'b', 2);
keep('live', two);
const ace = await support.buildBattle({ code: 'boards', size: 4, decided: 'majority', tie: 'ace' }, 5);
await support.startBattle(ace, 4);
for (const [n, w] of [
  [1, 'a'],
  [2, 'a'],
  [3, 'b'],
  [4, 'b'],
] as const)
  await playBoard(n, w, 40, ace);
keep('ace', ace);
const ring = await support.buildBattle({ code: 'winner_stays', size: 5, order: 'free', revival: false }, 5);
await support.startBattle(ring, 5);
await playBoard(1, 'b', 40, ring);
keep('ring', ring);
const three = await support.buildBattle({ code: 'conquest_team', size: 3 }, 4);
await support.startBattle(three, 3);
keep('naming', three);
keep('relay', await support.buildBattle({ code: 'relay', size: 3 }, 4));
keep('co_op', await support.buildBattle({ code: 'co_op', size: 1 }, 4));
const grid = await support.buildBattle({ code: 'scheveningen', size: 3 }, 4);
await support.startBattle(grid, 3);
keep('grid', grid);
const pair = await support.buildBattle({ code: 'two_v_two', size: 2, decider: 'board' }, 3);
await support.startBattle(pair, 2);
keep('pair', pair);
writeFileSync('/tmp/console-seed.json', JSON.stringify(out));
console.log(Object.keys(out), 'seeded');
