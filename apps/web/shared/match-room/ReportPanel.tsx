import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { GameResult } from '@pailei/domain/series/types';
import { otherSide, runningGame } from '@pailei/domain/series/decide/legal';
import { NOTE_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import type { RoomProps } from './room-props.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Elapsed } from '../ui/time/Countdown.tsx';
import { TextField } from '../ui/forms/Field.tsx';
import { Segmented } from '../ui/forms/Segmented.tsx';
import { EvidenceField } from '../evidence/EvidenceField.tsx';
import { useMatchCommand } from '../match/commands.api.ts';
import { resultLabel } from './my-match.ts';
import { TaskClock } from './DueClock.tsx';
import { GameDecks } from './decks/GameDecks.tsx';
import { TaskActions, TaskPanel } from './TaskPanel.tsx';

/** The game is on; when it is over, one of the two reports the result. */
export function ReportPanel({ match: { info, series }, side }: RoomProps) {
  const report = useMatchCommand(matchesApi.report, info.id);
  const [result, setResult] = useState<GameResult | null>(null);
  const [note, setNote] = useState('');
  const game = runningGame(series);
  if (!game) return null;
  const results: readonly GameResult[] = [side, otherSide(side), 'draw'];
  const send = (chosen: GameResult) =>
    report.mutate({ game_number: game.number, result: chosen, ...(note.trim() !== '' && { note: note.trim() }) });
  return (
    <TaskPanel
      title={`第 ${game.number} 局`}
      clock={
        <TaskClock label="已进行" isUrgent={false}>
          <Elapsed since={game.started_at} />
        </TaskClock>
      }
      text="打完后上报结果，对手确认后生效。"
    >
      <GameDecks series={series} side={side} game={game} />
      <div className="flex flex-col gap-4">
        <div>
          <Segmented
            label="结果"
            options={results.map((value) => ({ value, label: resultLabel(value, side) }))}
            value={result}
            onChange={setResult}
          />
        </div>
        <TextField
          label="说明"
          aside={<span className="text-text-3">选填</span>}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <EvidenceField matchId={info.id} gameNumber={game.number} side={side} />
      </div>
      <TaskActions>
        <Button
          className="max-tablet:flex-1"
          variant="primary"
          size="lg"
          pending={report.isPending}
          disabled={result === null}
          onClick={() => result && send(result)}
        >
          {result ? `上报：第 ${game.number} 局${resultLabel(result, side)}` : '请选择结果'}
        </Button>
      </TaskActions>
    </TaskPanel>
  );
}
