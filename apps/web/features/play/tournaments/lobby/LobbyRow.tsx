import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { memo } from 'react';

import { matchViewHref, myPanelPath, tournamentPath } from '../../../../shared/links/links.ts';
import { useSpoiler } from '../../../../shared/spoilers/useSpoiler.ts';
import { AnchorButton, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { DRAFT_LABEL, tournamentState } from '../../../../shared/ui/marks/tournament-state.ts';
import { progressText } from '../../../../shared/tournaments/event-labels.ts';
import {
  arrivedClass,
  EVENT_ROW,
  EventName,
  RowMark,
  Seats,
  StartTime,
} from '../../../../shared/tournaments/RowParts.tsx';

type LobbyRowProps = { line: TournamentSummary; isMine: boolean; isNew: boolean };

const NEARLY_FULL = 0.9;

/** Start, event, seats, state, action. */
export const LOBBY_COLUMNS = 'tablet:grid-cols-[104px_minmax(0,1fr)_132px_148px_84px] tablet:gap-4';

export const LobbyRow = memo(function LobbyRow({ line, isMine, isNew }: LobbyRowProps) {
  const isDone = line.status === 'finished' || line.status === 'cancelled';
  const isNearlyFull = line.status === 'registration' && line.participant_count / line.capacity >= NEARLY_FULL;
  return (
    <li
      className={cx(
        EVENT_ROW,
        LOBBY_COLUMNS,
        'min-h-17 max-tablet:grid-cols-[52px_minmax(104px,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-0.5 max-tablet:py-3',
        isNew && arrivedClass,
      )}
    >
      {isNew ? <RowMark kind="new" /> : isMine && !isDone && <RowMark kind="mine" />}
      <StartTime
        className="max-tablet:row-span-2 max-tablet:self-start"
        at={line.started_at ?? line.starts_at}
        isDone={isDone}
      />
      <EventName className="max-tablet:col-start-2 max-tablet:row-start-1" line={line} isDone={isDone}>
        {isNew && <Tag tone="zhu">新</Tag>}
      </EventName>
      <Seats className="max-tablet:col-start-2 max-tablet:row-start-2" line={line} isNearlyFull={isNearlyFull} />
      <span className="min-w-0 max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:text-right">
        <RowState line={line} />
      </span>
      <span className="justify-self-end max-tablet:col-start-3 max-tablet:row-start-2">
        <RowAction line={line} isMine={isMine} />
      </span>
    </li>
  );
});

function RowState({ line }: { line: TournamentSummary }) {
  const { isHidden } = useSpoiler(line.id);
  if (line.champion !== null && !isHidden) {
    return (
      <span className="flex items-center gap-1">
        <Seal mark="冠" />
        <span className="min-w-0 truncate" title={line.champion}>
          {line.champion}
        </span>
      </span>
    );
  }
  const state = tournamentState(line.status);
  if (line.status === 'draft') return <StatusMark state={state} label={DRAFT_LABEL} />;
  return state === 'live' ? <StatusMark state={state} label={progressText(line)} /> : <StatusMark state={state} />;
}

function RowAction({ line: { id, status }, isMine }: { line: TournamentSummary; isMine: boolean }) {
  switch (status) {
    case 'running':
      return (
        <AnchorButton variant="ghost" size="sm" href={matchViewHref(id)}>
          观战
        </AnchorButton>
      );
    case 'check_in':
      return isMine ? (
        <LinkButton variant="ghost" size="sm" to={myPanelPath(id)}>
          签到
        </LinkButton>
      ) : (
        <LinkButton variant="text" size="sm" to={tournamentPath(id)}>
          查看
        </LinkButton>
      );
    case 'registration':
      return isMine ? (
        <Tag tone="lv">已报名</Tag>
      ) : (
        <LinkButton size="sm" to={myPanelPath(id)}>
          报名
        </LinkButton>
      );
    case 'draft':
      return (
        <LinkButton variant="text" size="sm" to={tournamentPath(id)}>
          打开
        </LinkButton>
      );
    case 'finished':
      return <TextLink to={tournamentPath(id)}>战绩</TextLink>;
    default:
      return null;
  }
}
