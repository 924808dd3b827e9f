import { Eye } from 'lucide-react';

import { Button } from '../ui/actions/Button.tsx';

/** A placeholder for a hidden score. `of` names the match or battle for screen readers. */
export function HiddenScore({ of, onReveal }: { of: string; onReveal: () => void }) {
  return (
    <Button variant="text" size="sm" icon={<Eye size={14} />} aria-label={`显示比分：${of}`} onClick={onReveal}>
      比分
    </Button>
  );
}
