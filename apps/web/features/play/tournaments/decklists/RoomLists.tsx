import type { TournamentState } from '@pailei/domain/tournament/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { areRoomListsOpen } from '../../../../shared/decklists/lists.ts';
import { useMatchLists } from './decklists.api.ts';
import { codeAction } from './codeAction.tsx';
import { FullLists } from '../../../../shared/decklists/FullLists.tsx';

type RoomListsProps = { tournament: TournamentState; matchId: string; series: SeriesState; side: Side };

/** Opens both line-ups of the visitor's match, the opponent's first; nothing while lists are closed. */
export function RoomLists({ tournament, ...match }: RoomListsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!areRoomListsOpen(tournament, match.matchId)) return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<ScrollText size={16} />} onClick={() => setOpen(true)}>
        查看卡组
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="双方卡组" className="w-[min(1080px,calc(100vw-32px))]">
        <Lists tournament={tournament} {...match} />
      </Dialog>
    </>
  );
}

function Lists({ tournament, matchId, series, side }: RoomListsProps) {
  const { data, error, refetch } = useMatchLists(tournament, matchId);
  if (error) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  return (
    <div className="flex flex-col gap-6">
      {[otherSide(side), side].map((of) => (
        <section key={of}>
          <h3 className="mb-3 font-semibold">{series.sides[of].name}</h3>
          <FullLists decks={data[of] ?? []} action={codeAction} />
        </section>
      ))}
    </div>
  );
}
