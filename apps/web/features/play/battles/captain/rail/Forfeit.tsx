import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import { countsGames } from '../../../../../shared/battles/model/battle-score.ts';
import { messageOf } from '../../../../../shared/api/error-text.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { useBattleCommand } from '../captain.api.ts';

/** Gives the whole battle up, after a confirmation that names what follows. */
export function Forfeit({ state, side }: { state: BattleState; side: Side }) {
  const [isOpen, setOpen] = useState(false);
  const forfeit = useBattleCommand(battlesApi.forfeit, state.battle_id);
  const winner = state.sides[otherSide(side)].name;
  const running = state.boards.filter(isBoardRunning).length;
  const stopped = countsGames(state) ? '进行中的对局' : `进行中的 ${running} 台`;
  const boards = running > 0 ? `${stopped}立即中止，` : '';
  return (
    <>
      <Button
        variant="danger"
        block
        className="last:odd:col-span-2"
        icon={<Flag size={16} />}
        disabled={isBattleOver(state.status)}
        onClick={() => setOpen(true)}
      >
        认输
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="整场认输"
        description={`${boards}整场判 ${winner} 胜，记入两队战绩。你不能撤回，只有裁判能重新打开。`}
        confirmLabel={`认输，判 ${winner} 胜`}
        isDestructive
        pending={forfeit.isPending}
        onConfirm={() => forfeit.mutate({}, { onSuccess: () => setOpen(false) })}
      >
        {forfeit.isError && (
          <p className="mt-3 text-yan-text" role="alert">
            {messageOf(forfeit.error)}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
