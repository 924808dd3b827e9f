import { BATTLE_AUDITS } from '@pailei/contracts/play/battles/battles.audits';
import { BATTLE_NOTICES } from '@pailei/contracts/play/battles/battles.notices';
import { sql } from 'kysely';
import type { Feature } from '../../ground/features/feature.ts';
import { battleListTopicDefinition, battleSideTopicDefinition, battleTopicDefinition } from './battle.serve.ts';
import { createBattleClock } from './battle-clock.ts';
import { createBattleRulingsService } from './battle-rulings.service.ts';
import { createBattlesService } from './battles.service.ts';
import { findBattlesOfTeams } from './lists/found-battles.reads.ts';
import type { BattleOwners } from './battle-owner.ts';
import type { BattlesDeps } from './battles.deps.ts';
import { publishBattle, publishBattleJob } from './lists/publish-battle.job.ts';
import { findDuePublications } from './lists/public-summary.ts';
import { battlesCalls } from './battles.calls.ts';

type Needs = Omit<BattlesDeps, 'owners'> & { battleOwners: BattleOwners };

export const battlesFeature = {
  name: 'battles',
  headings: {
    battles: {
      name: '团队战',
      about: '名单、签到、派人、换人与裁定。进行中的变化见实时协议的 battle 话题；每台是一个场次。',
    },
  },
  calls: [battlesCalls],
  services: {
    battles: ({ battleOwners, ...deps }: Needs) => createBattlesService({ ...deps, owners: battleOwners }),
    battleRulings: ({ battleOwners, ...deps }: Needs) => createBattleRulingsService({ ...deps, owners: battleOwners }),
    battleClock: ({ battleOwners, ...deps }: Omit<Needs, 'now'>) =>
      createBattleClock({ ...deps, owners: battleOwners }),
    battlesOfTeams: () => findBattlesOfTeams,
  },
  topics: [battleTopicDefinition, battleSideTopicDefinition, battleListTopicDefinition],
  jobs: [publishBattle],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findDuePublications(db, overdue, limit)).map(({ id, public_due_at }) =>
        publishBattleJob(id, public_due_at),
      ),
  ],
  audits: BATTLE_AUDITS.actions,
  target_names: {
    battle: (db, ids) =>
      db
        .selectFrom('battle')
        .select(['id', sql<string>`concat(state #>> '{sides,a,name}', ' 对 ', state #>> '{sides,b,name}')`.as('name')])
        .where('id', 'in', ids)
        .execute(),
  },
  notices: BATTLE_NOTICES,
} as const satisfies Feature;
