import { defineJob, keyTime, type NewJob } from '../../../ground/jobs/job.ts';

type Services = { battleClock: { publish(id: string): Promise<void> } };

/** A delayed battle's line in lists, when its last change is old enough. */
export const publishBattle = defineJob({
  name: 'publish-battle',
  fields: ['battle_id'],
  run: ({ battleClock }: Services, { battle_id }) => battleClock.publish(battle_id),
});

/** When a change of a delayed battle becomes public. */
export const publishBattleJob = (battleId: string, dueAt: string): NewJob =>
  publishBattle.create({ battle_id: battleId }, { key: `${battleId}_${keyTime(dueAt)}`, run_at: dueAt });
