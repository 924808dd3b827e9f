import { matchesApi } from '@pailei/contracts/matches';
import { otherSide, runningGame, type GameResult } from '@pailei/domain/series';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { Elapsed } from '../../../shared/ui/Countdown.tsx';
import { TextField } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { useMatchCommand } from '../matches.api.ts';
import { resultWords } from '../model/my-match.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { GameDecks } from './GameDecks.tsx';

const NOTE_MAX = 500;

/** The game is on; when it is over, one of the two says who won. */
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
    <section className="panel pad">
      <div className="row row--sb wrap">
        <h3 className="act__t">第 {game.number} 局</h3>
        <span className="cd cd--calm">
          <small>已进行</small>
          <Elapsed since={game.started_at} />
        </span>
      </div>
      <GameDecks series={series} side={side} game={game} />
      <p className="t2 s13 mb-3">打完后上报结果，对手确认后生效。</p>
      <div className="stack stack--s">
        <div>
          <Segmented
            label="结果"
            options={results.map((value) => ({ value, label: resultWords(value, side) }))}
            value={result}
            onChange={setResult}
          />
        </div>
        <TextField
          label="说明"
          aside={<span className="t3">选填</span>}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className="act__f">
        <Button
          variant="primary"
          size="lg"
          pending={report.isPending}
          disabled={result === null}
          onClick={() => result && send(result)}
        >
          {result ? `上报：第 ${game.number} 局${resultWords(result, side)}` : '请选择结果'}
        </Button>
      </div>
    </section>
  );
}
