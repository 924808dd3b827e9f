import type { Deck } from '@pailei/contracts/decks';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { QrCode } from '../../../shared/ui/QrCode.tsx';

type CodeBarProps = {
  deck: Pick<Deck, 'name' | 'code'>;
  /** There is something more important to do on the page. */
  isQuiet?: boolean;
};

/** The code to copy, and as a picture for a phone to read. */
export function CodeBar({ deck: { name, code }, isQuiet = false }: CodeBarProps) {
  const [isQrOpen, setQrOpen] = useState(false);
  return (
    <div className="code">
      <span className="code__l">卡组码</span>
      <code className="mono ell">{code}</code>
      <Button
        variant={isQuiet ? 'ghost' : 'primary'}
        icon={<Copy size={16} />}
        onClick={() => void copyText(code, '卡组码')}
      >
        复制
      </Button>
      <Button variant="ghost" icon={<QrIcon size={16} />} onClick={() => setQrOpen(true)}>
        二维码
      </Button>
      <Dialog
        open={isQrOpen}
        onOpenChange={setQrOpen}
        title={name}
        description="用手机相机扫码，再把识别出的卡组码复制到游戏里。"
      >
        <div className="code__q">
          <QrCode text={code} label={`「${name}」的卡组码`} />
        </div>
      </Dialog>
    </div>
  );
}
