import { isSeriesOver } from '@pailei/domain/series/series-over';
import { SIDES } from '@pailei/domain/series/sides';

import { useMatch, useStaff } from '../../live/useTopics.ts';
import { MatchChatButton } from '../../chat/MatchChatButton.tsx';
import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';
import { LoadFailed } from '../../ui/feedback/Empty.tsx';
import { Note } from '../../ui/feedback/Note.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ClaimBar } from './ClaimBar.tsx';
import { DeskCalls } from './DeskCalls.tsx';
import { DeskGames } from './DeskGames.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskPenalties } from './DeskPenalties.tsx';
import { DeskSides } from './DeskSides.tsx';
import { RulingForm } from './RulingForm.tsx';

type MatchDeskProps = {
  matchId: string;
  /** Since when somebody waits for a referee there. */
  since?: string;
};

/** All that a referee knows of a match, and everything that they can decide about it. */
export function MatchDesk({ matchId, since }: MatchDeskProps) {
  const { state: match, status } = useMatch(matchId);
  const claim = useStaff().state?.claims?.find(({ match_id }) => match_id === matchId);
  const user = useAtomValue(userAtom);
  if (status.phase === 'denied') return <LoadFailed message={status.message} />;
  if (match === null) return <Skeleton height={480} />;
  const { info, series } = match;
  const isOwn = SIDES.some((side) => info.players[side] === user?.id);
  return (
    <Panel
      padding="none"
      className="min-w-0 overflow-hidden"
      aria-label={`裁判台：${series.sides.a.name} 对 ${series.sides.b.name}`}
    >
      <DeskHead match={match} {...(since !== undefined && { since })} />
      <DeskSides series={series} />
      <div className="grid grid-cols-2 border-t border-t-line-1 max-tablet:grid-cols-1">
        <DeskGames matchId={matchId} series={series} />
        <DeskPenalties info={info} series={series} />
      </div>
      <div className="grid gap-5 border-t border-t-line-1 p-5">
        {isOwn ? (
          <Note>你是本场选手，由其他裁判处理。</Note>
        ) : (
          <>
            {!isSeriesOver(series.status) && <ClaimBar matchId={matchId} claim={claim ?? null} />}
            <DeskCalls info={info} />
            <MatchChatButton matchId={matchId} isStaff />
            <RulingForm key={matchId} match={match} />
          </>
        )}
      </div>
    </Panel>
  );
}
