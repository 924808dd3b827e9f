import type { AgendaOpponent } from '@pailei/contracts/play/agenda/agenda.api';
import type { Trx } from '@pailei/db/tx';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { readShownDecklists } from '../decklists/decklist-access.ts';
import type { OwnEntry } from '../tournaments/own-events.reads.ts';

/** The opponents of an entry, the last one first: of a delayed event as its public knows them. */
export async function readOpponents(
  trx: Trx,
  actor: Actor,
  { line, participant_id }: OwnEntry,
): Promise<AgendaOpponent[]> {
  const shown = await readShownDecklists(trx, line.id, actor);
  if (!shown) return [];
  const { event, isReadable } = shown;
  const matches = matchesIn(event);
  const met = Map.groupBy(
    matches.filter(({ a, b }) => a === participant_id || b === participant_id).toReversed(),
    ({ a, b }) => (a === participant_id ? b : a),
  );
  return [...met].flatMap(([id, between]) => {
    const opponent = event.participants[id];
    if (!opponent) return [];
    return [
      {
        tournament_id: event.id,
        tournament_name: event.name,
        participant_id: id,
        player: { id: opponent.user_id, username: opponent.name },
        record: recordOf(matches, id),
        match_ids: between.map(({ match_id }) => match_id),
        may_read_lists: isReadable(opponent),
      },
    ];
  });
}

const matchesIn = ({ stages }: TournamentState): MatchSummary[] =>
  stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));

/** Matches that are over, over all stages. */
function recordOf(matches: readonly MatchSummary[], id: string): AgendaOpponent['record'] {
  const record = { won: 0, lost: 0, drawn: 0 };
  for (const { a, b, result } of matches) {
    if (result === null || (a !== id && b !== id)) continue;
    if (result === 'draw') record.drawn += 1;
    else if (result === (a === id ? 'a' : 'b')) record.won += 1;
    else record.lost += 1;
  }
  return record;
}
