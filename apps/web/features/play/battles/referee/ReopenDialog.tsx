import type { RulingDialogProps } from './dialog-props.ts';
import { PreviewedDialog } from './PreviewedDialog.tsx';
import type { PreviewedRuling } from './rulings.api.ts';

const REOPEN: PreviewedRuling = { type: 'reopen' };

/** A battle that was declared lost is played on. */
export function ReopenDialog({ id, onClose }: RulingDialogProps) {
  return (
    <PreviewedDialog
      id={id}
      title="撤销整场判负"
      description="团队战从各台停下的地方继续。"
      ruling={REOPEN}
      confirmLabel="撤销整场判负"
      isGrave={false}
      onClose={onClose}
    />
  );
}
