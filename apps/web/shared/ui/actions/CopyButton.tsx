import { Copy } from 'lucide-react';

import { copyText } from './copy-text.ts';
import { IconButton } from './IconButton.tsx';

/** Copies a text; `what` names it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <IconButton size="sm" label={`复制${what}`} onClick={() => void copyText(text, what)}>
      <Copy size={16} />
    </IconButton>
  );
}
