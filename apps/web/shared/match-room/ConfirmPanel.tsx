import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { useState } from 'react';

import type { RoomProps } from './room-props.ts';
import { Button } from '../ui/actions/Button.tsx';
import { resultText } from '../match/series-labels.ts';
import { EvidenceImages } from '../evidence/EvidenceImages.tsx';
import { useMatchCommand } from '../match/commands.api.ts';
import { opponentClaim, autoConfirmsAt } from './my-match.ts';
import { ContestDialog } from './ContestDialog.tsx';
import { DueClock } from './DueClock.tsx';
import { GameDecks } from './decks/GameDecks.tsx';
import { TaskActions, TaskPanel } from './TaskPanel.tsx';

/** The opponent has reported: the same report confirms it, an objection calls the referee. */
export function ConfirmPanel({ match: { info, series }, side }: RoomProps) {
  const confirm = useMatchCommand(matchesApi.report, info.id);
  const [isContesting, setContesting] = useState(false);
  const claim = opponentClaim(series, side);
  if (!claim) return null;
  const { game, result, note } = claim;
  const resultLabel = resultText(result, (of) => series.sides[of].name);
  const confirmsAt = autoConfirmsAt(series, game);
  return (
    <TaskPanel
      title={`确认第 ${game.number} 局结果`}
      clock={
        <>
          {series.due_at && series.due_kind === 'reminder' && (
            <DueClock label="下次提醒" dueAt={series.due_at} isUrgent={false} />
          )}
          {confirmsAt && <DueClock label="自动生效" dueAt={confirmsAt} isUrgent />}
        </>
      }
      text={
        <>
          {series.sides[otherSide(side)].name} 上报：<b>{resultLabel}</b>
          {note && `，说明：${note}`}。超时未回应，以对手上报的结果为准。
        </>
      }
    >
      <GameDecks series={series} side={side} game={game} />
      <EvidenceImages matchId={info.id} gameNumber={game.number} sides={series.sides} only={otherSide(side)} />
      <TaskActions>
        <Button variant="danger" onClick={() => setContesting(true)}>
          提出异议
        </Button>
        <Button
          className="max-tablet:flex-1"
          variant="primary"
          size="lg"
          pending={confirm.isPending}
          onClick={() => confirm.mutate({ game_number: game.number, result })}
        >
          确认：{resultLabel}
        </Button>
      </TaskActions>
      {isContesting && (
        <ContestDialog matchId={info.id} gameNumber={game.number} side={side} onClose={() => setContesting(false)} />
      )}
    </TaskPanel>
  );
}
