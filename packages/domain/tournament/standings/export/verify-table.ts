import { computeGroupStandings } from '../ties-and-leavers.ts';
import type { StandingsResult, StandingsRules } from '../types.ts';
import { resultFault, type MatchFormat } from './possible-results.ts';
import { exportPlaces, type ExportedPlace, type ExportedTable } from './export-table.ts';

/** What an export says, and what its own results give. */
export type TableDifference = {
  /** null: of the whole table. */
  readonly id: string | null;
  /** `rank`, `decided_by`, a criterion, or what is wrong with the facts themselves. */
  readonly field: string;
  readonly exported: string;
  readonly computed: string;
};

/**
 * Computes an exported table again from its entrants, results and rules alone. Empty: it is equal in every figure, and each result is one
 * that a match of the format can have. Without a format results are taken as they are.
 */
export function verifyTable(table: ExportedTable, rules: StandingsRules, format?: MatchFormat): TableDifference[] {
  const broken = [...brokenFacts(table), ...(format ? impossibleResults(table, format) : [])];
  if (broken.length > 0) return broken;
  const { entrants, results, annulled = [], deciders = [] } = table;
  const rows = computeGroupStandings({ entrants, results, ...rules }, { annulled, deciders });
  const computed = exportPlaces({ rows, rules });
  const exported = new Map(table.standings.map((place) => [place.id, place]));
  const known = new Set(computed.map(({ id }) => id));
  const strangers = table.standings.filter(({ id }) => !known.has(id));
  return [
    ...strangers.map(({ id, rank }) => ({ id, field: 'rank', exported: String(rank), computed: 'no such entrant' })),
    ...computed.flatMap((place) => differencesOf(exported.get(place.id), place)),
  ];
}

function impossibleResults({ results, deciders = [] }: ExportedTable, format: MatchFormat): TableDifference[] {
  return [...results, ...deciders].flatMap((result) => {
    const fault = resultFault(result, format);
    if (fault === null) return [];
    const id = result.kind === 'match' ? result.a : result.id;
    return [{ id, field: 'results', exported: fault, computed: 'no such result' }];
  });
}

/** Facts that no table can follow from. */
function brokenFacts({ entrants, results, standings, annulled = [], deciders = [] }: ExportedTable): TableDifference[] {
  const ids = new Set(entrants.map(({ id }) => id));
  const doubles = (field: string, values: readonly (string | number)[]): TableDifference[] =>
    values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => ({ id: null, field, exported: `${value} twice`, computed: 'each once' }));
  const namedIn = (list: readonly StandingsResult[]) =>
    list.flatMap((result) => (result.kind === 'match' ? [result.a, result.b] : [result.id]));
  const named = [...namedIn(results), ...namedIn(deciders), ...annulled];
  const unknown = [...new Set(named.filter((id) => !ids.has(id)))];
  return [
    ...doubles('entrants', ids.size === entrants.length ? [] : entrants.map(({ id }) => id)),
    ...doubles(
      'lots',
      entrants.map(({ lot }) => lot),
    ),
    ...doubles(
      'standings',
      standings.map(({ id }) => id),
    ),
    ...unknown.map((id) => ({ id, field: 'results', exported: 'has a result', computed: 'is no entrant' })),
  ];
}

type Figure = string | number | null | undefined;

function differencesOf(exported: ExportedPlace | undefined, computed: ExportedPlace): TableDifference[] {
  const { id } = computed;
  if (!exported) return [{ id, field: 'rank', exported: 'missing', computed: String(computed.rank) }];
  const keys = new Set([...Object.keys(exported.figures), ...Object.keys(computed.figures)]);
  const pairs: [field: string, exported: Figure, computed: Figure][] = [
    ['rank', exported.rank, computed.rank],
    ['decided_by', exported.decided_by, computed.decided_by],
    ...[...keys].map((key): [string, Figure, Figure] => [key, exported.figures[key], computed.figures[key]]),
  ];
  return pairs
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ id, field, exported: String(was ?? 'nothing'), computed: String(is ?? 'nothing') }));
}
