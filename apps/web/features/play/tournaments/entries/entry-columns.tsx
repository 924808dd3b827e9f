import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';
import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { ParticipantStatus } from '@pailei/domain/tournament/types';
import { CircleX } from 'lucide-react';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { EntrantName } from './EntrantName.tsx';
import { feeStateText } from './fee-state-text.ts';

export const STATUS_TONES: Readonly<Partial<Record<ParticipantStatus, Tone>>> = {
  pending: 'huang',
  waitlisted: 'qing',
  checked_in: 'lv',
  rejected: 'yan',
  disqualified: 'yan',
};

export function ParticipantStatusTag({ status }: { status: ParticipantStatus }) {
  const tone = STATUS_TONES[status];
  return <Tag {...(tone && { tone })}>{PARTICIPANT_STATUS_NAMES[status]}</Tag>;
}

export const Nothing = () => <span className="text-text-3">—</span>;

/** `refused`: why the last answer did not take, by entry. */
export function entryColumns(refused: ReadonlyMap<string, string>): readonly Column<EntryRow>[] {
  return [
    {
      id: 'name',
      header: '参赛者',
      cell: ({ name, account_id, team }) => <EntrantName name={name} userId={account_id} team={team} />,
    },
    {
      id: 'players',
      header: '名单',
      align: 'right',
      cell: ({ team }) => (team ? <span className="font-num font-semibold">{team.player_count} 人</span> : <Nothing />),
    },
    {
      id: 'tournament',
      header: '赛事',
      fit: 'rest',
      cell: ({ tournament }) => (
        <TextLink to={tournamentPath(tournament.id)} className="min-w-0 truncate">
          {tournament.name}
        </TextLink>
      ),
    },
    { id: 'created_at', header: '报名', cell: ({ created_at }) => <Time iso={created_at} /> },
    { id: 'fee', header: '参赛费', cell: (row) => feeStateText(row) ?? <Nothing /> },
    { id: 'status', header: '状态', cell: ({ status }) => <ParticipantStatusTag status={status} /> },
    {
      id: 'notes',
      header: '备注',
      align: 'right',
      cell: ({ note_count }) => <span className="font-num font-semibold">{note_count > 0 ? note_count : ''}</span>,
    },
    {
      id: 'result',
      header: '结果',
      cell: ({ id }) => {
        const message = refused.get(id);
        return message === undefined ? (
          <Nothing />
        ) : (
          <span className="flex items-center gap-1 text-yan-text" title={message}>
            <CircleX size={14} aria-hidden="true" />
            <span className="max-w-60 truncate">{message}</span>
          </span>
        );
      },
    },
  ];
}
