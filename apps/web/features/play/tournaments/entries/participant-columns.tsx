import type { ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { Participant, TournamentState } from '@pailei/domain/tournament';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { EntrantActions } from '../staff/EntrantActions.tsx';
import { entrantActions } from '../staff/entrant-actions.ts';
import { ParticipantStatusTag, PlayerName } from './entry-columns.tsx';

type Context = { tournament: TournamentState | null; user: User | null; notes: readonly ParticipantNote[] };

const NONE = <span className="text-text-3">—</span>;

export function participantColumns({ tournament, user, notes }: Context): readonly Column<Participant>[] {
  return [
    { id: 'name', header: '选手', cell: ({ name, user_id }) => <PlayerName name={name} userId={user_id} /> },
    {
      id: 'seed',
      header: '种子',
      align: 'right',
      cell: ({ seed }) => (seed === null ? NONE : <span className="font-num font-semibold">{seed}</span>),
    },
    { id: 'status', header: '状态', cell: ({ status }) => <ParticipantStatusTag status={status} /> },
    {
      id: 'checked_in_at',
      header: '签到',
      cell: ({ checked_in_at }) => (checked_in_at === null ? NONE : <Time iso={checked_in_at} />),
    },
    {
      id: 'decks',
      header: '卡组',
      align: 'right',
      cell: ({ decks_submitted }) =>
        decks_submitted === 0 ? (
          <span className="text-huang-text">未交</span>
        ) : (
          <span className="font-num font-semibold">{decks_submitted}</span>
        ),
    },
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
