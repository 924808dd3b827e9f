import type { SeasonCompetitor, SeasonItem } from '@pailei/contracts/play/seasons/season-views';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { itemsOf, type CompetitorKind, type SeasonFact } from '@pailei/domain/seasons';
import { readSeasonRecord } from './counting/season-record.ts';
import { findAdjustments, findPosition, findStandings } from './season-facts.repository.ts';
import { findNames } from './names.reads.ts';

export type Who = { kind: CompetitorKind; id: string };

/** How the points of one competitor come about, fact by fact. */
export async function competitorView(trx: Trx, season: SeasonRecordRow, { kind, id }: Who): Promise<SeasonCompetitor> {
  const position = await findPosition(trx, season.id, kind, id);
  const skip = Math.max(0, (position ?? 1) - 2);
  const near =
    position === undefined ? [] : await findStandings(trx, season.id, { kind, skip, limit: position - skip });
  const [standing, before] = [near.at(-1) ?? null, near.at(-2)];
  const adjustments = await findAdjustments(trx, season.id);
  return {
    standing,
    behind: standing && before ? before.points - standing.points : null,
    items: await itemViews(trx, season, { kind, id }),
    adjustments: adjustments
      .filter((one) => one.competitor_kind === kind && one.competitor_id === id)
      .map(({ id: adjustment, points, reason, by, at }) => ({ id: adjustment, points, reason, by, at })),
  };
}

async function itemViews(trx: Trx, season: SeasonRecordRow, { kind, id }: Who): Promise<SeasonItem[]> {
  const record = await readSeasonRecord(trx, season);
  const items = itemsOf(kind, id, record);
  const duels = record.facts.filter((fact) => fact.competitor_id === id).filter((fact) => fact.kind !== 'placement');
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

type Duel = Exclude<SeasonFact, { kind: 'placement' }>;

const matchOf = ({ match_id, kind, opponent_id }: Duel, names: ReadonlyMap<string, string>) => ({
  match_id,
  is_won: kind === 'win',
  opponent: names.get(opponent_id) ?? '',
});
