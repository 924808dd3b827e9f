import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../actions/IconButton.tsx';
import { Drawer } from './Drawer.tsx';

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
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} side="right" width="detail">
      <header className="flex items-start gap-3 border-b border-line-1 pt-5 pr-4 pb-4 pl-6 max-tablet:pl-4">
        <div className="min-w-0 flex-1">
          <Base.Title className="text-18 font-semibold wrap-anywhere">{title}</Base.Title>
          {intro && <div className="text-13 text-text-3">{intro}</div>}
        </div>
        <Base.Close render={<IconButton label="关闭" />}>
          <X size={18} />
        </Base.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-4 pb-6 max-tablet:px-4 max-tablet:pt-3">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap gap-2 border-t border-line-1 px-6 py-3 max-tablet:pl-4">{footer}</footer>
      )}
    </Drawer>
  );
}
