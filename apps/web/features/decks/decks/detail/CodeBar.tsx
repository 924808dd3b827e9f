import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { QrCode } from '../../../../shared/ui/marks/QrCode.tsx';
import { CodeFrame } from '../parts/CodeFrame.tsx';

type CodeBarProps = {
  deck: Pick<Deck, 'name' | 'code'>;
  /** There is something more important to do on the page. */
  isQuiet?: boolean;
};

/** The code to copy, and as a picture for a phone to read. */
export function CodeBar({ deck: { name, code }, isQuiet = false }: CodeBarProps) {
  const [isQrOpen, setQrOpen] = useState(false);
  return (
    <CodeFrame>
      <code className="min-w-0 flex-1 truncate font-mono text-14 text-text-2 max-tablet:order-3 max-tablet:basis-full">
        {code}
      </code>
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
        <div className="grid place-items-center pt-4 pb-2">
          <QrCode text={code} label={`「${name}」的卡组码`} size="l" />
        </div>
      </Dialog>
    </CodeFrame>
  );
}
