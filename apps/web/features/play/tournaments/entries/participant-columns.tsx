import type { ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import { activePlayers } from '@pailei/domain/tournament/teams/roster';
import { entrantKindOf, type EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { entryFeeOf, feeOwed } from '@pailei/domain/tournament/entries/entry-fee';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { EntrantActions } from '../staff/EntrantActions.tsx';
import { entrantActions } from '../staff/entrant-actions.ts';
import { EntrantName } from './EntrantName.tsx';
import { Nothing, ParticipantStatusTag } from './entry-columns.tsx';
import { presenceText } from './presence-text.ts';

type Context = {
  tournament: TournamentState | null;
  user: User | null;
  notes: readonly ParticipantNote[];
  teams: ReadonlyMap<string, EntryTeam>;
};

const NONE = <Nothing />;
const number = (value: number | string) => <span className="font-num font-semibold">{value}</span>;

/** What accounts hand in, and whom teams send. */
const OWN_COLUMNS: Readonly<Record<EntrantKind, Column<Participant>>> = {
  account: {
    id: 'decks',
    header: '卡组',
    align: 'right',
    cell: ({ decks_submitted }) =>
      decks_submitted === 0 ? <span className="text-huang-text">未交</span> : number(decks_submitted),
  },
  team: {
    id: 'players',
    header: '名单',
    align: 'right',
    cell: (entry) => number(`${activePlayers(entry).length} 人`),
  },
};

export function participantColumns({ tournament, user, notes, teams }: Context): readonly Column<Participant>[] {
  const kind = entrantKindOf(tournament?.settings ?? {});
  const fee = tournament ? entryFeeOf(tournament.settings) : 0;
  return [
    {
      id: 'name',
      header: kind === 'team' ? '战队' : '选手',
      cell: ({ id, name, user_id, roster }) => (
        <EntrantName name={name} userId={roster ? null : user_id} team={teams.get(id)} />
      ),
    },
    {
      id: 'seed',
      header: '种子',
      align: 'right',
      cell: ({ seed }) => (seed === null ? NONE : number(seed)),
    },
    { id: 'status', header: '状态', cell: ({ status }) => <ParticipantStatusTag status={status} /> },
    {
      id: 'checked_in_at',
      header: '签到',
      cell: (entry) => {
        if (entry.checked_in_at !== null) return <Time iso={entry.checked_in_at} />;
        return (tournament && presenceText(tournament, entry)) ?? NONE;
      },
    },
    OWN_COLUMNS[kind],
    ...(tournament && fee > 0 ? [feeColumn(tournament)] : []),
    {
      id: 'notes',
      header: '备注',
      fit: 'rest',
      cell: ({ id, reason }) => {
        const last = notes.findLast(({ participant_id }) => participant_id === id)?.text ?? reason;
        return last === null ? NONE : <span className="block truncate text-text-2">{last}</span>;
      },
    },
    {
      id: 'actions',
      header: '操作',
      isHeaderHidden: true,
      align: 'right',
      cell: (person) => {
        const actions = tournament ? entrantActions(tournament, person, user) : [];
        return tournament && <EntrantActions tournament={tournament} person={person} actions={actions} />;
      },
    },
  ];
}

/** What the event holds of each. */
const feeColumn = (tournament: TournamentState): Column<Participant> => ({
  id: 'fee',
  header: '参赛费',
  align: 'right',
  cell: (entry) => {
    const held = feeOwed(tournament, entry);
    return held === 0 ? <span className="text-text-3">未收取</span> : number(`${held} 积分`);
  },
});
