import type { BattleInfo, BattleSideView } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useRefresh } from '../../../../shared/live/useRefresh.ts';
import { useTeamInside } from '../../../../shared/live/useTeamTopics.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import type { OwnPlace } from '../captain/useOwnPlace.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { useChats } from '../chat/useChats.ts';
import { DraftView } from './DraftView.tsx';
import { LineUpEditor } from './LineUpEditor.tsx';
import { LineUpHeader } from './LineUpHeader.tsx';
import { LINE_UP_OPTIONS, useLineUpOptions } from './line-up.api.ts';

type LineUpPageProps = {
  info: BattleInfo;
  state: BattleState;
  place: OwnPlace;
  own: BattleSideView | null;
};

/** Before the line-ups are locked: those who lead the team make theirs, the others see it come about. */
export function LineUpPage({ info, state, place, own }: LineUpPageProps) {
  const teamId = info.teams[place.side].id;
  const chats = useChats({ battleId: info.id, ...place });
  const [isChatOpen, setChatOpen] = useState(false);
  return (
    <>
      <LineUpHeader info={info} state={state}>
        <ChatButton
          chats={chats}
          teamId={teamId}
          endedAt={state.ended_at}
          open={isChatOpen}
          onOpenChange={setChatOpen}
        />
      </LineUpHeader>
      <Loading isLoading={own === null} skeleton={<EditorSkeleton />}>
        {() =>
          own &&
          (place.leads ? (
            <LoadedEditor info={info} state={state} place={place} own={own} />
          ) : (
            <DraftView state={state} side={place.side} draft={own.draft} />
          ))
        }
      </Loading>
    </>
  );
}

/** What can be chosen is read again when a member shares another deck. */
function LoadedEditor(props: Omit<LineUpPageProps, 'own'> & { own: BattleSideView }) {
  const { info, place } = props;
  const options = useLineUpOptions(info.id);
  const decksChanged = useTeamInside(info.teams[place.side].id).state?.decks_changed ?? 0;
  useRefresh(decksChanged, [LINE_UP_OPTIONS]);
  const { data } = options;
  if (!data && options.error) {
    return <LoadFailed message={messageOf(options.error)} onRetry={() => void options.refetch()} />;
  }
  return (
    <Loading isLoading={!data} skeleton={<EditorSkeleton />}>
      {() => data && <LineUpEditor {...props} options={data} />}
    </Loading>
  );
}

function EditorSkeleton() {
  return (
    <>
      <Skeleton height={108} className="mb-9 w-full" />
      <div className="grid grid-cols-main-rail gap-11 max-wide:grid-cols-1">
        <SkeletonRows count={6} />
        <SkeletonRows count={3} />
      </div>
    </>
  );
}
