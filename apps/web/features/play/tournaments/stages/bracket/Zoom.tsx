import { Minus, Plus } from 'lucide-react';

import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { withinZoom, ZOOM_MAX, ZOOM_MIN } from './useFrame.ts';

const STEP = 0.2;

export function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const by = (step: number) => onChange(withinZoom(value + step));
  return (
    <span className="flex items-center gap-1">
      <IconButton size="sm" label="缩小" disabled={value <= ZOOM_MIN} onClick={() => by(-STEP)}>
        <Minus size={16} />
      </IconButton>
      <span className="w-10 text-center font-num font-semibold text-text-2">{Math.round(value * 100)}%</span>
      <IconButton size="sm" label="放大" disabled={value >= ZOOM_MAX} onClick={() => by(STEP)}>
        <Plus size={16} />
      </IconButton>
    </span>
  );
}
