import { DELIVERY_STATE_TEXTS, type DeliveryState } from '@pailei/contracts/play/webhooks/webhook-texts';

import { Tag, type Tone } from '../../../shared/ui/marks/Tag.tsx';

const TONES: Readonly<Record<DeliveryState, Tone | undefined>> = {
  waiting: 'huang',
  delivered: 'lv',
  skipped: undefined,
};

export const tookText = (ms: number | null) => (ms === null ? '—' : `${ms} 毫秒`);

export function StateTag({ state }: { state: DeliveryState }) {
  const tone = TONES[state];
  return <Tag {...(tone && { tone })}>{DELIVERY_STATE_TEXTS[state]}</Tag>;
}
