import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import { hasOpenObjection } from '@pailei/domain/series/cases';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import { useState, type ReactNode } from 'react';

import { EvidenceImages } from '../evidence/EvidenceImages.tsx';
import { useMatch } from '../live/useTopics.ts';
import { Note } from '../ui/feedback/Note.tsx';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { resultText } from '../match/series-labels.ts';
import { mayCorrectScore } from './panel/ruling-draft.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { RulingEffects } from './RulingEffects.tsx';
import { ScoreCorrection } from './ScoreCorrection.tsx';
import { usePreviewedRuling } from './usePreviewedRuling.ts';

type CorrectionDialogProps = { matchId: string; gameNumber?: number; onClose: () => void };
type PreviewedCorrection =
  | { type: 'void_game'; game_number: number }
  | { type: 'correct_game'; game_number: number; result: Side };
type Verdict = 'uphold' | Side | 'void';

/** Changes the result of a game that was settled; what else changes with it is shown before. */
export function CorrectionDialog({ matchId, gameNumber, onClose }: CorrectionDialogProps) {
  const series = useMatch(matchId).state?.series;
  if (!series) return null;
  return <LoadedDialog series={series} matchId={matchId} gameNumber={gameNumber} onClose={onClose} />;
}

type LoadedProps = { series: SeriesState; matchId: string; gameNumber: number | undefined; onClose: () => void };
type Mode = 'game' | 'score';

function LoadedDialog(props: LoadedProps) {
  const { series, gameNumber } = props;
  const isEnded = mayCorrectScore(series);
  const [chosen, setMode] = useState<Mode>('game');
  const mode = isEnded ? chosen : 'game';
  const modes = isEnded && gameNumber === undefined && (
    <RulingChoice
      label="更正方式"
      options={[
        { value: 'game', label: '改判一局' },
        { value: 'score', label: '更正比分' },
      ]}
      value={mode}
      onChange={setMode}
    />
  );
  return mode === 'score' ? (
    <ScoreCorrection {...props}>{modes}</ScoreCorrection>
  ) : (
    <GameCorrection {...props}>{modes}</GameCorrection>
  );
}

function GameCorrection({ series, matchId, gameNumber, onClose, children }: LoadedProps & { children: ReactNode }) {
  const games = series.games.filter(({ status }) => status === 'finished');
  const [number, setNumber] = useState(gameNumber ?? games.at(-1)?.number ?? 1);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const game = games.find((one) => one.number === number);
  const correction = game && verdict && verdict !== 'uphold' ? correctionOf(game, verdict) : null;
  const { preview, rule, isReady, effects, send } = usePreviewedRuling(matchId, correction);
  const nameOf = (side: Side) => series.sides[side].name;
  const choose = (next: string) => {
    setNumber(Number(next));
    setVerdict(null);
  };
  const confirm = (reason: string) => {
    if (verdict === 'uphold') rule.mutate({ type: 'uphold_game', game_number: number, reason }, { onSuccess: onClose });
    else void send(reason, { onDone: onClose });
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`更正结果：${nameOf('a')} 对 ${nameOf('b')}`}
      description={game && gameText(game, nameOf)}
      label="原因"
      confirmLabel={confirmText(verdict, number, nameOf, preview.data)}
      disabled={verdict !== 'uphold' && !isReady}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={confirm}
    >
      {children}
      {games.length > 1 && (
        <RulingChoice
          label="局"
          options={games.map((one) => ({ value: String(one.number), label: `第 ${one.number} 局` }))}
          value={String(number)}
          onChange={choose}
        />
      )}
      {game && <EvidenceImages matchId={matchId} gameNumber={game.number} sides={series.sides} />}
      {game ? (
        <RulingChoice label="更正为" options={optionsOf(game, nameOf)} value={verdict} onChange={setVerdict} />
      ) : (
        <Note>没有已结束的局可以更正。</Note>
      )}
      {correction && <RulingEffects title="更正后会动到" names={{ a: nameOf('a'), b: nameOf('b') }} {...effects} />}
    </ReasonDialog>
  );
}

type NameOf = (side: Side) => string;

function optionsOf(game: SeriesGame, nameOf: NameOf): { value: Verdict; label: string }[] {
  const sides = SIDES.filter((side) => side !== game.winner);
  return [
    ...(hasOpenObjection(game) ? [{ value: 'uphold' as const, label: '维持原结果' }] : []),
    ...sides.map((side) => ({ value: side, label: `改判 ${nameOf(side)} 胜` })),
    { value: 'void', label: '本局作废' },
  ];
}

function correctionOf({ number }: SeriesGame, verdict: Exclude<Verdict, 'uphold'>): PreviewedCorrection {
  return verdict === 'void'
    ? { type: 'void_game', game_number: number }
    : { type: 'correct_game', game_number: number, result: verdict };
}

function gameText(game: SeriesGame, nameOf: NameOf): string {
  const result = game.winner === null ? '' : resultText(game.winner, nameOf);
  const { questioned } = game;
  const objection = questioned ? `${nameOf(questioned.side)} 有异议：${questioned.note ?? ''}` : '';
  return [`第 ${game.number} 局现为 ${result}`, objection].filter(Boolean).join('。');
}

function confirmText(verdict: Verdict | null, number: number, nameOf: NameOf, preview?: RulingPreview): string {
  if (verdict === null) return '请选择结果';
  if (verdict === 'uphold') return `维持第 ${number} 局的结果`;
  const lost = preview?.withdrawn.length ?? 0;
  const what = verdict === 'void' ? `作废第 ${number} 局` : `更正第 ${number} 局：${nameOf(verdict)} 胜`;
  return lost > 0 ? `${what}，作废 ${lost} 场` : what;
}
