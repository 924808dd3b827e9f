import type { BattlePlayer } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import type { ReactNode } from 'react';

import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';

type DuelistProps = { side: Side; player: BattlePlayer | null; title: ReactNode; children?: ReactNode };

/** One of the two in the ring; a card back while nobody is known. It is as high whoever it is. */
export function Duelist({ side, player, title, children }: DuelistProps) {
  return (
    <div className="flex min-w-0 flex-col items-center text-center">
      <span className="mb-2.5 flex h-5 items-center gap-1.5 text-13 whitespace-nowrap">{title}</span>
      <span className="grid h-23 place-items-center max-tablet:h-18">
        {player ? (
          <Avatar name={player.name} userId={player.account_id} size={92} phoneSize={72} corner={side} />
        ) : (
          <CardBack width={60} />
        )}
      </span>
      <b className="mt-2 w-full truncate text-18/6.5" title={player?.name}>
        {player?.name ?? '等待派人'}
      </b>
      <span className="mt-1 flex h-7 items-center gap-2 text-12 text-text-2">{children}</span>
    </div>
  );
}
