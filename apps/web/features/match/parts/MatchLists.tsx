import '../styles/lists.css';
import type { FullList } from '@pailei/contracts/tournament-decks';
import { SIDES, type SeriesState } from '@pailei/domain/series';
import { useEffect, useState } from 'react';
import { FullLists } from '../../tournaments/decklists/FullLists.tsx';
import { fetchLists, type MatchLists as Lists } from '../lists.api.ts';

type MatchListsProps = { matchId: string; series: SeriesState };

/** Every card of both line-ups, with the codes to select and copy. It comes when it is asked for. */
export function MatchLists({ matchId, series }: MatchListsProps) {
  const lists = useLists(matchId);
  if (lists === 'failed') return <p className="t3 ml__s">卡组加载失败，请收起后再试。</p>;
  if (lists === null) return <p className="t3 ml__s">正在加载卡组</p>;
  return (
    <div className="ml">
      {SIDES.map((side) => (
        <section key={side}>
          <h3 className="ml__n">{series.sides[side].name}</h3>
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
    fetchLists(matchId, abort.signal).then(setLists, () => {
      if (!abort.signal.aborted) setLists('failed');
    });
    return () => abort.abort();
  }, [matchId]);
  return lists;
}

function codeField({ name, code }: FullList) {
  return <input className="ml__c mono" readOnly aria-label={`「${name}」卡组码`} value={code} onFocus={selectAll} />;
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
