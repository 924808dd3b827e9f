import {
  STANDINGS_EXPORT_FORMAT,
  STANDINGS_EXPORT_VERSION,
  type StandingsExport,
} from '@pailei/contracts/play/tournaments/standings-export';
import { CRITERION_NAMES, DECIDED_BY_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { exportTable, figureCriteria } from '@pailei/domain/tournament/standings/export/export-table';
import { figureOf, isAmongTied } from '@pailei/domain/tournament/standings/proof/figure-of';
import { formatRate } from '@pailei/domain/tournament/standings/fraction';
import { tiedAt } from '@pailei/domain/tournament/standings/proof/tie-steps';
import type { Criterion, StandingsResult, StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { OrderedTable } from '@pailei/domain/tournament/standings/proof/types';
import { matchFormat } from '@pailei/domain/tournament/teams/team-scores';
import { standingsTables, type StandingsTable } from '@pailei/domain/tournament/standings-tables';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

const CACHE = 'private, no-cache';

type Exported = TournamentView & { readonly stage: number };

/** `undefined` where the stage is none, has not begun or has no standings. */
export function standingsJsonFile({ tournament, version, stage }: Exported) {
  const begun = tournament.stages[stage];
  const tables = standingsTables(tournament, stage);
  const [first] = tables;
  if (!begun || !first) return undefined;
  const { tiebreakers, byes_in_opponent_rates, head_to_head = 'once' } = first.rules;
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '';
  const file: StandingsExport = {
    format: STANDINGS_EXPORT_FORMAT,
    version: STANDINGS_EXPORT_VERSION,
    event: { id: tournament.id, name: tournament.name, status: tournament.status, version },
    rule_sheet_hash: tournament.rule_versions?.at(-1)?.hash ?? null,
    stage: { index: stage, type: begun.type, status: begun.status, format: matchFormat(tournament, stage) },
    rules: { tiebreakers, byes_in_opponent_rates, head_to_head },
    tables: tables.map((table) => {
      const { entrants, results, annulled, deciders, standings } = exportTable(table);
      return {
        group: table.group,
        entrants: entrants.map((entrant) => ({ ...entrant, name: nameOf(entrant.id) })),
        results: results.map(withRound),
        ...(annulled && { annulled: [...annulled] }),
        ...(deciders && { deciders: deciders.map(withRound) }),
        standings: [...standings],
      };
    }),
  };
  return textFile('standings.json', `${JSON.stringify(file, null, 2)}\n`, CACHE);
}

/** For a spreadsheet, to be read: rounded figures, and what decided each place. */
export function standingsCsvFile({ tournament, stage }: Exported) {
  const tables = standingsTables(tournament, stage);
  const [first] = tables;
  if (!first) return undefined;
  const criteria = figureCriteria(first.rules);
  const groups = tables.length > 1;
  const head = [
    ...(groups ? ['组'] : []),
    '名次',
    '选手',
    '胜',
    '平',
    '负',
    '胜局',
    '负局',
    ...criteria.map((criterion) => CRITERION_NAMES[criterion]),
    '抽签号',
    '名次依据',
  ];
  const lines = tables.flatMap((table) =>
    table.rows.map((row) => [
      ...(groups ? [String((table.group ?? 0) + 1)] : []),
      String(row.rank),
      tournament.participants[row.id]?.name ?? '',
      ...[row.wins, row.draws, row.losses, row.games_won, row.games_lost].map(String),
      ...criteria.map((criterion) => figureText(table, row, criterion)),
      String(row.lot),
      row.decided_by === null ? '' : DECIDED_BY_NAMES[row.decided_by],
    ]),
  );
  return textFile('standings.csv', CSV_MARK + csvLines([head, ...lines]), CACHE);
}

function figureText(table: OrderedTable & StandingsTable, row: StandingsRow, criterion: Criterion): string | number {
  const group = isAmongTied(criterion) ? tiedAt(row, table, criterion) : [row];
  const value = group.length === 0 ? null : figureOf(criterion, row, group);
  if (!value) return '';
  return value.n % value.d === 0n ? Number(value.n / value.d) : formatRate(value);
}

const withRound = ({ round = 0, ...result }: StandingsResult) => ({ ...result, round });
