import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

/** `瑞士轮 + 单败`, `BO5 征服赛` */
export function summaryText({ stages, format }: Pick<TournamentSummary, 'stages' | 'format'>): string[] {
  const kinds = stages.map(({ type }) => STAGE_TEXTS[type].shortName);
  const bestOf = stages.at(-1)?.best_of;
  return [[...new Set(kinds)].join(' + '), `${bestOf === undefined ? '' : `BO${bestOf} `}${FORMAT_NAMES[format]}`];
}
