import { Eye } from 'lucide-react';

import { Button } from '../../shared/ui/Button.tsx';

/** Where a score stands once the visitor wants to know it. `of` names the match for those who hear the page. */
export function HiddenScore({ of, onReveal }: { of: string; onReveal: () => void }) {
  return (
    <Button variant="text" size="sm" icon={<Eye size={14} />} aria-label={`显示比分：${of}`} onClick={onReveal}>
      比分
    </Button>
  );
}
