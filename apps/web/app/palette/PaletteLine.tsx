import { Autocomplete } from '@base-ui/react/autocomplete';
import { CornerDownLeft, FileText, Swords } from 'lucide-react';
import type { ReactNode } from 'react';

import { Avatar } from '../../shared/ui/Avatar.tsx';
import { entriesOf } from '../layout/menu.rules.ts';
import { MENU } from '../layout/menu.ts';
import type { PaletteItem } from './palette.items.ts';

const MENU_ICONS = new Map(entriesOf(MENU).map(({ id, icon }) => [id, icon]));

type PaletteLineProps = { item: PaletteItem; onChoose: (item: PaletteItem) => void };

/** One thing to choose: what it is, its name, and where it belongs. */
export function PaletteLine({ item, onChoose }: PaletteLineProps) {
  return (
    <Autocomplete.Item className="cmd__i" value={item} onClick={() => onChoose(item)}>
      {iconOf(item)}
      <span className="ell">{item.label}</span>
      {item.hint !== undefined && <small className="ell">{item.hint}</small>}
      <CornerDownLeft size={14} className="cmd__e" />
    </Autocomplete.Item>
  );
}

function iconOf({ id, kind, label }: PaletteItem): ReactNode {
  switch (kind) {
    case 'page':
    case 'action': {
      const Icon = MENU_ICONS.get(id) ?? FileText;
      return <Icon size={18} />;
    }
    case 'tournament':
      return <Swords size={18} />;
    case 'player':
      return <Avatar name={label} size={24} />;
    default:
      return kind satisfies never;
  }
}
