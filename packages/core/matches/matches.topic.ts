import { isId } from '@pailei/db/id';
import type { TopicDefinition } from '@pailei/live/registry';
import { sideOf } from './match-row.ts';
import { matchSnapshot, readMatchSide } from './matches.reads.ts';
import { findMatch } from './matches.repository.ts';
import { findShownMatch } from './shown-match.ts';

const NOT_FOUND = { allowed: false, code: 'not_found' } as const;

/** `match:<id>`: everybody, the public with the event's delay: there is no such topic before its first event is that old. */
export const matchTopicDefinition: TopicDefinition = {
  kind: 'match',
  async authorize({ actor, id, db }) {
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    return shown ? { allowed: true, delay_seconds: shown.delay } : NOT_FOUND;
  },
  snapshot: (trx, id, at) => matchSnapshot(trx, id ?? '', at === 'head' ? undefined : at.version),
};

/** `match:<id>:side:<a|b>`: that side's player alone. */
export const matchSideTopicDefinition: TopicDefinition = {
  kind: 'match_side',
  async authorize({ actor, id, side, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    if (!shown) return NOT_FOUND;
    return sideOf(shown.row, actor.user_id) === side
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id, _at, side) {
    const row = await findMatch(trx, id ?? '');
    return row && side ? readMatchSide(trx, row, side) : undefined;
  },
};
