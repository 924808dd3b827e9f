import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { readableSideOf } from './match-seats.ts';
import { readMatchSide } from './matches.reads.ts';
import { findMatch } from './find-matches.ts';
import { findShownMatch } from './shown-match.ts';

/** That side's player alone. */
export const matchSideTopicDefinition = serveTopic(matchSideTopic, {
  async authorize({ actor, id, side, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const shown = isId(id) ? await findShownMatch(db, id, actor) : undefined;
    if (!shown) return { allowed: false, code: 'not_found' };
    return readableSideOf(shown.row, actor.user_id) === side
      ? { allowed: true, delay_seconds: 0 }
      : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id, _at, side) {
    const row = await findMatch(trx, id ?? '');
    return row && side ? readMatchSide(trx, row, side) : undefined;
  },
});
