import { Copy } from 'lucide-react';

import { IconButton } from './IconButton.tsx';
import { toast } from '../feedback/toast.ts';

/** Copies a text; `what` names it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`已复制${what}`);
    } catch {
      toast.error('复制失败，请手动选中复制');
    }
  };
  return (
    <IconButton size="sm" label={`复制${what}`} onClick={() => void copy()}>
      <Copy size={16} />
    </IconButton>
  );
}
