import {
  LIVE_ROWS,
  type SeasonHeader,
  type SeasonSummary,
  type SeasonView,
} from '@pailei/contracts/play/seasons/season-views';
import type { ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { Db } from '@pailei/db/client';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import type { SeasonByHand } from '@pailei/domain/seasons/season-by-hand';
import type { SeasonChampion } from '@pailei/domain/seasons/champions';
import { countRows, findStandings } from './season-facts.repository.ts';
import type { SeasonByHandView } from '@pailei/contracts/play/seasons/season-by-hand';
import { findVersions } from './seasons.repository.ts';

export async function seasonHeader(db: Db | Trx, row: SeasonRecordRow): Promise<SeasonHeader> {
  const { id, number, name, starts_at, ends_at, closed_at } = row;
  return { id, number, name, starts_at, ends_at, closed_at, versions: await findVersions(db, id) };
}

export async function seasonView(db: Db | Trx, row: SeasonRecordRow): Promise<SeasonView> {
  const [account, team] = [await tableTop(db, row.id, 'account'), await tableTop(db, row.id, 'team')];
  return { season: await seasonHeader(db, row), tables: { account, team } };
}

export async function tableTop(db: Db | Trx, seasonId: string, kind: CompetitorKind, limit = LIVE_ROWS) {
  return {
    total: await countRows(db, seasonId, kind),
    rows: await findStandings(db, seasonId, { kind, skip: 0, limit }),
  };
}

/** The champions count once a season is closed; while it is open again it has none. */
export function seasonSummary(row: SeasonRecordRow): SeasonSummary {
  const { id, number, name, starts_at, ends_at, closed_at } = row;
  const frozen = closed_at === null ? null : row.champions;
  const champions = { account: nameOf(frozen?.account), team: nameOf(frozen?.team) };
  const entered = row.by_hand && byHandOf(row.by_hand);
  return {
    id,
    number,
    name,
    starts_at,
    ends_at,
    closed_at,
    champions,
    ...(entered && {
      by_hand: {
        champion: entered.champion,
        is_team: entered.is_team,
        final: entered.final,
        picture_id: entered.picture_id,
      },
    }),
  };
}

export const byHandOf = (entered: SeasonByHand): SeasonByHandView => ({
  ...entered,
  places: [...entered.places],
  roster: [...entered.roster],
});

function nameOf(champion: SeasonChampion | null | undefined): SeasonSummary['champions']['team'] {
  if (!champion) return null;
  const { id, name, row, crest, road } = champion;
  const final = road.findLast(({ is_final }) => is_final);
  return {
    id,
    name,
    points: row.points,
    ...(crest && { crest }),
    ...(final && {
      final: { label: final.label, wins: final.wins, losses: final.losses, opponent: final.opponent },
    }),
  };
}

export async function managedSeason(db: Db | Trx, row: SeasonRecordRow): Promise<ManagedSeason> {
  const { prizes, one_team_per_player, content, revision, closed_at, champions } = row;
  const is_reopened = closed_at === null && champions !== null;
  const header = await seasonHeader(db, row);
  const by_hand = row.by_hand && byHandOf(row.by_hand);
  return { ...header, prizes, one_team_per_player, content: contentOf(content), revision, is_reopened, by_hand };
}

export const contentOf = ({ intro, matches }: SeasonRecordRow['content']) => ({
  intro,
  matches: matches.map(({ match_id, title, text }) => ({ match_id, title, text })),
});
