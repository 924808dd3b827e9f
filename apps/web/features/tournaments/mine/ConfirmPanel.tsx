import { matchesApi } from '@pailei/contracts/matches';
import { otherSide } from '@pailei/domain/series';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { resultText } from '../../match/model/series-words.ts';
import { useMatchCommand } from '../matches.api.ts';
import { claimAgainst, settlesAt } from '../model/my-match.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { ContestDialog } from './ContestDialog.tsx';
import { DueClock } from './DueClock.tsx';
import { GameDecks } from './GameDecks.tsx';

/** The opponent has reported: the same report confirms it, an objection calls the referee. */
export function ConfirmPanel({ match: { info, series }, side }: RoomProps) {
  const confirm = useMatchCommand(matchesApi.report, info.id);
  const [isContesting, setContesting] = useState(false);
  const claim = claimAgainst(series, side);
  if (!claim) return null;
  const { game, result, note } = claim;
  const words = resultText(result, (of) => series.sides[of].name);
  const settles = settlesAt(series, game);
  return (
    <section className="panel pad">
      <div className="row row--sb wrap">
        <h3 className="act__t">确认第 {game.number} 局结果</h3>
        <span className="row wrap">
          {series.due_at && series.due_kind === 'reminder' && (
            <DueClock label="下次提醒" dueAt={series.due_at} isUrgent={false} />
          )}
          {settles && <DueClock label="自动生效" dueAt={settles} isUrgent />}
        </span>
      </div>
      <p className="t2 s13">
        {series.sides[otherSide(side)].name} 上报：<b>{words}</b>
        {note && `，说明：${note}`}。超时未回应按上报生效。
      </p>
      <GameDecks series={series} side={side} game={game} />
      <div className="act__f">
        <Button variant="danger" onClick={() => setContesting(true)}>
          提出异议
        </Button>
        <Button
          variant="primary"
          size="lg"
          pending={confirm.isPending}
          onClick={() => confirm.mutate({ game_number: game.number, result })}
        >
          确认：{words}
        </Button>
      </div>
      {isContesting && (
        <ContestDialog matchId={info.id} gameNumber={game.number} onClose={() => setContesting(false)} />
      )}
    </section>
  );
}
