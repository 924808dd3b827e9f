import { Autocomplete } from '@base-ui/react/autocomplete';
import { CornerDownLeft, FileText, Flag, Shield, Swords, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';

import { Avatar } from '../../shared/ui/marks/Avatar.tsx';
import { entriesOf } from '../layout/menu.rules.ts';
import { MENU } from '../layout/menu.ts';
import type { PaletteItem } from './palette.items.ts';

const MENU_ICONS = new Map(entriesOf(MENU).map(({ id, icon }) => [id, icon]));

type PaletteLineProps = { item: PaletteItem; onChoose: (item: PaletteItem) => void };

/** One thing to choose: what it is, its name, and where it belongs. */
export function PaletteLine({ item, onChoose }: PaletteLineProps) {
  return (
    <Autocomplete.Item
      className="group relative flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 outline-0 select-none data-disabled:cursor-default data-disabled:text-text-off data-highlighted:bg-surface-2 max-tablet:min-h-11"
      value={item}
      onClick={() => onChoose(item)}
    >
      <span className="absolute inset-y-2 -left-2 w-[3px] rounded-r-[2px] bg-zhu-bright group-not-data-highlighted:hidden" />
      <span className="flex-none text-text-3">{iconOf(item)}</span>
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint !== undefined && <small className="max-w-[45%] flex-none truncate text-text-3">{item.hint}</small>}
      <CornerDownLeft size={14} className="text-text-3 group-not-data-highlighted:invisible" />
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
    case 'season':
      return <Trophy size={18} />;
    case 'team':
      return <Shield size={18} />;
    case 'battle':
      return <Flag size={18} />;
    case 'player':
      return <Avatar name={label} size={24} />;
    default:
      return kind satisfies never;
  }
}
