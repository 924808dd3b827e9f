import { battleStaffTopic } from '@pailei/contracts/play/referee-calls/battle-staff.topic';
import { isId } from '@pailei/db/id';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';
import { findShownBattle } from '../battles/shown-battle.ts';
import { readCalls } from '../battles/calls/change-calls.ts';

/** Who may rule on the battle: referees who are of neither team, as the database knows them. */
export const battleStaffTopicDefinition = serveTopic(battleStaffTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownBattle(db, id, actor) : undefined;
    if (!shown) return { allowed: false, code: 'not_found' };
    const mayRule = holdsRight('referee', actor) && shown.place === undefined;
    return mayRule ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx, id) => readCalls(trx, id ?? ''),
});
