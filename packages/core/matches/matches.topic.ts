import { isId } from '@pailei/db/id';
import type { TopicDefinition } from '@pailei/live/registry';
import { sideOf } from './match-row.ts';
import { viewDelay } from './matches.policy.ts';
import { matchSnapshot, readMatchSide } from './matches.reads.ts';
import { findMatch } from './matches.repository.ts';

const NOT_FOUND = { allowed: false, code: 'not_found' } as const;

/** `match:<id>`: everybody, the public with the event's delay. */
export const matchTopicDefinition: TopicDefinition = {
  kind: 'match',
  async authorize({ actor, id, db }) {
    const row = isId(id) ? await findMatch(db, id) : undefined;
    return row ? { allowed: true, delay_seconds: viewDelay(row, actor) } : NOT_FOUND;
  },
  snapshot: (trx, id, at) => matchSnapshot(trx, id ?? '', at === 'head' ? undefined : at.version),
};

/** `match:<id>:side:<a|b>`: that side's player alone. */
export const matchSideTopicDefinition: TopicDefinition = {
  kind: 'match_side',
  async authorize({ actor, id, side, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const row = isId(id) ? await findMatch(db, id) : undefined;
    if (!row) return NOT_FOUND;
    return sideOf(row, actor.user_id) === side
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id, _at, side) {
    const row = await findMatch(trx, id ?? '');
    return row && side ? readMatchSide(trx, row, side) : undefined;
  },
};
