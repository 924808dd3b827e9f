import type { SeriesState } from '@pailei/domain/series/types';
import { useState, type ReactNode } from 'react';

import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { FinalScore } from './FinalScore.tsx';
import { commandOf, draftOf } from './panel/ruling-draft.ts';
import { rulingText } from './panel/ruling-texts.ts';
import { RulingEffects } from './RulingEffects.tsx';
import { usePreviewedRuling } from './usePreviewedRuling.ts';

type ScoreCorrectionProps = { series: SeriesState; matchId: string; onClose: () => void; children: ReactNode };

/** The final score of a match that is over, corrected in one act after one look at what it changes. */
export function ScoreCorrection({ series, matchId, onClose, children }: ScoreCorrectionProps) {
  const [draft, setDraft] = useState(() => draftOf(series, 'correct_score'));
  const asked = commandOf(series, draft);
  const { rule, isReady, effects, send } = usePreviewedRuling(matchId, asked);
  const names = { a: series.sides.a.name, b: series.sides.b.name };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`更正比分：${names.a} 对 ${names.b}`}
      description={`现为 ${series.sides.a.wins}:${series.sides.b.wins}。更正一次生效，双方各收到一条通知。`}
      label="原因"
      confirmLabel={asked ? rulingText(series, draft) : '请选择最终比分'}
      disabled={!isReady}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) => void send(reason, { onDone: onClose })}
    >
      {children}
      <FinalScore series={series} {...draft} onChange={(chosen) => setDraft((now) => ({ ...now, ...chosen }))} />
      {asked && <RulingEffects title="更正后会动到" names={names} {...effects} />}
    </ReasonDialog>
  );
}
