import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { matchSnapshot } from './matches.reads.ts';
import { findShownMatch } from './shown-match.ts';

/** Everybody, the public with the event's delay: there is no such topic before its first event is that old. */
export const matchTopicDefinition = serveTopic(matchTopic, {
  async authorize({ actor, id, db }) {
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    return shown ? { allowed: true, delay_seconds: shown.delay } : { allowed: false, code: 'not_found' };
  },
  snapshot: (trx, id, at) => matchSnapshot(trx, id ?? '', at === 'head' ? undefined : at.version),
});
