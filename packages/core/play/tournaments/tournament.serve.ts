import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { findShownEvent } from './shown-tournament.ts';
import { loadTournament, tournamentAt } from './tournament-state.ts';
import { findTournament } from './tournaments.repository.ts';

/** Its whole public state, with the event's delay for the public. */
export const tournamentTopicDefinition = serveTopic(tournamentTopic, {
  async authorize({ actor, id, db }) {
    const shown = isId(id) ? await findShownEvent(db, id, actor) : undefined;
    return shown ? { allowed: true, delay_seconds: shown.delay } : { allowed: false, code: 'not_found' };
  },
  async snapshot(trx, id, at) {
    const row = await findTournament(trx, id ?? '');
    if (!row) return undefined;
    return at === 'head' ? (await loadTournament(trx, row)).state : tournamentAt(trx, row, at.version);
  },
  // The delay is a setting.
  changesRights: ['tournament_updated'],
});
