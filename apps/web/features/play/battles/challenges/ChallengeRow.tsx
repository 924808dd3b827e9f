import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { Challenge } from '@pailei/contracts/play/challenges/challenge-views';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import { Countdown, useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { CHALLENGE_STATES, opponentOf, sideOf, todoOf, type ChallengeTodo } from './challenge-todo.ts';

type ChallengeRowProps = { challenge: Challenge; teamId: string; isLeader: boolean; onOpen: () => void };

const TODO_TEXTS: Readonly<Record<Exclude<ChallengeTodo, 'none'>, string>> = {
  answer: '等待本队答复',
  wait: '等待对方答复',
  answer_cancel: '对方请求取消',
  wait_cancel: '等待对方答复取消',
  answer_move: '对方请求改期',
  wait_move: '等待对方答复改期',
  appointment: '已敲定',
};

const NEEDS_ANSWER: readonly ChallengeTodo[] = ['answer', 'answer_cancel', 'answer_move'];

/** A challenge of the own team: with whom, what, and what is to be done until when. */
export function ChallengeRow({ challenge, teamId, isLeader, onOpen }: ChallengeRowProps) {
  const { proposal, status } = challenge;
  const opponent = opponentOf(challenge, teamId);
  const todo = todoOf(challenge, sideOf(challenge, teamId));
  const { format, series } = proposal.settings;
  const needsAnswer = NEEDS_ANSWER.includes(todo);
  const actionText = needsAnswer && isLeader ? '答复' : '查看';
  return (
    <li
      className="grid min-h-16 grid-cols-[32px_minmax(0,1.2fr)_minmax(0,1fr)_84px] items-center gap-x-4 border-b border-b-line-1 py-2 hover:bg-hover max-tablet:grid-cols-[32px_minmax(0,1fr)_auto] max-tablet:gap-x-3"
      aria-label={`与「${opponent.name}」的约战`}
    >
      <Crest crest={opponent.crest} size="xs" />
      <div className="min-w-0">
        <b className="block truncate font-medium">{opponent.name}</b>
        <small className="block truncate text-text-3">
          {battleFormatName(format)} · {format.size} 人 · BO{series.best_of}
        </small>
      </div>
      <div className="min-w-0 text-13 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2">
        {todo === 'none' ? (
          <Tag>{CHALLENGE_STATES[status].label}</Tag>
        ) : (
          <Tag tone={needsAnswer ? 'zhu' : todo === 'appointment' ? 'lv' : 'huang'}>{TODO_TEXTS[todo]}</Tag>
        )}
        <small className="mt-0.5 block text-text-3">
          <When challenge={challenge} />
        </small>
      </div>
      <span className="flex justify-end max-tablet:col-start-3 max-tablet:row-start-1">
        <Button
          variant={needsAnswer && isLeader ? 'primary' : 'ghost'}
          size="sm"
          aria-label={`${actionText}与「${opponent.name}」的约战`}
          onClick={onOpen}
        >
          {actionText}
        </Button>
      </span>
    </li>
  );
}

/** Until when something is to be done, or when it was. */
function When({ challenge: { status, due_at, starts_at, updated_at } }: { challenge: Challenge }) {
  if (status === 'open' && due_at !== null) {
    return (
      <>
        答复还剩 <Countdown dueAt={due_at} isLabelled />
      </>
    );
  }
  if (starts_at !== null && status === 'accepted') return <UntilStart startsAt={starts_at} />;
  return <Time iso={updated_at} />;
}

function UntilStart({ startsAt }: { startsAt: string }) {
  if (Date.parse(startsAt) <= useNow()) return `${timeText(startsAt)}，已到开战时间`;
  return (
    <>
      {timeText(startsAt)} 开战，还有 <Countdown dueAt={startsAt} isLabelled />
    </>
  );
}
