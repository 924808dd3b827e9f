import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';

import { ApiError } from '../api/api-error.ts';
import { Note } from '../ui/feedback/Note.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import type { LaterStages } from './later-stages.ts';

type LaterStagesChoiceProps = {
  value: LaterStages;
  preview: Pick<RulingPreview, 'next_entrants'> | null | undefined;
  /** Why there is no preview. */
  error: unknown;
  onChange: (value: LaterStages) => void;
};

const OPTIONS = [
  { value: 'keep', label: '后面的阶段不变' },
  { value: 'restart', label: '重新开始后面的阶段' },
] as const;

/** Asked only where a correction would send others on into a stage that has begun, or has to be played on before it. */
export function LaterStagesChoice({ value, preview, error, onChange }: LaterStagesChoiceProps) {
  const isBlocked = error instanceof ApiError && 'restart_stages' in error.errors;
  const entrants = preview?.next_entrants ?? null;
  const isAsked = isBlocked || entrants !== null || value === 'restart';
  if (!isAsked) return null;
  return (
    <>
      <RulingChoice label="后面的阶段" options={OPTIONS} value={value} onChange={onChange} />
      {value === 'keep' && entrants !== null && <Note>{keptText(entrants)}</Note>}
    </>
  );
}

function keptText({ leave, come }: NonNullable<RulingPreview['next_entrants']>): string {
  if (come.length === 0 && leave.length === 0) return '下一阶段的种子顺序会不同；选择不变时仍按原来的顺序。';
  return `按更正后的名次，应由 ${come.join('、') || '轮空'} 代替 ${leave.join('、') || '轮空'} 晋级；选择不变时仍由原来的选手参赛。`;
}
