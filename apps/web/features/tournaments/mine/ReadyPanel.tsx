import { matchesApi } from '@pailei/contracts/matches';
import { otherSide } from '@pailei/domain/series';

import { Button } from '../../../shared/ui/Button.tsx';
import { useMatchCommand } from '../matches.api.ts';
import { opponentText } from '../model/my-match.ts';
import { absenceText } from '../model/rules.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { DueClock } from './DueClock.tsx';

export function ReadyPanel({ match: { info, series }, side }: RoomProps) {
  const ready = useMatchCommand(matchesApi.ready, info.id);
  return (
    <section className="panel pad">
      <div className="row row--sb wrap">
        <h3 className="act__t">进入房间</h3>
        {series.due_at && <DueClock label="剩余" dueAt={series.due_at} isUrgent />}
      </div>
      <p className="t2 s13">
        你的对手是 {series.sides[otherSide(side)].name}。双方就绪后开始。
        {absenceText(series.settings)}。
      </p>
      <div className="act__f">
        <span className="t2 s13 act__o">{opponentText(series, side)}</span>
        <Button variant="primary" size="lg" pending={ready.isPending} onClick={() => ready.mutate({})}>
          我已就绪
        </Button>
      </div>
    </section>
  );
}
