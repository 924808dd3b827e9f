import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { Gavel, RefreshCw } from 'lucide-react';
import { useState } from 'react';

import { WithdrawCall } from '../../../../../shared/referee-calls/WithdrawCall.tsx';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { PANEL } from '../../../../../shared/ui/layout/Panel.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { ChatButton } from '../../chat/ChatButton.tsx';
import { ChatPanel } from '../../chat/ChatPanel.tsx';
import { useChats } from '../../chat/useChats.ts';
import type { OwnPlace } from '../useOwnPlace.ts';
import type { Substitution } from '../useSubstitution.ts';
import { callText } from '../model/call-text.ts';
import { CallReferee } from './CallReferee.tsx';
import { Forfeit } from './Forfeit.tsx';
import { RailFacts } from './RailFacts.tsx';

type RailProps = {
  info: BattleInfo;
  state: BattleState;
  place: OwnPlace;
  /** The last call of a referee by the own side. */
  call: BattleCall | null;
  substitution: Substitution;
};

/** Beside the boards: the team's own lines, what a captain may always do, and the facts. On phones the lines open as a sheet. */
export function Rail({ info, state, place, call, substitution }: RailProps) {
  const { side, accountId, leads } = place;
  const chats = useChats({ battleId: info.id, side, accountId });
  const [isChatOpen, setChatOpen] = useState(false);
  const mayCall = leads || isSeated(state, accountId);
  const chat = { chats, teamId: info.teams[side].id, endedAt: state.ended_at };
  const writeToStaff = () => {
    chats.setLine('staff');
    // where the chat stands beside the page it needs no sheet
    if (matchMedia('(max-width: 1180px)').matches) setChatOpen(true);
  };
  return (
    <aside className="flex min-w-0 flex-col gap-4" aria-label="本队">
      <ChatPanel {...chat} className={cx(PANEL, 'h-120 max-wide:hidden')} />
      <ChatButton {...chat} className="wide:hidden" open={isChatOpen} onOpenChange={setChatOpen} />
      <div className="grid grid-cols-2 gap-2">
        {leads && (
          <Button
            variant="ghost"
            block
            icon={<RefreshCw size={16} />}
            disabled={substitution.options === null}
            onClick={substitution.open}
          >
            换人
          </Button>
        )}
        {mayCall ? (
          <CallReferee state={state} call={call} onCalled={writeToStaff} />
        ) : (
          <Button variant="ghost" block className="only:col-span-2" icon={<Gavel size={16} />} onClick={writeToStaff}>
            联系裁判
          </Button>
        )}
        {leads && <Forfeit state={state} side={side} />}
      </div>
      {leads && (
        <p className="min-h-5 text-13 text-text-2" aria-live="polite">
          {substitution.reason}
        </p>
      )}
      {/* its line is there from the beginning, so that an answer moves nothing */}
      <p className="min-h-5 text-13 text-huang-text" aria-live="polite">
        {callText(call)}
      </p>
      {call !== null && (leads || call.caller.id === accountId) && (
        <WithdrawCall owner={{ kind: 'battle', id: info.id }} call={call} />
      )}
      <RailFacts info={info} state={state} side={side} />
    </aside>
  );
}

/** The server lets those who lead the team, and those who sit on a board, call a referee. */
const isSeated = ({ boards }: BattleState, accountId: string): boolean =>
  boards.some((board) => isBoardRunning(board) && board.seats.some((seat) => seat.account_id === accountId));
