import type { Spread } from '../desk/desk-lag.ts';
import type { DeskReport } from '../desk/desk.ts';
import type { RunResult } from '../run-tournament.ts';
import { comparisonReport, joinReports, textReport, type Report } from './report.ts';

export function tournamentReport({ comparisons, name, champion, desk, ...counts }: RunResult): Report {
  const { matches, rulings, corrections, late_entries, drops } = counts;
  const text = `${name}: won by ${champion}; ${matches} matches, ${rulings} rulings, ${corrections} corrections, ${late_entries} late entries, ${drops} drops`;
  return joinReports(textReport(text), ...(desk ? [deskReport(desk)] : []), comparisonReport(comparisons));
}

/** Right when nothing is missing on the desk, and nothing was left there. */
function deskReport(desk: DeskReport): Report {
  const parts = Object.entries(desk);
  const wrong = parts.flatMap(([name, { left }]) => left.map((one) => `WRONG on the desk: ${name}: ${one}`));
  const spreads = parts.map(
    ([name, { rows, came, stayed, stood }]) =>
      `desk, ${name}: ${rows} rows; came after ${spreadText(came)}, went when they were over after ${spreadText(stayed)}, stood for ${spreadText(stood)}`,
  );
  return { lines: [...spreads, ...wrong], isRight: wrong.length === 0 };
}

/** `0.02 / 0.31 / 1.20 s`: half of them, 99 of 100, all. */
const spreadText = ({ p50, p99, most }: Spread) =>
  `${[p50, p99, most].map((ms) => (ms / 1_000).toFixed(2)).join(' / ')} s`;
