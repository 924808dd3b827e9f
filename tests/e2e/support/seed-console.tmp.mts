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
keep('live', two);
const three = await support.buildBattle({ code: 'conquest_team', size: 3 }, 4);
await support.startBattle(three, 3);
keep('naming', three);
writeFileSync('/tmp/console-seed.json', JSON.stringify(out));
console.log(Object.keys(out), 'seeded');
