import { BATTLE_AUDITS } from '@pailei/contracts/play/battles/battles.audits';
import { BATTLE_NOTICES } from '@pailei/contracts/play/battles/battles.notices';
import { sql } from 'kysely';
import type { Feature } from '../../ground/features/feature.ts';
import {
  battleDeadlinesOf,
  battleListTopicDefinition,
  battleSideTopicDefinition,
  battleTopicDefinition,
  createBattleClock,
  createBattleRulingsService,
  createBattlesService,
} from './index.ts';
import { battleOwners } from '../match-owners/index.ts';
import type { BattlesDeps } from './battles.deps.ts';
import { publishBattle, publishBattleJob } from './lists/publish-battle.job.ts';
import { findDuePublications } from './lists/public-summary.ts';

export const battlesFeature = {
  name: 'battles',
  services: {
    battles: (deps: Omit<BattlesDeps, 'owners'>) => createBattlesService({ ...deps, owners: battleOwners }),
    battleRulings: (deps: Omit<BattlesDeps, 'owners'>) => createBattleRulingsService({ ...deps, owners: battleOwners }),
    battleClock: (deps: Pick<BattlesDeps, 'db' | 'publisher'>) => createBattleClock({ ...deps, owners: battleOwners }),
  },
  topics: [battleTopicDefinition, battleSideTopicDefinition, battleListTopicDefinition],
  jobs: [publishBattle],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findDuePublications(db, overdue, limit)).map(({ id, public_due_at }) =>
        publishBattleJob(id, public_due_at),
      ),
  ],
  clocks: [battleDeadlinesOf(battleOwners)],
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
