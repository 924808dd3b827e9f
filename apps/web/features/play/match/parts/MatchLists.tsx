import type { FullDecklist } from '@pailei/contracts/play/decklists/decklists.api';
import { SIDES } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';
import { useEffect, useState } from 'react';
import { FullLists } from '../../../../shared/decklists/FullLists.tsx';
import { fetchOfMatch, type MatchLists as Lists } from '../match.api.ts';

type MatchListsProps = { matchId: string; series: SeriesState };

/** Every card of both line-ups, with the codes to select and copy. Loaded on demand. */
export function MatchLists({ matchId, series }: MatchListsProps) {
  const lists = useLists(matchId);
  if (lists === 'failed') return <p className="mt-5 text-text-3">卡组加载失败，请收起后再试。</p>;
  if (lists === null) return <p className="mt-5 text-text-3">正在加载卡组</p>;
  return (
    <div className="mt-7 grid gap-8">
      {SIDES.map((side) => (
        <section key={side}>
          <h3 className="mb-3 text-[15px] font-semibold">{series.sides[side].name}</h3>
          <FullLists decks={lists[side] ?? []} action={codeField} />
        </section>
      ))}
    </div>
  );
}

function useLists(matchId: string): Lists | 'failed' | null {
  const [lists, setLists] = useState<Lists | 'failed' | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetchOfMatch(matchId, 'decklists', abort.signal).then(setLists, () => {
      if (!abort.signal.aborted) setLists('failed');
    });
    return () => abort.abort();
  }, [matchId]);
  return lists;
}

function codeField({ name, code }: FullDecklist) {
  return (
    <input
      className="h-7 w-21 rounded-seal border border-line-1 bg-transparent px-2 font-mono text-12 text-ellipsis text-text-3 max-tablet:h-10"
      readOnly
      aria-label={`「${name}」卡组码`}
      value={code}
      onFocus={selectAll}
    />
  );
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
