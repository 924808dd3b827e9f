import { lateEntryCost } from '@pailei/domain/tournament/decide/decide-field';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { TaskActions, TaskPanel } from '../../../../shared/match-room/TaskPanel.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { DeckForm } from '../mine/decks/DeckForm.tsx';
import { lateFeeText } from '../model/entry-fee-text.ts';
import { lateEntryCostText } from './cost-text.ts';

const MAY_ENTER: readonly Participant['status'][] = ['registered', 'waitlisted', 'withdrawn', 'absent'];

type LateEntryProps = { tournament: TournamentState; participant: Participant | undefined };

/** Coming in after the start, where the event lets players do so: the cost first, then the decks. */
export function LateEntry({ tournament, participant }: LateEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const cost = lateEntryCost(tournament);
  if (!cost?.by_players || (participant && !MAY_ENTER.includes(participant.status))) return null;
  return (
    <TaskPanel
      title="可以中途加入"
      text={`${lateEntryCostText(cost)}。${lateFeeText(tournament, participant)}第 ${cost.until_round} 轮结束后不再接受加入。`}
    >
      {isOpen ? (
        <DeckForm tournament={tournament} purpose="late_entry" onDone={() => setOpen(false)} />
      ) : (
        <TaskActions>
          <Button className="max-tablet:flex-1" variant="primary" size="lg" onClick={() => setOpen(true)}>
            中途加入
          </Button>
        </TaskActions>
      )}
    </TaskPanel>
  );
}
