import '../styles/staff.css';

import { matchesApi } from '@pailei/contracts/matches';
import type { RulingPreview } from '@pailei/contracts/ruling-preview';
import { hasOpenObjection, type SeriesGame, type SeriesState } from '@pailei/domain/series';
import { useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { useMatch } from '../../../shared/live/useTopics.ts';
import { Note } from '../../../shared/ui/Note.tsx';
import { ReasonDialog } from '../../../shared/ui/ReasonDialog.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { resultText } from '../../match/model/series-words.ts';
import { useMatchCommand, useRulingPreview, type Correction } from '../matches.api.ts';
import { previewLines } from '../model/preview-words.ts';

type CorrectionDialogProps = { matchId: string; gameNumber?: number; onClose: () => void };
type Verdict = 'uphold' | 'a' | 'b' | 'void';

/** Changes the result of a game that was settled; what else changes with it is shown before. */
export function CorrectionDialog({ matchId, gameNumber, onClose }: CorrectionDialogProps) {
  const series = useMatch(matchId).state?.series;
  if (!series) return null;
  return <LoadedDialog series={series} matchId={matchId} gameNumber={gameNumber} onClose={onClose} />;
}

type LoadedProps = { series: SeriesState; matchId: string; gameNumber: number | undefined; onClose: () => void };

function LoadedDialog({ series, matchId, gameNumber, onClose }: LoadedProps) {
  const games = series.games.filter(({ status }) => status === 'finished');
  const [number, setNumber] = useState(gameNumber ?? games.at(-1)?.number ?? 1);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const game = games.find((one) => one.number === number);
  const correction = game && verdict && verdict !== 'uphold' ? correctionOf(game, verdict) : null;
  const preview = useRulingPreview(matchId, correction);
  const rule = useMatchCommand(matchesApi.rule, matchId, true);
  const isReady = verdict === 'uphold' || (correction !== null && preview.data !== undefined && !preview.isFetching);
  const nameOf = (side: 'a' | 'b') => series.sides[side].name;
  const choose = (next: string) => {
    setNumber(Number(next));
    setVerdict(null);
  };
  const confirm = (reason: string) => {
    const shown = preview.data;
    const body =
      correction && shown
        ? { ...correction, reason, force: shown.withdrawn.length > 0, seen: shown.seen }
        : ({ type: 'uphold_game', game_number: number, reason } as const);
    rule.mutate(body, { onSuccess: onClose, onError: () => void preview.refetch() });
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`更正结果：${nameOf('a')} 对 ${nameOf('b')}`}
      description={game && gameText(game, nameOf)}
      label="理由"
      confirmLabel={confirmText(verdict, number, nameOf, preview.data)}
      disabled={!isReady}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={confirm}
    >
      {games.length > 1 && (
        <div className="rsg">
          <Segmented
            label="局"
            options={games.map((one) => ({ value: String(one.number), label: `第 ${one.number} 局` }))}
            value={String(number)}
            onChange={choose}
          />
        </div>
      )}
      {game ? (
        <div className="rsg">
          <Segmented label="更正为" options={optionsOf(game, nameOf)} value={verdict} onChange={setVerdict} />
        </div>
      ) : (
        <Note>没有已结束的局可以更正。</Note>
      )}
      {correction && <Effects preview={preview} nameOf={nameOf} />}
    </ReasonDialog>
  );
}

type NameOf = (side: 'a' | 'b') => string;

function optionsOf(game: SeriesGame, nameOf: NameOf): { value: Verdict; label: string }[] {
  const sides = (['a', 'b'] as const).filter((side) => side !== game.winner);
  return [
    ...(hasOpenObjection(game) ? [{ value: 'uphold' as const, label: '维持原结果' }] : []),
    ...sides.map((side) => ({ value: side, label: `改判 ${nameOf(side)} 胜` })),
    { value: 'void', label: '本局作废' },
  ];
}

function correctionOf({ number }: SeriesGame, verdict: Exclude<Verdict, 'uphold'>): Correction {
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

function Effects({ preview, nameOf }: { preview: ReturnType<typeof useRulingPreview>; nameOf: NameOf }) {
  if (preview.error) return <Note tone="yan">{messageOf(preview.error)}</Note>;
  if (!preview.data) return <SkeletonRows count={2} />;
  return (
    <section aria-label="更正后会动到" className="rpv">
      <p className="rpv__h">
        <b>更正后会动到</b>
        <small className="t3">试算，未写入</small>
      </p>
      <dl>
        {previewLines(preview.data, { a: nameOf('a'), b: nameOf('b') }).map(({ label, text, isGrave }) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd className={isGrave ? 'huang' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
