import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { isOneBoard } from '@pailei/domain/battles/formats/one-board';

import { isUpcoming } from './battle-mark.ts';

/** The fetched lines as the live list knows them now; each stays where it is. */
export function patchLines(lines: readonly BattleSummary[], live: readonly BattleSummary[]): readonly BattleSummary[] {
  const byId = new Map(live.map((line) => [line.id, line]));
  return lines.map((line) => byId.get(line.id) ?? line);
}

/** The running score of a line: boards, or the games of its only board; null before the start. */
export function lineScore({ status, format, score, running }: BattleSummary) {
  if (isUpcoming(status)) return null;
  const [only] = running;
  return isOneBoard(format) && only ? only.score : score;
}
