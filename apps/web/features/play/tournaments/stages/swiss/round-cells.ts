import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { Stage } from '@pailei/domain/tournament/stages/stage';

/** What a round brought to one entrant: their match, a bye, or nothing. */
export type RoundEntry = MatchSummary | 'bye' | null;

/** Each entrant's rounds in order. */
export function roundEntries(stage: Stage): ReadonlyMap<string, RoundEntry[]> {
  const entries = new Map<string, RoundEntry[]>(stage.entrants.map((id) => [id, stage.rounds.map(() => null)]));
  const put = (id: string, round: number, entry: RoundEntry) => {
    const own = entries.get(id);
    if (own) own[round] = entry;
  };
  for (const [index, { matches, bye }] of stage.rounds.entries()) {
    if (bye !== null) put(bye, index, 'bye');
    for (const match of matches) {
      put(match.a, index, match);
      put(match.b, index, match);
    }
  }
  return entries;
}

export type RoundCell = {
  readonly text: string;
  readonly kind: 'win' | 'loss' | 'draw' | 'open' | 'none';
  readonly label: string;
};

/** `2:1` seen from one entrant; where somebody gave up before a game, who won. */
export function roundCell(entry: RoundEntry, id: string): RoundCell {
  if (entry === null) return { text: '–', kind: 'none', label: '未参加' };
  if (entry === 'bye') return { text: '轮空', kind: 'win', label: '轮空' };
  const isA = entry.a === id;
  const text = isA ? `${entry.wins_a}:${entry.wins_b}` : `${entry.wins_b}:${entry.wins_a}`;
  if (entry.result === null) return { text, kind: 'open', label: `进行中 ${text}` };
  if (entry.result === 'draw') return { text, kind: 'draw', label: `平 ${text}` };
  const hasWon = entry.result === (isA ? 'a' : 'b');
  const won = hasWon ? '胜' : '负';
  const isUnplayed = entry.status === 'forfeited' && entry.wins_a + entry.wins_b === 0;
  return { text: isUnplayed ? won : text, kind: hasWon ? 'win' : 'loss', label: `${won} ${text}` };
}
