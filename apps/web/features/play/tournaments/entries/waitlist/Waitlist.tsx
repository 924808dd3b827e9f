import { waitlistOf } from '@pailei/domain/tournament/entries/waitlist';
import type { Participant } from '@pailei/domain/tournament/types';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';

import { useTournament } from '../../../../../shared/live/useTopics.ts';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { ReasonDialog } from '../../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { Countdown } from '../../../../../shared/ui/time/Countdown.tsx';
import { useEventTeams, useMoveOnWaitlist } from '../entries.api.ts';
import { EntrantName } from '../EntrantName.tsx';
import { entrantWords } from '../entrant-words.ts';
import { placeAfter, type Direction } from './waitlist-move.ts';

type Asked = { person: Participant; direction: Direction };

/** Who waits for a place of one event, in the order in which places go to them. */
export function Waitlist({ id }: { id: string }) {
  const { state } = useTournament(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const teams = useEventTeams(state);
  const waiting = state ? waitlistOf(state) : [];
  if (state === null || waiting.length === 0) return null;
  return (
    <section className="mb-6">
      <SectionHeader title="等待名单" meta={`候补 ${waiting.length} ${entrantWords(state).unit}，按补入的先后`} />
      <ol aria-label="候补顺序" className="border-t border-t-line-2">
        {waiting.map((person, index) => (
          <li key={person.id} className="flex h-11 items-center gap-3 border-b border-b-line-1">
            <span className="w-7 text-right font-num font-semibold text-text-3">{index + 1}</span>
            <EntrantName
              name={person.name}
              userId={person.roster ? null : person.user_id}
              team={teams.get(person.id)}
            />
            <span className="ml-auto flex items-center gap-2">
              <WaitingState person={person} />
              <IconButton
                size="sm"
                label={`${person.name} 上移`}
                disabled={index === 0}
                onClick={() => setAsked({ person, direction: 'up' })}
              >
                <ArrowUp size={16} />
              </IconButton>
              <IconButton
                size="sm"
                label={`${person.name} 下移`}
                disabled={index === waiting.length - 1}
                onClick={() => setAsked({ person, direction: 'down' })}
              >
                <ArrowDown size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {asked && <MoveDialog id={id} waiting={waiting} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function WaitingState({ person: { offer, offer_passed, checked_in_at } }: { person: Participant }) {
  if (offer)
    return (
      <Tag tone="zhu">
        等待接受 <Countdown dueAt={offer.due_at} />
      </Tag>
    );
  if (checked_in_at !== null) return <Tag tone="lv">已签到</Tag>;
  return offer_passed ? <Tag>未接受名额</Tag> : null;
}

type MoveDialogProps = { id: string; waiting: readonly Participant[]; asked: Asked; onClose: () => void };

function MoveDialog({ id, waiting, asked: { person, direction }, onClose }: MoveDialogProps) {
  const move = useMoveOnWaitlist(id);
  const before = placeAfter(
    waiting.map((one) => one.id),
    person.id,
    direction,
  );
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`「${person.name}」${direction === 'up' ? '上移' : '下移'}一位`}
      description="所有人都能在赛事记录里看到调整和原因。"
      label="原因"
      confirmLabel="调整顺序"
      pending={move.isPending}
      error={move.error}
      onConfirm={(reason) => move.mutate({ participant_id: person.id, before, reason }, { onSuccess: onClose })}
    />
  );
}
