import type { SeasonCompetitor, SeasonItem } from '@pailei/contracts/play/seasons/season-views';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { itemsOf, type SeasonRecord } from '@pailei/domain/seasons/table';
import type { CompetitorKind, SeasonFact } from '@pailei/domain/seasons/types';
import { readSeasonRecord } from './counting/season-record.ts';
import { findPosition, findStandings, type Who } from './season-facts.repository.ts';
import { findNames } from './names.reads.ts';

/** How the points of one competitor come about, fact by fact. */
export async function competitorView(trx: Trx, season: SeasonRecordRow, who: Who): Promise<SeasonCompetitor> {
  const { kind, id } = who;
  const position = await findPosition(trx, season.id, kind, id);
  const skip = Math.max(0, (position ?? 1) - 2);
  const near =
    position === undefined ? [] : await findStandings(trx, season.id, { kind, skip, limit: position - skip });
  const [standing, before] = [near.at(-1) ?? null, near.at(-2)];
  const record = await readSeasonRecord(trx, season, who);
  return {
    standing,
    behind: standing && before ? before.points - standing.points : null,
    items: await itemViews(trx, record, who),
    adjustments: record.adjustments.map(({ id: adjustment, points, reason, by, at }) => ({
      id: adjustment,
      points,
      reason,
      by,
      at,
    })),
  };
}

async function itemViews(trx: Trx, record: SeasonRecord, { kind, id }: Who): Promise<SeasonItem[]> {
  const items = itemsOf(kind, id, record);
  const duels = record.facts.flatMap((fact) => playedIn(fact, kind));
  const names = await findNames(trx, {
    tournament: items.map(({ event_id }) => event_id),
    [kind]: duels.map(({ opponent_id }) => opponent_id),
  });
  return items.map((item) => ({
    ...item,
    event_name: names.get(item.event_id) ?? '',
    matches: duels.filter(({ event_id }) => event_id === item.event_id).map((duel) => matchOf(duel, names)),
  }));
}

type Played = { event_id: string; match_id: string; is_won: boolean; opponent_id: string };

/** What was played for a fact: the boards of a team stand in its battles. */
function playedIn(fact: SeasonFact, kind: CompetitorKind): Played[] {
  if (fact.kind === 'placement') return [];
  const { event_id, match_id, opponent_id } = fact;
  if (match_id === null || ('board_number' in fact && kind === 'team')) return [];
  return [{ event_id, match_id, is_won: fact.kind === 'win' || fact.kind === 'board_won', opponent_id }];
}

const matchOf = ({ match_id, is_won, opponent_id }: Played, names: ReadonlyMap<string, string>) => ({
  match_id,
  is_won,
  opponent: names.get(opponent_id) ?? '',
});
