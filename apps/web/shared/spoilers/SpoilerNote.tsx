import { EyeOff } from 'lucide-react';

import { Button } from '../ui/actions/Button.tsx';
import { Note } from '../ui/feedback/Note.tsx';

type SpoilerNoteProps = {
  /** What is hidden, as a sentence. */
  children: string;
  onReveal: () => void;
  className?: string;
};

/** Says that results are hidden as the visitor wants it, and shows them on request. */
export function SpoilerNote({ children, onReveal, className = 'mb-4' }: SpoilerNoteProps) {
  const action = (
    <Button variant="ghost" size="sm" onClick={onReveal}>
      显示赛果
    </Button>
  );
  return (
    <Note tone="plain" className={className} wraps icon={<EyeOff size={16} aria-hidden="true" />} action={action}>
      {children}
    </Note>
  );
}
