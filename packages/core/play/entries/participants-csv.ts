import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { TournamentState } from '@pailei/domain/tournament';
import { csvLines, CSV_MARK } from '../../ground/csv/index.ts';
import { textFile } from '../../ground/text-file/index.ts';

const HEAD = ['选手', '状态', '种子', '报名时间', '签到时间', '卡组', '原因'];

/** Everybody who has asked to enter, those with a seed first, in its order. */
export function participantsCsvFile({ id, participants }: TournamentState) {
  const rows = Object.values(participants)
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || (a.registered_at < b.registered_at ? -1 : 1))
    .map((one) => [
      one.name,
      PARTICIPANT_STATUS_NAMES[one.status],
      one.seed ?? '',
      one.registered_at,
      one.checked_in_at ?? '',
      one.decks_submitted,
      one.reason ?? '',
    ]);
  return textFile(`participants-${id}.csv`, CSV_MARK + csvLines([HEAD, ...rows]), 'private, no-store');
}
