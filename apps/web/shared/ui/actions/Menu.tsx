import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../layout/cx.ts';
import { POPUP, POPUP_ITEM, POPUP_PLACE } from './popup-look.ts';

export type MenuItem =
  | {
      kind?: 'action';
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      disabled?: boolean;
      isDestructive?: boolean;
    }
  | { kind: 'link'; label: string; icon?: ReactNode; to: string }
  | { kind: 'separator' };

type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; align?: 'start' | 'end' };

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={POPUP_PLACE} sideOffset={6} align={align}>
          <Base.Popup className={POPUP}>{items.map(renderItem)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function renderItem(item: MenuItem, index: number): ReactNode {
  switch (item.kind) {
    case 'separator':
      return <Base.Separator key={index} className="my-1 h-px bg-line-1" />;
    case 'link':
      return (
        <Base.Item key={item.label} className={cx(POPUP_ITEM, 'text-text-1')} render={<Link to={item.to} />}>
          {item.icon}
          {item.label}
        </Base.Item>
      );
    default:
      return (
        <Base.Item
          key={item.label}
          className={cx(POPUP_ITEM, item.isDestructive ? 'text-yan-text' : 'text-text-1')}
          disabled={item.disabled ?? false}
          onClick={item.onSelect}
        >
          {item.icon}
          {item.label}
        </Base.Item>
      );
  }
}
