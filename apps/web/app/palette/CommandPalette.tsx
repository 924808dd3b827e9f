import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { KEYWORD_MAX } from '@pailei/contracts/site/search/search.api';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAtom } from '../../shared/state/jotai.ts';
import { paletteOpenAtom } from '../../shared/state/layout.atoms.ts';
import { IconButton } from '../../shared/ui/actions/IconButton.tsx';
import { BACKDROP } from '../../shared/ui/feedback/dialog-look.ts';
import { useMenuActions } from '../layout/useMenuActions.ts';
import type { PaletteGroup, PaletteItem } from './palette.items.ts';
import { rememberChoice } from './palette.recent.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { usePaletteItems } from './usePaletteItems.ts';

const POPUP =
  'fixed top-[12vh] left-1/2 z-modal flex max-h-[min(560px,72vh)] w-[min(600px,calc(100vw-32px))] -translate-x-1/2 flex-col rounded-dialog bg-surface-pop shadow-3 ring-1 ring-line-1 outline-0 transition-[opacity,translate] duration-base data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 max-tablet:top-0 max-tablet:left-0 max-tablet:max-h-dvh max-tablet:w-full max-tablet:translate-x-0 max-tablet:rounded-t-none';

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
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup
          className={POPUP}
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
      <div className="flex items-center gap-3 border-b border-b-line-1 pr-3 pl-4.5 text-text-3">
        <Search size={18} />
        <Autocomplete.Input
          className="h-14 min-w-0 flex-1 border-0 bg-transparent text-16 text-text-1 outline-0 placeholder:text-text-3"
          aria-label="搜索页面、赛事、战队和选手"
          placeholder="搜索页面、赛事、战队、选手"
          maxLength={KEYWORD_MAX}
        />
        <Dialog.Close render={<IconButton size="sm" label="关闭" />}>
          <X size={16} />
        </Dialog.Close>
      </div>
      <Autocomplete.List className="min-h-0 flex-1 [scroll-padding:36px_0_8px] overflow-y-auto overscroll-contain px-2 outline-0 not-empty:pb-2">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-3 pb-1 text-12 text-text-3">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.id} item={item} onChoose={onChoose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="px-4.5 wrap-anywhere text-text-2 not-empty:py-5">
        {error ?? statusText(groups, isSearching, query.trim())}
      </Autocomplete.Status>
      <p
        className="flex items-center gap-3.5 border-t border-t-line-1 px-4.5 py-2.5 text-12 text-text-3 pointer-coarse:hidden"
        aria-hidden="true"
      >
        <KeyHint keys={['↑', '↓']} text="选择" />
        <KeyHint keys={['Enter']} text="打开" />
        <KeyHint keys={['Esc']} text="关闭" />
      </p>
    </Autocomplete.Root>
  );
}

function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd key={key} className="rounded-seal border border-line-2 px-1.5 font-num text-12 font-medium">
          {key}
        </kbd>
      ))}
      {text}
    </span>
  );
}

function statusText(groups: readonly PaletteGroup[], isSearching: boolean, keyword: string): string | null {
  if (groups.length > 0) return null;
  return isSearching ? '搜索中' : `没有找到「${keyword}」，换个名称试试`;
}
