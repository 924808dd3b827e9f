import { standingsExportSchema, type StandingsExport } from '@pailei/contracts/play/tournaments/standings-export';
import { STAGE_BEST_OF } from '@pailei/domain/tournament/stages/stage-base';
import { verifyTable, type TableDifference } from '@pailei/domain/tournament/standings/export/verify-table';
import type { MatchFormat } from '@pailei/domain/tournament/standings/export/possible-results';

export type Verdict = { readonly isEqual: boolean; readonly lines: readonly string[] };

/** Faults of a file that are listed before the rest is only counted. */
const SHOWN_MAX = 40;

/** Computes an exported table anew from the text of its file. A file that is no export is not equal, and says why. */
export function verifyExport(text: string): Verdict {
  const read = readExport(text);
  if ('fault' in read) return { isEqual: false, lines: [read.fault] };
  const { event, stage, rules, tables, rule_sheet_hash } = read;
  const head = [
    `${event.name} (${event.id}), stage ${stage.index + 1} (${stage.type}, ${stage.status}), version ${event.version}`,
    `rules: ${rules.tiebreakers.join(' > ') || 'points alone'}; byes in opponents' rates: ${rules.byes_in_opponent_rates ? 'yes' : 'no'}; head-to-head: ${rules.head_to_head}`,
    `rule sheet: ${rule_sheet_hash ?? 'none'}`,
  ];
  const differences = tables.flatMap((table) =>
    verifyTable(table, rules, stage.format ?? longestFormat(table)).map((difference) =>
      differenceText(table, difference),
    ),
  );
  const entrants = tables.reduce((sum, table) => sum + table.entrants.length, 0);
  const results = tables.reduce((sum, table) => sum + table.results.length, 0);
  const checked = `${tables.length} table(s), ${entrants} entrants, ${results} results`;
  if (differences.length === 0) return { isEqual: true, lines: [...head, `Equal in every figure: ${checked}.`] };
  const more = differences.length - SHOWN_MAX;
  return {
    isEqual: false,
    lines: [
      ...head,
      `Not equal: ${differences.length} difference(s) in ${checked}.`,
      ...differences.slice(0, SHOWN_MAX),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ],
  };
}

/** An export from before it named its format: no match is longer than the longest of all, and battles are taken as they are. */
function longestFormat({ results }: StandingsExport['tables'][number]): MatchFormat | undefined {
  const hasBattles = results.some((result) => 'battle' in result);
  return hasBattles ? undefined : { best_of: Math.max(...STAGE_BEST_OF), boards: null };
}

function readExport(text: string): StandingsExport | { readonly fault: string } {
  const json = parsed(text.replace(/^\u{feff}/u, ''));
  if (json === undefined) {
    const isCsv = /^\u{feff}?(组|名次),/u.test(text);
    return {
      fault: isCsv
        ? 'This is the CSV export, which leaves out the results. Export the standings as JSON and verify that file.'
        : 'This file is not JSON. Export the standings of a stage as JSON.',
    };
  }
  const result = standingsExportSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') || 'the file';
  return { fault: `This is no whole export of standings: ${path}: ${issue?.message ?? 'broken'}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function differenceText(
  { group, entrants }: StandingsExport['tables'][number],
  { id, field, exported, computed }: TableDifference,
): string {
  const name = entrants.find((entrant) => entrant.id === id)?.name;
  const who = id === null ? 'the table' : `${name ?? 'unknown'} (${id})`;
  const where = group === null ? '' : `group ${group + 1}, `;
  return `  ${where}${who}, ${field}: the file says ${exported}, its results give ${computed}`;
}
