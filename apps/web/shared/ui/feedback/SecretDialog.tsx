import type { ReactNode } from 'react';

import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Note } from './Note.tsx';

type SecretDialogProps = {
  title: string;
  /** What it is called where it is copied. */
  what: string;
  secret: string;
  onClose: () => void;
  children: ReactNode;
};

/** A secret that the server tells only once. */
export function SecretDialog({ title, what, secret, onClose, children }: SecretDialogProps) {
  const footer = (
    <Button variant="primary" onClick={onClose}>
      我已保存
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} footer={footer}>
      <Note tone="huang">它只显示这一次，请现在保存。{children}</Note>
      <div className="mt-4 flex items-center gap-2 rounded-control bg-sunken p-3">
        <code className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">{secret}</code>
        <CopyButton text={secret} what={what} />
      </div>
    </Dialog>
  );
}
