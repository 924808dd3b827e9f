import { appError } from '@pailei/contracts/http/errors';
import { BATTLE_ACCESS_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { createBattle as decideCreation } from '@pailei/domain/battles/create';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleSettings } from '@pailei/domain/battles/settings';
import type { BySide } from '@pailei/domain/series/sides';
import { isViolation } from '@pailei/domain/violation/violation';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../people/notifications/notify.ts';
import { lockApprovedTeams } from '../../people/team-locks/team-locks.ts';
import { insertBattleSecret } from '../random-secrets/random-secrets.ts';
import { battleDueJob } from './battle-due.job.ts';
import { battleNotices } from './commands/battle-notices.ts';
import { battleError } from './commands/decide-battle-command.ts';
import { followSummary } from './lists/public-summary.ts';
import { columnsOf, findBattle, insertBattle } from './state/battles.repository.ts';

export type BattleToCreate = {
  /** Missing: a new one. */
  id?: string;
  /** Ids of two approved teams. */
  teams: BySide<string>;
  settings: BattleSettings;
  /** ISO, UTC. */
  starts_at: string;
  owner: { readonly fixture_id: string } | { readonly challenge_id: string } | null;
  is_demo: boolean;
  now: string;
};

/**
 * A new battle, and its id. Locks both teams: neither is disbanded in between. Throws where one of them is not approved or the
 * settings or the start are not legal.
 */
export async function createBattle(trx: Trx, log: LiveLog, battle: BattleToCreate): Promise<string> {
  const { teams, settings, starts_at, owner, is_demo, now } = battle;
  const approved = await lockApprovedTeams(trx, [teams.a, teams.b]);
  const side = (team_id: string) => {
    const team = approved.get(team_id);
    if (!team) throw appError(BATTLE_ACCESS_ERRORS, 'not_approved');
    return { team_id, name: team.name };
  };
  const { id = newId() } = battle;
  const sides = { a: side(teams.a), b: side(teams.b) };
  const created = decideCreation({ battle_id: id, settings, sides, starts_at }, now);
  if (isViolation(created)) throw battleError(created);
  const events = log.addAll(battleTopic.of(id), [created]);
  const state = foldBattle(events);
  await insertBattle(trx, {
    id,
    fixture_id: null,
    challenge_id: null,
    ...owner,
    a_team_id: teams.a,
    b_team_id: teams.b,
    format: settings.format.code,
    ...columnsOf(state, now),
    due_set_at: now,
    delay_seconds: settings.delay_seconds,
    is_demo,
    created_at: now,
  });
  await insertBattleSecret(trx, id);
  if (state.due_at !== null) await enqueueJobs(trx, [battleDueJob(id, state.due_at)]);
  const row = await findBattle(trx, id);
  if (!row) throw new Error(`battle ${id} was not written`);
  await notify(trx, log, await battleNotices(trx, row, { state, events }));
  await followSummary(trx, log, { row, state, now });
  return id;
}
