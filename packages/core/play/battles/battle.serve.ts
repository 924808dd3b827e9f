import { battleListTopic } from '@pailei/contracts/play/battles/battle-list.topic';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { battleSnapshot, readBattleSide } from './battles.reads.ts';
import { listSnapshot } from './lists/battle-lists.ts';
import { findShownBattle } from './shown-battle.ts';

/** Everybody, the public with the battle's delay: there is no such topic before its first event is that old. */
export const battleTopicDefinition = serveTopic(battleTopic, {
  async authorize({ actor, id, db }) {
    const shown = isId(id) ? await findShownBattle(db, id, actor) : undefined;
    return shown ? { allowed: true, delay_seconds: shown.delay } : { allowed: false, code: 'not_found' };
  },
  snapshot: (trx, id, at) => battleSnapshot(trx, id ?? '', at === 'head' ? undefined : at.version),
});

/** The members of that side's team alone, as they are now. */
export const battleSideTopicDefinition = serveTopic(battleSideTopic, {
  async authorize({ actor, id, side, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownBattle(db, id, actor) : undefined;
    if (!shown) return { allowed: false, code: 'not_found' };
    return shown.place?.side === side ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async (trx, id, _at, side) => (id && side ? readBattleSide(trx, id, side) : undefined),
});

/** The lines of delayed battles change here once the public may know it. */
export const battleListTopicDefinition = serveTopic(battleListTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => listSnapshot(trx),
});
