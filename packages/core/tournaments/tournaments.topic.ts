import { isId } from '@pailei/db/id';
import type { TopicDefinition } from '@pailei/live/registry';
import { loadTournament, tournamentAt } from './tournament-state.ts';
import { lobbySnapshot } from './tournaments.list.ts';
import { canSee, viewDelay } from './tournaments.policy.ts';
import { findTournament } from './tournaments.repository.ts';

/** `tournament:<id>`: its whole public state, with the event's delay for the public. */
export const tournamentTopicDefinition: TopicDefinition = {
  kind: 'tournament',
  async authorize({ actor, id, db }) {
    const row = isId(id) ? await findTournament(db, id) : undefined;
    if (!row || !canSee(row, actor)) return { allowed: false, code: 'not_found' };
    return { allowed: true, delay_seconds: viewDelay(row, actor) };
  },
  async snapshot(trx, id, at) {
    const row = await findTournament(trx, id ?? '');
    if (!row) return undefined;
    return at === 'head' ? (await loadTournament(trx, row)).state : tournamentAt(trx, row, at.version);
  },
};

/** `tournaments`: the lobby's lines. */
export const lobbyTopicDefinition: TopicDefinition = {
  kind: 'tournaments',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => lobbySnapshot(trx, new Date().toISOString()),
};
