import { formatRate, type Fraction, type StandingsRow, type Tiebreaker } from '@pailei/domain/standings';
import {
  currentStandings,
  standingsAfterMatch,
  type MatchSummary,
  type Stage,
  type TournamentState,
} from '@pailei/domain/tournament';

/** A table with the state that it was computed from. */
export interface KnownStandings {
  readonly tournament: TournamentState;
  readonly stage: number;
  readonly rows: readonly StandingsRow[];
}

/**
 * The table of a Swiss stage. From the one known before only what a result has changed is computed; games that are
 * under way change nothing.
 */
export function nextStandings(
  known: KnownStandings | null,
  tournament: TournamentState,
  stage: number,
): KnownStandings {
  if (known?.tournament === tournament && known.stage === stage) return known;
  const changed = known && known.stage === stage ? changedResults(known.tournament, tournament, stage) : null;
  if (known === null || changed === null || changed.length > 1)
    return { tournament, stage, rows: currentStandings(tournament, stage) };
  const [match] = changed;
  if (match === undefined) return { ...known, tournament };
  return { tournament, stage, rows: standingsAfterMatch(known.tournament, known.rows, tournament, match) };
}

/** Ids of the matches whose result is another one now; null where more than results has changed. */
function changedResults(before: TournamentState, after: TournamentState, index: number): string[] | null {
  const [old, now] = [before.stages[index], after.stages[index]];
  if (!old || !now || before.participants !== after.participants || before.settings !== after.settings) return null;
  if (old === now) return [];
  if (old.entrants !== now.entrants || old.rounds.length !== now.rounds.length) return null;
  const changed: string[] = [];
  for (const [place, round] of now.rounds.entries()) {
    const known = old.rounds[place];
    if (known === round) continue;
    if (!known || known.status !== round.status || known.matches.length !== round.matches.length) return null;
    for (const [seat, match] of round.matches.entries()) {
      const was = known.matches[seat];
      if (was !== match && was && !hasSameResult(was, match)) changed.push(match.match_id);
    }
  }
  return changed;
}

function hasSameResult(x: MatchSummary, y: MatchSummary): boolean {
  return x.result === y.result && (x.result === null || (x.wins_a === y.wins_a && x.wins_b === y.wins_b));
}

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

export interface RoundCell {
  readonly text: string;
  readonly kind: 'win' | 'loss' | 'draw' | 'open' | 'none';
  readonly label: string;
}

/** `2:1` seen from one entrant. */
export function roundCell(entry: RoundEntry, id: string): RoundCell {
  if (entry === null) return { text: '–', kind: 'none', label: '未参加' };
  if (entry === 'bye') return { text: '轮空', kind: 'win', label: '轮空' };
  const isA = entry.a === id;
  const text = isA ? `${entry.wins_a}:${entry.wins_b}` : `${entry.wins_b}:${entry.wins_a}`;
  if (entry.result === null) return { text, kind: 'open', label: `进行中 ${text}` };
  if (entry.result === 'draw') return { text, kind: 'draw', label: `平 ${text}` };
  const hasWon = entry.result === (isA ? 'a' : 'b');
  return hasWon ? { text, kind: 'win', label: `胜 ${text}` } : { text, kind: 'loss', label: `负 ${text}` };
}

/** `5–1`, with draws `5–1–1`. */
export function recordText({ wins, losses, draws }: Pick<StandingsRow, 'wins' | 'losses' | 'draws'>): string {
  return draws > 0 ? `${wins}–${losses}–${draws}` : `${wins}–${losses}`;
}

/** A rate as percent with two decimals: `60.20`. */
export function percentText(rate: Fraction): string {
  const digits = formatRate(rate).replace('.', '');
  return `${Number(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

interface Figure {
  readonly label: string;
  readonly title: string;
  readonly text: (row: StandingsRow) => string;
}

/** Every tie-breaker with its figure; head-to-head has none, it is read off the meetings. */
const FIGURES: Readonly<Record<Exclude<Tiebreaker, 'head_to_head'>, Figure>> = {
  omw: { label: '对手胜率', title: '对手胜率 OMW，百分比', text: (row) => percentText(row.omw) },
  gw: { label: '局胜率', title: '局胜率 GW，百分比', text: (row) => percentText(row.gw) },
  ogw: { label: '对手局胜率', title: '对手局胜率 OGW，百分比', text: (row) => percentText(row.ogw) },
  buchholz: { label: '对手分', title: '对手分 Buchholz', text: (row) => String(row.buchholz) },
  buchholz_cut_1: { label: '对手分 去低', title: '去掉最低一个的对手分', text: (row) => String(row.buchholz_cut_1) },
  median_buchholz: { label: '中间对手分', title: '去掉最高和最低的对手分', text: (row) => String(row.median_buchholz) },
  sonneborn_berger: {
    label: '小分',
    title: '索伯分 Sonneborn-Berger',
    text: (row) => String(Math.round(row.sonneborn_berger.near * 100) / 100),
  },
};

export type FigureKey = keyof typeof FIGURES;

/** The figures that a table shows, in the order in which they decide. */
export function figureColumns(tiebreakers: readonly Tiebreaker[]): { key: FigureKey; figure: Figure }[] {
  return tiebreakers.flatMap((key) => (key === 'head_to_head' ? [] : { key, figure: FIGURES[key] }));
}

export function tiebreakerLabel(key: Tiebreaker): string {
  return key === 'head_to_head' ? '相互战绩' : FIGURES[key].label;
}

/** `积分 → 对手胜率 → … → 抽签` */
export function tiebreakOrder(tiebreakers: readonly Tiebreaker[]): string {
  return ['积分', ...tiebreakers.map(tiebreakerLabel), '抽签'].join(' → ');
}

/**
 * Who of a Swiss stage goes on, as the table stands: those of the next stage, before it starts the best who are still in. Whoever
 * has left makes room for the one below. Null where nothing follows.
 */
export function goingOn(
  { participants, settings, stages }: TournamentState,
  index: number,
  rows: readonly { readonly id: string }[],
): readonly string[] | null {
  const next = settings.stages[index + 1];
  if (next?.type !== 'single_elimination') return null;
  const entrants = stages[index + 1]?.entrants;
  const ids = rows.map(({ id }) => id);
  if (entrants) return ids.filter((id) => entrants.includes(id));
  return ids.filter((id) => participants[id]?.status === 'active').slice(0, next.size ?? ids.length);
}

export type Outcome = '晋级' | '止步' | '退赛' | '取消资格' | '';

/** What the stage meant to an entrant: who goes on is known from the next stage, else once this one is over. */
export function outcomeOf(tournament: TournamentState, index: number, id: string): Outcome {
  const status = tournament.participants[id]?.status;
  const goesOn = tournament.stages[index + 1]?.entrants.includes(id);
  if (goesOn) return '晋级';
  if (status === 'disqualified') return '取消资格';
  if (status === 'dropped') return '退赛';
  return goesOn === false ? '止步' : '';
}
