import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { runningGame } from '@pailei/domain/series/decide/legal';
import { SIDES } from '@pailei/domain/series/sides';
import type { GameResult } from '@pailei/domain/series/types';
import { useState } from 'react';

import { EvidenceImages } from '../evidence/EvidenceImages.tsx';
import { useMatch } from '../live/useTopics.ts';
import { resultText } from '../match/series-labels.ts';
import { useMatchCommand } from '../match/commands.api.ts';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { RulingChoice } from './RulingChoice.tsx';

type RulingDialogProps = { matchId: string; onClose: () => void };

/** The referee decides a disputed game: one side has won it, or it is played again. */
export function RulingDialog({ matchId, onClose }: RulingDialogProps) {
  const series = useMatch(matchId).state?.series;
  const rule = useMatchCommand(matchesApi.rule, matchId, true);
  const [result, setResult] = useState<GameResult | null>(null);
  const game = series && runningGame(series);
  if (!series || !game) return null;
  const { a, b } = series.sides;
  const claims = SIDES.map((side) => {
    const report = game.reports[side];
    const claim = report ? resultText(report.result, (of) => series.sides[of].name) : '未上报';
    const objection = game.dispute?.side === side ? game.dispute.note : null;
    const notes = [report?.note, objection].filter((text) => typeof text === 'string');
    const reportLabel = objection !== null && !report ? '有异议' : claim;
    return `${series.sides[side].name}：${reportLabel}${notes.length > 0 ? `（${notes.join('；')}）` : ''}`;
  });
  const options = [
    { value: 'a', label: `${a.name} 胜` },
    { value: 'b', label: `${b.name} 胜` },
    { value: 'draw', label: '重赛' },
  ] as const satisfies readonly { value: GameResult; label: string }[];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`裁定第 ${game.number} 局`}
      description={claims.map((claim) => (
        <span key={claim} className="block">
          {claim}
        </span>
      ))}
      label="原因"
      confirmLabel={
        result === null ? '请选择结果' : `裁定：${options.find(({ value }) => value === result)?.label ?? ''}`
      }
      disabled={result === null}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) =>
        result !== null &&
        rule.mutate({ type: 'rule_game', game_number: game.number, result, reason }, { onSuccess: onClose })
      }
    >
      <EvidenceImages matchId={matchId} gameNumber={game.number} sides={series.sides} />
      <RulingChoice label="裁定结果" options={options} value={result} onChange={setResult} />
    </ReasonDialog>
  );
}
