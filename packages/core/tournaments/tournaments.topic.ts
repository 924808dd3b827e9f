import { isId } from '@pailei/db/id';
import type { TopicDefinition } from '@pailei/live/registry';
import { findShownEvent } from './shown-tournament.ts';
import { loadTournament, tournamentAt } from './tournament-state.ts';
import { lobbySnapshot } from './tournaments.list.ts';
import { findTournament } from './tournaments.repository.ts';

/** `tournament:<id>`: its whole public state, with the event's delay for the public. */
export const tournamentTopicDefinition: TopicDefinition = {
  kind: 'tournament',
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
  changesRights: ({ t }) => t === 'tournament_updated',
};

/** `tournaments`: the lobby's lines. Those of delayed events change here once the public may know it. */
export const lobbyTopicDefinition: TopicDefinition = {
  kind: 'tournaments',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => lobbySnapshot(trx),
};
