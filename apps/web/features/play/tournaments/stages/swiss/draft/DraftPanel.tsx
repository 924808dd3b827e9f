import type { RoundDraftView } from '@pailei/contracts/play/pairings/pairings.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../../../shared/api/error-text.ts';
import { Button } from '../../../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../../../shared/ui/feedback/Skeleton.tsx';
import { SearchField } from '../../../../../../shared/ui/forms/SearchField.tsx';
import { SectionHeader } from '../../../../../../shared/ui/layout/PageHeader.tsx';
import { redrawText, relaxedText } from './draft-texts.ts';
import { useRedraw, usePublish, useRoundDraft } from './draft.api.ts';
import { DraftRows } from './DraftRows.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useDraftSelection } from './useDraftSelection.ts';

/** A drawn round before anybody but the staff knows of it: why each pair is one, changes by hand, publishing. */
export function DraftPanel({ tournament, revision }: { tournament: TournamentState; revision: number }) {
  const { data, error, refetch } = useRoundDraft(tournament.id, revision);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  const current = data?.current;
  return (
    <section aria-label="对阵草案">
      <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={4} />}>
        {() => current && <Draft tournament={tournament} current={current} />}
      </Loading>
    </section>
  );
}

function Draft({ tournament, current }: { tournament: TournamentState; current: RoundDraftView }) {
  const { draft, revision } = current;
  const [search, setSearch] = useState('');
  const selection = useDraftSelection(tournament.id, current);
  const redraw = useRedraw(tournament.id);
  const news = redrawText(current);
  return (
    <>
      <SectionHeader
        title="下一轮对阵"
        meta={`第 ${draft.round} 轮 · ${draft.pairs.length} 桌`}
        action={<Publish tournament={tournament} current={current} />}
      />
      {news && (
        <Note tone="huang" className="mb-3">
          {news}
        </Note>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-1.5 text-13 text-text-2">
          <EyeOff size={14} aria-hidden="true" />
          只有裁判能看到。{relaxedText(draft)}。
        </p>
        <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
          {draft.adjustments.length > 0 && (
            <Button size="sm" variant="text" pending={redraw.isPending} onClick={() => redraw.mutate(revision)}>
              放弃 {draft.adjustments.length} 处调整
            </Button>
          )}
          <SearchField label="桌号或选手" value={search} onChange={setSearch} />
        </div>
      </div>
      <p className="mb-2 text-12 text-text-3">选中一位或两位选手来调整；也可以把一位拖到另一位上，两人对调。</p>
      <DraftRows tournament={tournament} draft={draft} search={search} selection={selection} />
      <SelectionBar tournament={tournament} draft={draft} selection={selection} />
    </>
  );
}

function Publish({ tournament, current }: { tournament: TournamentState; current: RoundDraftView }) {
  const [isOpen, setOpen] = useState(false);
  const publish = usePublish(tournament.id);
  const { round, pairs, adjustments } = current.draft;
  const byHand = adjustments.length === 0 ? '' : `${adjustments.length} 处人工调整和原因会一起公开。`;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        公布第 {round} 轮
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`公布第 ${round} 轮`}
        description={`${pairs.length} 桌随即开始，选手会收到通知。${byHand}`}
        confirmLabel={`公布第 ${round} 轮`}
        pending={publish.isPending}
        onConfirm={() => publish.mutate(current.revision, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
