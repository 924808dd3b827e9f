import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { MatchSummary, Round } from '@pailei/domain/tournament/stages/stage-base';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

export const TABLE_FILTERS = ['all', 'running', 'dispute', 'finished'] as const;
export type TableFilter = (typeof TABLE_FILTERS)[number];

/** One round of one stage, as the switch offers it. */
export type RoundRef = {
  readonly key: string;
  readonly stage: Stage;
  readonly round: Round;
};

/** How a cell of the map looks: outlined, solid, hollow or grey. */
export type CellKind = 'live' | 'dispute' | 'waiting' | 'done';

export type TableRow = {
  readonly match: MatchSummary;
  readonly a: string;
  readonly b: string;
  readonly kind: CellKind;
};

/** Every round that has been opened, newest first. */
export function roundRefs(tournament: TournamentState): readonly RoundRef[] {
  const refs = tournament.stages.flatMap((stage) =>
    stage.rounds.map((round) => ({ key: `${stage.index}-${round.number}`, stage, round })),
  );
  return refs.filter(({ round }) => round.matches.length > 0).toReversed();
}

/** The rounds being played; when none is, the newest one. */
export function runningRounds(refs: readonly RoundRef[]): readonly RoundRef[] {
  const running = refs.filter(({ round }) => round.matches.some((match) => !isSeriesOver(match.status)));
  return running.length > 0 ? running : refs.slice(0, 1);
}

/** Every table of these rounds with the players' names, in the order of rounds and tables. */
export function tableRows(tournament: TournamentState, refs: readonly RoundRef[]): readonly TableRow[] {
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '待定';
  return refs.flatMap(({ round }) =>
    round.matches.map((match) => ({ match, a: nameOf(match.a), b: nameOf(match.b), kind: cellKind(match) })),
  );
}

export function cellKind({ status }: Pick<MatchSummary, 'status'>): CellKind {
  if (status === 'disputed') return 'dispute';
  if (status === 'scheduled' || status === 'check_in') return 'waiting';
  return isSeriesOver(status) ? 'done' : 'live';
}

export function matchesFilter(row: TableRow, filter: TableFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'running':
      return row.kind === 'live' || row.kind === 'waiting';
    case 'dispute':
      return row.kind === 'dispute';
    case 'finished':
      return row.kind === 'done';
    default:
      return filter satisfies never;
  }
}

/** Rows under a filter whose player's name, or whose table, matches what was typed. */
export function shownRows(rows: readonly TableRow[], filter: TableFilter, search: string): readonly TableRow[] {
  const term = search.trim().toLowerCase();
  return rows.filter((row) => {
    const isFound =
      term === '' || `${row.a}\n${row.b}`.toLowerCase().includes(term) || term === String(row.match.table);
    return isFound && matchesFilter(row, filter);
  });
}

export function filterCounts(rows: readonly TableRow[]): Readonly<Record<TableFilter, number>> {
  const count = (filter: TableFilter) => rows.filter((row) => matchesFilter(row, filter)).length;
  return { all: rows.length, running: count('running'), dispute: count('dispute'), finished: count('finished') };
}

/** `24 桌：3 桌进行中，2 桌争议，1 桌未开始，18 桌已结束`; kinds without a table are left out. */
export function mapSummary(rows: readonly TableRow[]): string {
  const labels: Readonly<Record<CellKind, string>> = {
    live: '进行中',
    dispute: '争议',
    waiting: '未开始',
    done: '已结束',
  };
  const kinds = (Object.keys(labels) as CellKind[]).map((kind) => ({
    kind,
    count: rows.filter((row) => row.kind === kind).length,
  }));
  const parts = kinds.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} 桌${labels[kind]}`);
  return `${rows.length} 桌${parts.length > 0 ? `：${parts.join('，')}` : ''}`;
}
