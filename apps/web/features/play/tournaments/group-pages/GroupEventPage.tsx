import type { TournamentState } from '@pailei/domain/tournament/types';
import type { ReactNode } from 'react';

import { SpoilerNote } from '../../../../shared/spoilers/SpoilerNote.tsx';
import { useShownTournament } from '../../../../shared/spoilers/useShownTournament.ts';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { LaterSelect } from '../../../../shared/ui/forms/LaterSelect.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useGroupEvent } from './useGroupEvent.ts';

type GroupEventPageProps = {
  title: string;
  intro: string;
  /** For the event that is chosen; null: there is none. */
  actions?: (chosen: string | null) => ReactNode;
  children: (tournament: TournamentState) => ReactNode;
};

/** A page about the groups of one event, which the visitor chooses. */
export function GroupEventPage({ title, intro, actions, children }: GroupEventPageProps) {
  const { isKnown, options, chosen, choose } = useGroupEvent();
  const { state, status, reveal } = useShownTournament(chosen);
  return (
    <>
      <PageHeader title={title} intro={intro} actions={actions?.(chosen)} />
      {chosen !== null && (
        <FilterStrip className="mb-6">
          <LaterSelect label="赛事" options={options} value={chosen} onChange={choose} />
        </FilterStrip>
      )}
      {status.phase === 'denied' && <LoadFailed message={status.message} />}
      {isKnown && chosen === null ? (
        <Empty art="ring" title="暂无小组赛">
          有小组赛的赛事开放报名后会出现在这里。
        </Empty>
      ) : (
        status.phase !== 'denied' && (
          <Loading isLoading={state === null} skeleton={<SkeletonRows count={8} />}>
            {() =>
              state && (
                <>
                  {reveal && (
                    <SpoilerNote onReveal={reveal}>防剧透已开启：首轮之后的对阵、比分与名次已隐藏。</SpoilerNote>
                  )}
                  {children(state)}
                </>
              )
            }
          </Loading>
        )
      )}
    </>
  );
}
