import { generalError } from '@pailei/contracts/http/errors';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { readEpoch, readHeads, readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { findShownEvent } from './shown-tournament.ts';
import { foldWhole } from './tournament-state.ts';
import { firstPublicVersion } from './tournaments.repository.ts';

/**
 * A page of an event's log after a version, as far as this reader is shown the event. What the organisers changed before they
 * opened it is no part of it: the log begins with the event as it was then. Throws 404 where there is nothing for them.
 */
export async function eventLogPage(
  trx: Trx,
  actor: Actor | null,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<EventLogPage> {
  const shown = await findShownEvent(trx, id, actor);
  if (!shown) throw generalError('not_found');
  const topic = tournamentTopic.of(id);
  const version = shown.version ?? (await readHeads(trx, [topic])).get(topic) ?? 0;
  const first = (await firstPublicVersion(trx, topic)) ?? 1;
  const events = await readSince(trx, topic, Math.max(after, first), limit);
  return {
    epoch: await readEpoch(trx),
    version: Math.max(version, first),
    start: after < first ? { version: first, tournament: await stateAtBegin(trx, shown.row, first) } : null,
    events: events.filter(({ v }) => v <= version),
  };
}

async function stateAtBegin(trx: Trx, row: TournamentRow, version: number): Promise<TournamentState> {
  return foldWhole(await readSince(trx, tournamentTopic.of(row.id), 0, version));
}
