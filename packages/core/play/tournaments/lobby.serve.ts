import { lobbyTopic } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';
import { serveTopic } from '@pailei/live/registry';
import { lobbySnapshot } from './tournaments.list.ts';

/** The lobby's lines. Those of delayed events change here once the public may know it. */
export const lobbyTopicDefinition = serveTopic(lobbyTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => lobbySnapshot(trx),
});
