import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';

export type CrossResult = {
  readonly key: string;
  /** `2:1`, seen from the entrant of the row. */
  readonly text: string;
  readonly kind: 'win' | 'loss' | 'draw' | 'open' | 'planned' | 'annulled';
  /** For who hears the table. */
  readonly label: string;
  /** null: nothing was opened that could be looked at. */
  readonly match_id: string | null;
};

/** What each of a group has against each other one, leg by leg: by the entrant of the row and that of the column. */
export function crossTable(fixtures: readonly GroupFixture[]): ReadonlyMap<string, readonly CrossResult[]> {
  const cells = new Map<string, CrossResult[]>();
  for (const fixture of fixtures) {
    const { a, b } = fixture;
    if (a === null || b === null) continue;
    for (const [row, column] of [
      [a, b],
      [b, a],
    ] as const) {
      const key = cellKey(row, column);
      cells.set(key, [...(cells.get(key) ?? []), resultFor(fixture, row)]);
    }
  }
  return cells;
}

export function cellKey(row: string, column: string): string {
  return `${row} ${column}`;
}

function resultFor(fixture: GroupFixture, id: string): CrossResult {
  const { node, match, state } = fixture;
  const score = match && (match.a === id ? `${match.wins_a}:${match.wins_b}` : `${match.wins_b}:${match.wins_a}`);
  return { key: node, match_id: match?.match_id ?? null, ...looksOf(fixture, state, id, score) };
}

/** Whether a match has begun, so that its score says something. */
export const hasScore = (match: GroupFixture['match']): match is NonNullable<GroupFixture['match']> =>
  match !== null && match.status !== 'scheduled' && match.status !== 'check_in';

function looksOf(
  { winner_id, match }: GroupFixture,
  state: GroupFixture['state'],
  id: string,
  score: string | null,
): Pick<CrossResult, 'text' | 'kind' | 'label'> {
  switch (state) {
    case 'planned':
    case 'idle':
      return { text: '·', kind: 'planned', label: '未开始' };
    case 'open':
      return hasScore(match)
        ? { text: score ?? '', kind: 'open', label: `进行中 ${score}` }
        : { text: '·', kind: 'open', label: '未开始' };
    case 'annulled':
      return { text: score ?? '–', kind: 'annulled', label: '成绩作废' };
    case 'forfeited':
      return winner_id === id
        ? { text: '胜', kind: 'win', label: '对手退出，胜' }
        : { text: '负', kind: 'loss', label: '退出，负' };
    case 'over':
      if (match?.result === 'draw') return { text: score ?? '', kind: 'draw', label: `平 ${score}` };
      return winner_id === id
        ? { text: score ?? '', kind: 'win', label: `胜 ${score}` }
        : { text: score ?? '', kind: 'loss', label: `负 ${score}` };
    default:
      return state satisfies never;
  }
}
