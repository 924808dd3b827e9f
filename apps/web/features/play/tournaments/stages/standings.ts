import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { criteriaOf } from '@pailei/domain/tournament/standings/criteria';
import { formatRate, fraction, type Fraction } from '@pailei/domain/tournament/standings/fraction';
import { gameDifference, gamesPlayed, lateLosses } from '@pailei/domain/tournament/standings/compare';
import type { StandingsRow, Tiebreaker } from '@pailei/domain/tournament/standings/types';
import { currentStandings, standingsAfterMatch } from '@pailei/domain/tournament/views';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** A table with the state that it was computed from. */
export type KnownStandings = {
  readonly tournament: TournamentState;
  readonly stage: number;
  readonly rows: readonly StandingsRow[];
};

/**
 * The table of a stage. From the one known before only what a result has changed is computed; games that are
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

/** `5–1`, with draws `5–1–1`. */
export function recordText({ wins, losses, draws }: Pick<StandingsRow, 'wins' | 'losses' | 'draws'>): string {
  return draws > 0 ? `${wins}–${losses}–${draws}` : `${wins}–${losses}`;
}

/** A rate as percent with two decimals: `60.20`. */
export function percentText(rate: Fraction): string {
  const digits = formatRate(rate).replace('.', '');
  return `${Number(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

type TiebreakerColumn = {
  readonly title: string;
  readonly text: (row: StandingsRow) => string;
};

/** What is counted among those who are tied, which differ from place to place: no column could compare it. */
type AmongTied = 'head_to_head' | 'losses_to_tied';

const TIEBREAKER_COLUMNS: Readonly<Record<Exclude<Tiebreaker, AmongTied>, TiebreakerColumn>> = {
  omw: { title: '对手胜率 OMW，百分比', text: (row) => percentText(row.omw) },
  gw: { title: '局胜率 GW，百分比', text: (row) => percentText(row.gw) },
  ogw: { title: '对手局胜率 OGW，百分比', text: (row) => percentText(row.ogw) },
  buchholz: { title: '对手分 Buchholz', text: (row) => String(row.buchholz) },
  buchholz_cut_1: { title: '去掉最低一个的对手分', text: (row) => String(row.buchholz_cut_1) },
  median_buchholz: { title: '去掉最高和最低的对手分', text: (row) => String(row.median_buchholz) },
  sonneborn_berger: {
    title: '索伯分 Sonneborn-Berger',
    text: (row) => String(Math.round(row.sonneborn_berger.near * 100) / 100),
  },
  match_wins: { title: '胜场', text: (row) => String(row.wins) },
  match_losses: { title: '负场，少者在前', text: (row) => String(row.losses) },
  game_difference: { title: '胜局减负局', text: (row) => signed(gameDifference(row)) },
  games_won: { title: '胜局', text: (row) => String(row.games_won) },
  games_lost: { title: '负局，少者在前', text: (row) => String(row.games_lost) },
  win_rate: { title: '总局胜率，百分比', text: (row) => sharePercent(row.games_won, gamesPlayed(row)) },
  opponents_win_rate: {
    title: '所有对手合计的胜率，百分比',
    text: (row) => sharePercent(row.opponents_wins, row.opponents_played),
  },
  league_points: { title: '联赛积分', text: ({ battles }) => String(battles?.points ?? 0) },
  boards_won: { title: '胜台', text: ({ battles }) => String(battles?.boards ?? 0) },
  late_losses: { title: '输掉的各轮轮次的平方和，大者在前', text: (row) => String(lateLosses(row)) },
};

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** A share of nothing is 0. */
const sharePercent = (part: number, whole: number): string => percentText(fraction(part, Math.max(1, whole)));

export type TiebreakerColumnKey = keyof typeof TIEBREAKER_COLUMNS;

/** The tie-breaker columns of a table, in the order in which they decide. */
export function tiebreakerColumns(
  tiebreakers: readonly Tiebreaker[],
): { key: TiebreakerColumnKey; column: TiebreakerColumn }[] {
  return tiebreakers.flatMap((key) =>
    key === 'head_to_head' || key === 'losses_to_tied' ? [] : { key, column: TIEBREAKER_COLUMNS[key] },
  );
}

/** `积分 → 对手胜率 → … → 抽签` */
export function tiebreakOrder(tiebreakers: readonly Tiebreaker[]): string {
  const points = criteriaOf({ tiebreakers }).includes('match_points') ? ['积分'] : [];
  return [...points, ...tiebreakers.map((key) => TIEBREAKER_NAMES[key]), '抽签'].join(' → ');
}
