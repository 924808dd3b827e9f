import { arrangeDesk, DESK_KINDS, type DeskKind } from '@pailei/domain/referee-desk/desk-order';
import { useRef, useState } from 'react';

import { SearchField } from '../../../../shared/ui/forms/SearchField.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import type { DeskKey } from './desk-keys.ts';
import { DeskKeysHint } from './DeskKeysHint.tsx';
import { DeskList } from './DeskList.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import type { DeskRow } from './desk-rows.ts';
import { KIND_TEXTS } from './desk-texts.ts';
import { RoundStrip } from './RoundStrip.tsx';
import { RunningEvents } from './RunningEvents.tsx';
import type { Desk } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useSelection } from './useSelection.ts';

type Tab = DeskKind | 'all';

/** The list of what waits beside what is known of the chosen one. `isOneEvent`: with the map of its round. */
export function DeskBoard({ desk: { rows, events }, isOneEvent }: { desk: Desk; isOneEvent: boolean }) {
  const [tab, setTab] = useState<Tab>('all');
  const [wanted, setWanted] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { chosen, key, seen, admit, select, selectMatch } = useSelection(rows, () =>
    leadTo(panel.current, board.current),
  );
  const list = arrangeDesk(
    rows.filter((row) => (tab === 'all' || row.kind === tab) && isFound(row, wanted)),
    seen,
    key,
  );
  const selected = rows.find((row) => row.key === key);
  useDeskKeys((pressed) => {
    if (pressed !== 'next' && pressed !== 'previous') return press(board.current, pressed);
    const place = list.shown.findIndex((row) => row.key === key);
    const next = list.shown[Math.max(place + (pressed === 'next' ? 1 : -1), 0)];
    if (next) select(next);
  });
  const shownId = selected?.match_id ?? chosen.matchId;
  return (
    <div ref={board}>
      {isOneEvent ? (
        events.map((event) => (
          <RoundStrip key={event.tournament.id} event={event} shownId={shownId} onSelect={selectMatch} />
        ))
      ) : (
        <RunningEvents events={events} />
      )}
      <div className="grid grid-cols-[minmax(320px,386px)_minmax(0,1fr)] items-start gap-8 max-wide:grid-cols-1">
        <div className="min-w-0">
          <div className="mb-3 grid gap-2">
            <Segmented label="种类" options={tabsOf(rows)} value={tab} onChange={setTab} />
            <SearchField label="桌号或选手" value={wanted} onChange={setWanted} width="w-full" />
          </div>
          <DeskList list={list} selected={key} showsEvent={!isOneEvent} onSelect={select} onAdmit={admit} />
          <DeskKeysHint />
        </div>
        <div ref={panel} className="sticky top-20 scroll-mt-20 min-w-0 max-wide:static" aria-live="off">
          <DeskPanel row={selected} matchId={shownId} />
        </div>
      </div>
    </div>
  );
}

/** By table or player; an empty search finds all. */
function isFound({ place, a, b }: DeskRow, wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  return text === '' || place === `第 ${text} 桌` || [a, b].some((name) => name.toLowerCase().includes(text));
}

function tabsOf(rows: readonly DeskRow[]) {
  const counted = DESK_KINDS.map((kind) => ({
    value: kind as Tab,
    label: KIND_TEXTS[kind].label,
    count: rows.filter((row) => row.kind === kind).length,
  }));
  return [{ value: 'all' as Tab, label: '全部', count: rows.length }, ...counted];
}

const PARTS: Readonly<Partial<Record<DeskKey, string>>> = {
  open: '[data-desk="form"] button',
  rule: '[data-desk="form"] textarea',
  images: '[data-desk="images"] button',
  find: '[role="search"] input',
};

/** Leads to the part of the panel that a key means, or presses it. */
function press(board: HTMLElement | null, key: DeskKey): void {
  const part = PARTS[key];
  if (part !== undefined) board?.querySelector<HTMLElement>(part)?.focus();
  else if (key === 'send') board?.querySelector<HTMLFormElement>('[data-desk="form"]')?.requestSubmit();
  else board?.querySelector<HTMLElement>(`[data-desk="${typeof key === 'number' ? `quick-${key}` : key}"]`)?.click();
}

/** Where the panel stands below the list, a choice leads to it. */
function leadTo(panel: HTMLElement | null, board: HTMLElement | null): void {
  if (!panel || !board) return;
  const isBelow = panel.getBoundingClientRect().left <= board.getBoundingClientRect().left;
  if (isBelow) panel.scrollIntoView({ block: 'start' });
}
