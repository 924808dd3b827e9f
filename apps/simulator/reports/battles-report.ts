import type { BattleState } from '@pailei/domain/battles/types';
import type { BattlesResult } from '../battles/simulate-battles.ts';
import type { TeamEventResult } from '../team-events/play-team-event.ts';
import { comparisonReport, counted, faultReport, joinReports, textReport, type Report } from './report.ts';

export function battlesReport({ battles, comparisons, rulings, faults }: BattlesResult): Report {
  return joinReports(
    textReport(...battles.map(scoreText), `${playedText(battles)}, ${rulings} rulings`),
    faultReport(faults),
    comparisonReport(comparisons),
  );
}

export function teamEventReport({ event, champion, drops, ...played }: TeamEventResult): Report {
  const { battles, comparisons, rulings, faults } = played;
  return joinReports(
    textReport(
      ...battles.map(scoreText),
      `${event.name}: won by ${champion}; ${playedText(battles)}, ${rulings} rulings, ${drops} drops`,
    ),
    faultReport(faults),
    comparisonReport(comparisons),
  );
}

const scoreText = ({ sides, score, status }: BattleState) =>
  `${sides.a.name} ${score.a}:${score.b} ${sides.b.name}: ${status}`;

const playedText = (battles: readonly BattleState[]): string =>
  `${counted(battles.length, 'battle')} with ${battles.reduce((sum, { boards }) => sum + boards.length, 0)} boards`;
