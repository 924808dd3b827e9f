import { Download, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useAtom, useAtomValue, useSetAtom } from '../../shared/state/jotai.ts';
import { debugOpenAtom } from '../../shared/state/layout.atoms.ts';
import { IconButton } from '../../shared/ui/actions/IconButton.tsx';
import { Segmented } from '../../shared/ui/forms/Segmented.tsx';
import { clearEntriesAtom, entriesAtom, topicVersionsAtom } from './debug.atoms.ts';
import { filtered, NO_FILTER, type DebugFilter } from './debug.entries.ts';
import { download, exportText } from './debug.export.ts';
import { DebugFilters } from './DebugFilters.tsx';
import { DEBUG_STRIP } from './debug-look.ts';
import { DebugLog } from './DebugLog.tsx';
import { DebugStatistics, DebugTopics } from './DebugTables.tsx';

const VIEWS = [
  { value: 'log', label: '日志' },
  { value: 'statistics', label: '统计' },
  { value: 'topics', label: '主题版本' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The requests of this page and its live messages. Only for visitors who enabled it on their device. */
export function DebugPanel() {
  const [isOpen, setOpen] = useAtom(debugOpenAtom);
  return isOpen ? <Sheet onClose={() => setOpen(false)} /> : null;
}

function Sheet({ onClose }: { onClose: () => void }) {
  const entries = useAtomValue(entriesAtom);
  const [view, setView] = useState<View>('log');
  const [filter, setFilter] = useState<DebugFilter>(NO_FILTER);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      className="fixed inset-x-0 bottom-0 z-batch flex h-[min(420px,60vh)] flex-col border-t border-t-line-2 bg-surface-1 font-mono text-12 shadow-3 outline-0 max-tablet:h-[70dvh]"
      ref={sheet}
      tabIndex={-1}
      aria-label="接口调试面板"
    >
      <div className={DEBUG_STRIP}>
        <b className="text-14">接口调试</b>
        <Segmented label="内容" options={VIEWS} value={view} onChange={setView} />
        <span className="flex-1" />
        <Tools onClose={onClose} />
      </div>
      {view === 'log' && (
        <>
          <DebugFilters filter={filter} onChange={setFilter} />
          <DebugLog entries={filtered(entries, filter)} total={entries.length} />
        </>
      )}
      {view === 'statistics' && <DebugStatistics entries={entries} />}
      {view === 'topics' && <DebugTopics />}
    </section>
  );
}

function Tools({ onClose }: { onClose: () => void }) {
  const entries = useAtomValue(entriesAtom);
  const topics = useAtomValue(topicVersionsAtom);
  const clear = useSetAtom(clearEntriesAtom);
  const save = () => {
    const at = new Date();
    const text = exportText({ entries, topics, page: location.pathname, at });
    download(text, `pailei-debug-${at.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  };
  return (
    <>
      <IconButton size="sm" label="导出 JSON" onClick={save}>
        <Download size={16} />
      </IconButton>
      <IconButton size="sm" label="清空日志" onClick={() => clear()}>
        <Trash2 size={16} />
      </IconButton>
      <IconButton size="sm" label="关闭调试面板" onClick={onClose}>
        <X size={16} />
      </IconButton>
    </>
  );
}
