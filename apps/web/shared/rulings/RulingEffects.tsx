import type { BySide } from '@pailei/domain/series/sides';

import type { useRulingPreview } from '../match/commands.api.ts';
import { EffectLines } from './EffectLines.tsx';
import type { LaterStages } from './later-stages.ts';
import { LaterStagesChoice } from './LaterStagesChoice.tsx';
import { previewLines } from './preview-labels.ts';

type RulingEffectsProps = {
  title: string;
  names: BySide<string>;
  preview: Pick<ReturnType<typeof useRulingPreview>, 'data' | 'error'>;
  laterStages: LaterStages;
  onChange: (laterStages: LaterStages) => void;
};

/** What a ruling would change, with what becomes of later stages where that is to be chosen. */
export function RulingEffects({ title, names, preview: { data, error }, laterStages, onChange }: RulingEffectsProps) {
  return (
    <>
      <LaterStagesChoice value={laterStages} preview={data} error={error} onChange={onChange} />
      <EffectLines title={title} error={error} lines={data ? previewLines(data, names) : null} />
    </>
  );
}
