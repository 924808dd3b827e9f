import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { readSince } from '@pailei/live/log';

/** More events than any log has between two of its stored states. */
const WHOLE_TAIL = 100_000;

/** A competitor's entry in an event that is over, with the event as its log says. */
export type ReadEntry = { readonly event: TournamentState; readonly participant: string };

type Of = { event_id: string; kind: CompetitorKind; id: string };

export async function readEntry(trx: Trx, { event_id, kind, id }: Of): Promise<ReadEntry | undefined> {
  const row = await trx
    .selectFrom('participant')
    .innerJoin('tournament', 'tournament.id', 'participant.tournament_id')
    .select(['participant.id', 'tournament.state', 'tournament.state_version'])
    .where('participant.tournament_id', '=', event_id)
    .where(kind === 'team' ? 'participant.team_id' : 'participant.account_id', '=', id)
    .where('participant.place', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const tail = await readSince(trx, tournamentTopic.of(event_id), row.state_version, WHOLE_TAIL);
  return { event: tail.reduce(foldTournamentTopic, row.state), participant: row.id };
}
