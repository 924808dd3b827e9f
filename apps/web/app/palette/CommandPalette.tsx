import './palette.css';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { KEYWORD_MAX } from '@pailei/contracts/search';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAtom } from '../../shared/state/jotai.ts';
import { paletteOpenAtom } from '../../shared/state/layout.atoms.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { useMenuActions } from '../layout/useMenuActions.ts';
import type { PaletteGroup, PaletteItem } from './palette.items.ts';
import { rememberChoice } from './palette.recent.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { usePaletteItems } from './usePaletteItems.ts';

/** Everything the visitor can go to or do, by its name. */
export function CommandPalette() {
  const [isOpen, setOpen] = useAtom(paletteOpenAtom);
  const hasChosen = useRef(false);
  const choose = useChoice();
  useEffect(() => {
    if (isOpen) hasChosen.current = false;
  }, [isOpen]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup
          className="cmd"
          aria-label="搜索"
          finalFocus={() => (hasChosen.current ? document.getElementById('main') : true)}
        >
          <Palette
            onChoose={(item) => {
              hasChosen.current = true;
              setOpen(false);
              choose(item);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useChoice(): (item: PaletteItem) => void {
  const navigate = useNavigate();
  const actions = useMenuActions();
  return (item) => {
    rememberChoice(localStorage, item);
    if (item.action === undefined) void navigate(item.to);
    else actions[item.action]();
  };
}

function Palette({ onChoose }: { onChoose: (item: PaletteItem) => void }) {
  const [query, setQuery] = useState('');
  const { groups, isSearching, error } = usePaletteItems(query);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={query}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setQuery(value)}
      itemToStringValue={(item: PaletteItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="cmd__h">
        <Search size={18} />
        <Autocomplete.Input
          className="cmd__in"
          aria-label="搜索页面、赛事和选手"
          placeholder="搜索页面、赛事、选手"
          maxLength={KEYWORD_MAX}
        />
        <Dialog.Close render={<IconButton size="sm" label="关闭" />}>
          <X size={16} />
        </Dialog.Close>
      </div>
      <Autocomplete.List className="cmd__l">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className="cmd__g">{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.id} item={item} onChoose={onChoose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="cmd__s">
        {error ?? statusText(groups, isSearching, query.trim())}
      </Autocomplete.Status>
      <p className="cmd__k" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
    </Autocomplete.Root>
  );
}

function statusText(groups: readonly PaletteGroup[], isSearching: boolean, keyword: string): string | null {
  if (groups.length > 0) return null;
  return isSearching ? '搜索中' : `没有找到「${keyword}」，换个名称试试`;
}
