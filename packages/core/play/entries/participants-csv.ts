import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { activePlayers } from '@pailei/domain/tournament/teams/roster';
import { presentPlayers } from '@pailei/domain/tournament/teams/decide-roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import { siteDateTime } from '@pailei/domain/site-time/text';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

type Cell = string | number;
type Layout = { head: readonly string[]; row: (one: Participant) => Cell[] };

const START = ['状态', '种子', '报名时间（北京时间）', '签到时间（北京时间）'];
const startOf = ({ status, seed, registered_at, checked_in_at }: Participant): Cell[] => [
  PARTICIPANT_STATUS_NAMES[status],
  seed ?? '',
  siteDateTime(registered_at),
  checked_in_at === null ? '' : siteDateTime(checked_in_at),
];

const OF_ACCOUNTS: Layout = {
  head: ['选手', ...START, '卡组', '原因'],
  row: (one) => [one.name, ...startOf(one), one.decks_submitted, one.reason ?? ''],
};

/** The first column is what an import reads. */
const ofTeams = (teams: ReadonlyMap<string, EntryTeam>): Layout => ({
  head: ['战队', ...START, '已签到人数', '队长', '参赛名单', '增补', '已离开', '原因'],
  row: (one) => [
    one.name,
    ...startOf(one),
    presentPlayers(one),
    teams.get(one.id)?.captain?.username ?? '',
    namesOf(activePlayers(one)),
    namesOf((one.roster ?? []).filter(({ is_late }) => is_late)),
    namesOf((one.roster ?? []).filter(({ left_at }) => left_at !== undefined)),
    one.reason ?? '',
  ],
});

const namesOf = (players: readonly { name: string }[]) => players.map(({ name }) => name).join('、');

/** Everybody who has asked to enter, those with a seed first, in its order. */
export function participantsCsvFile(
  { id, participants, settings }: TournamentState,
  teams: ReadonlyMap<string, EntryTeam>,
) {
  const { head, row } = settings.team ? ofTeams(teams) : OF_ACCOUNTS;
  const rows = Object.values(participants)
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || (a.registered_at < b.registered_at ? -1 : 1))
    .map(row);
  return textFile(`participants-${id}.csv`, CSV_MARK + csvLines([head, ...rows]), 'private, no-store');
}
