import type { SeasonResult } from '../seasons/simulate-season.ts';
import { comparisonReport, counted, faultReport, joinReports, textReport, type Report } from './report.ts';

export function seasonReport({ number, events, champions, paid, rows, comparisons, faults }: SeasonResult): Report {
  return joinReports(
    textReport(
      ...events.map(({ name, champion }) => `${name}: won by ${champion}`),
      `S${number}: ${counted(events.length, 'event')}, ${counted(rows.account, 'player')}, ${counted(rows.team, 'team')}; ` +
        `champions ${champions.account ?? 'nobody'} and ${champions.team ?? 'no team'}; prizes of ${paid} points`,
    ),
    faultReport(faults),
    comparisonReport(comparisons),
  );
}
