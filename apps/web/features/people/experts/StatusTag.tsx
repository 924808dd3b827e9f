import type { ExpertStatus } from '@pailei/domain/rights/rights';

import { Tag, type Tone } from '../../../shared/ui/marks/Tag.tsx';
import { expertText } from '../../../shared/ui/marks/expert-text.ts';

const TONES: Readonly<Record<ExpertStatus, Tone | undefined>> = {
  none: undefined,
  pending: 'huang',
  approved: 'lv',
  rejected: 'yan',
  revoked: 'yan',
};

export function StatusTag({ status }: { status: ExpertStatus }) {
  const tone = TONES[status];
  return <Tag {...(tone && { tone })}>{expertText(status)}</Tag>;
}
