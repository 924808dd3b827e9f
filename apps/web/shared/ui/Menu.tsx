import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from './cx.ts';

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
        <Base.Positioner className="z-pop" sideOffset={6} align={align}>
          <Base.Popup className="pop">{items.map(renderItem)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function renderItem(item: MenuItem, index: number): ReactNode {
  switch (item.kind) {
    case 'separator':
      return <Base.Separator key={index} className="pop__sep" />;
    case 'link':
      return (
        <Base.Item key={item.label} className="pop__i" render={<Link to={item.to} />}>
          {item.icon}
          {item.label}
        </Base.Item>
      );
    default:
      return (
        <Base.Item
          key={item.label}
          className={cx('pop__i', item.isDestructive && 'pop__i--danger')}
          disabled={item.disabled ?? false}
          onClick={item.onSelect}
        >
          {item.icon}
          {item.label}
        </Base.Item>
      );
  }
}
