import type { AgendaItemOf } from '@pailei/contracts/play/agenda/agenda.api';
import { otherSide } from '@pailei/domain/series/decide/legal';

import { placePath, playerPath, playPath } from '../../../shared/links/links.ts';
import { useMatch } from '../../../shared/live/useTopics.ts';
import { stateMark } from '../../../shared/match/series-state.ts';
import { nextFacts, nextLine } from '../../../shared/match-room/next/next-line.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { StatusMark } from '../../../shared/ui/marks/StatusMark.tsx';
import { useReordered } from './agenda.api.ts';
import { TaskCard, type TaskSize } from './TaskCard.tsx';

/** An own match that is open: what is next in it, live, and against whom. */
export function MatchTask({ item, size }: { item: AgendaItemOf<'match'>; size: TaskSize }) {
  const { tournament_id, battle_id, place_name, label, side, opponent } = item;
  const { state, version } = useMatch(item.id);
  const series = state?.series;
  useReordered(version);
  const line = nextLine(series ? nextFacts(series, side) : item);
  const score = series ? { own: series.sides[side].wins, opponent: series.sides[otherSide(side)].wins } : item.score;
  const place = { tournament_id, battle_id };
  return (
    <TaskCard
      size={size}
      place={
        <>
          <TextLink to={placePath(place)}>{place_name}</TextLink> · {label} · BO{item.best_of}
        </>
      }
      mark={<StatusMark {...stateMark(series?.status ?? item.status, series?.step ?? item.step)} />}
      title={line.title}
      text={
        <>
          对手 <TextLink to={playerPath(opponent.id)}>{opponent.username}</TextLink>，比分 {score.own} :{' '}
          {score.opponent}。{line.after}。
        </>
      }
      due={line.due_at === null ? null : { label: line.due_label, at: line.due_at }}
      isUrgent={item.urgency === 'act'}
    >
      <LinkButton
        variant={size === 'large' && item.urgency === 'act' ? 'primary' : 'ghost'}
        size={size === 'large' ? 'lg' : 'md'}
        to={playPath({ match_id: item.id, ...place })}
      >
        进入对战室
      </LinkButton>
    </TaskCard>
  );
}
