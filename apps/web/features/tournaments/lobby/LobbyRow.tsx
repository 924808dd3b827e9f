import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { matchViewHref, myPanelPath, tournamentPath } from '../../../app/links.ts';
import { AnchorButton, LinkButton } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { DRAFT_LABEL, tournamentState } from '../../../shared/ui/tournament-state.ts';
import { progressText } from '../model/event-words.ts';
import { EventName, Seats, StartTime } from './RowParts.tsx';

type LobbyRowProps = { line: TournamentSummary; isMine: boolean; isNew: boolean };

const NEARLY_FULL = 0.9;

export const LobbyRow = memo(function LobbyRow({ line, isMine, isNew }: LobbyRowProps) {
  const isDone = line.status === 'finished' || line.status === 'cancelled';
  const isNearlyFull = line.status === 'registration' && line.participant_count / line.capacity >= NEARLY_FULL;
  return (
    <li className={cx('to', isDone && 'is-done', isMine && !isDone && 'is-me', isNew && 'is-new')}>
      <StartTime at={line.started_at ?? line.starts_at} />
      <EventName line={line}>{isNew && <Tag tone="zhu">新</Tag>}</EventName>
      <Seats line={line} isNearlyFull={isNearlyFull} />
      <span className="to__s">
        <RowState line={line} />
      </span>
      <span className="to__a">
        <RowAction line={line} isMine={isMine} />
      </span>
    </li>
  );
});

function RowState({ line }: { line: TournamentSummary }) {
  if (line.champion !== null) {
    return (
      <span className="row g4">
        <Seal mark="冠" />
        <span className="ell">{line.champion}</span>
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
          观赛
        </AnchorButton>
      );
    case 'check_in':
      return isMine ? (
        <LinkButton variant="ghost" size="sm" className="zhu" to={myPanelPath(id)}>
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
      return (
        <Link className="lnk" to={tournamentPath(id)}>
          战绩
        </Link>
      );
    default:
      return null;
  }
}
