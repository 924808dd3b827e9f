import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from './IconButton.tsx';

type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  intro?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** The detail of a row, from the right edge: the list stays where it was. Esc, the scrim and the cross close it. */
export function SidePanel({ open, onClose, title, intro, footer, children }: SidePanelProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className="drw drw--right side-p">
          <header className="side-p__h">
            <div className="min-w-0 flex-1">
              <Base.Title className="side-p__t">{title}</Base.Title>
              {intro && <div className="t3 s13">{intro}</div>}
            </div>
            <Base.Close render={<IconButton label="关闭" />}>
              <X size={18} />
            </Base.Close>
          </header>
          <div className="side-p__b">{children}</div>
          {footer && <footer className="side-p__f">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
