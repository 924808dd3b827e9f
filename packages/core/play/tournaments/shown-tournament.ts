import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Db } from '@pailei/db/client';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { delayFor } from '../../site/visibility/reader.ts';
import { isUnpublished, mayReadUnpublished } from '../../site/visibility/unpublished.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { tournamentViewAt, tournamentView } from './tournament-state.ts';
import { findParticipant, findTournament, firstPublicVersion } from './tournaments.repository.ts';

/** An event that exists for a reader; `version` where their view trails. */
export type ShownEvent = { row: TournamentRow; delay: number; version?: number };

/**
 * What was never opened is the organisers' own. For the public an event begins with its first public change, once that is older than the
 * delay; those who entered it know it from there on.
 */
export async function findShownEvent(db: Db | Trx, id: string, actor: Actor | null): Promise<ShownEvent | undefined> {
  const row = await findTournament(db, id);
  if (!row) return undefined;
  if (isUnpublished(row)) return mayReadUnpublished(actor, row) ? { row, delay: 0 } : undefined;
  const delay = delayFor(actor, row);
  if (delay === 0) return { row, delay };
  const [visible, first] = [
    await visibleVersion(db, tournamentTopic.of(id), delay),
    await firstPublicVersion(db, tournamentTopic.of(id)),
  ];
  if (first === undefined) return undefined;
  if (visible >= first) return { row, delay, version: visible };
  const isEntrant = actor !== null && (await findParticipant(db, id, actor.user_id)) !== undefined;
  return isEntrant ? { row, delay, version: first } : undefined;
}

/** A tournament as this reader is shown it, with the event's delay; `undefined` where there is none for them. */
export async function shownTournament(trx: Trx, id: string, actor: Actor | null): Promise<TournamentView | undefined> {
  const shown = await findShownEvent(trx, id, actor);
  if (!shown) return undefined;
  const { row, version } = shown;
  return version === undefined ? tournamentView(trx, row) : tournamentViewAt(trx, row, version);
}
