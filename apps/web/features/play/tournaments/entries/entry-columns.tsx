import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';
import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { ParticipantStatus } from '@pailei/domain/tournament';
import { CircleX } from 'lucide-react';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';

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

export function PlayerName({ name, userId }: { name: string; userId: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Avatar name={name} userId={userId} size={22} />
      <b className="min-w-0 truncate font-medium">{name}</b>
    </span>
  );
}

/** `refused`: why the last answer did not take, by entry. */
export function entryColumns(refused: ReadonlyMap<string, string>): readonly Column<EntryRow>[] {
  return [
    { id: 'name', header: '选手', cell: ({ name, account_id }) => <PlayerName name={name} userId={account_id} /> },
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
          <span className="text-text-3">—</span>
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
