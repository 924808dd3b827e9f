import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';

import { Button } from '../ui/actions/Button.tsx';
import { useMatchCommand } from '../match/commands.api.ts';
import { opponentText } from './my-match.ts';
import { absenceText } from './rule-times.ts';
import type { RoomProps } from './room-props.ts';
import { usePageOpen } from './usePageOpen.ts';
import { DueClock } from './DueClock.tsx';
import { TaskActions, TaskPanel } from './TaskPanel.tsx';

export function ReadyPanel({ match: { info, series }, side }: RoomProps) {
  const ready = useMatchCommand(matchesApi.ready, info.id);
  usePageOpen(series);
  return (
    <TaskPanel
      title="进入房间"
      clock={series.due_at && <DueClock label="剩余" dueAt={series.due_at} isUrgent />}
      text={`你的对手是 ${series.sides[otherSide(side)].name}。双方就绪后开始。${absenceText(series.settings)}。`}
    >
      <TaskActions>
        <span className="mr-auto text-13 text-text-2">{opponentText(series, side)}</span>
        <Button
          className="max-tablet:flex-1"
          variant="primary"
          size="lg"
          pending={ready.isPending}
          onClick={() => ready.mutate({})}
        >
          我已就绪
        </Button>
      </TaskActions>
    </TaskPanel>
  );
}
