import { numberFrom } from '@pailei/domain/typed-text/width';
import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { Standing } from '@pailei/contracts/play/seasons/season-views';
import { COMPETITOR_NAMES } from '@pailei/contracts/play/seasons/season-texts';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons/types';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { useSeason, useWholeTable } from '../seasons.api.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';

const KINDS = COMPETITOR_KINDS.map((value) => ({ value, label: COMPETITOR_NAMES[value] }));

/** Points by hand, for whoever stands in a table; everybody reads them with their reason. */
export function AdjustTab({ season }: { season: ManagedSeason }) {
  const [kind, setKind] = useState<CompetitorKind>('account');
  const [asked, setAsked] = useState<Standing | null>(null);
  const { version } = useSeason(season.number);
  const { data } = useWholeTable({ number: season.number, kind, version }, true);
  const isOpen = season.closed_at === null;
  return (
    <div className="grid max-w-190 gap-4">
      <Segmented label="榜" options={KINDS} value={kind} onChange={setKind} />
      {!data && <SkeletonRows count={6} />}
      {data?.total === 0 && (
        <Empty art="ring" title="暂无积分">
          有了积分的选手和战队会列在这里。
        </Empty>
      )}
      <ul className="border-t border-line-1">
        {data?.items.map((row) => (
          <li key={row.id} className="flex items-center gap-4 border-b border-line-1 py-2">
            <b className="w-8 font-num text-text-3">{row.rank}</b>
            <span className="min-w-0 flex-1 truncate">{row.name}</span>
            <b className="font-num">{row.points}</b>
            <Button
              variant="ghost"
              size="sm"
              disabled={!isOpen}
              aria-label={`调整 ${row.name} 的积分`}
              onClick={() => setAsked(row)}
            >
              调整
            </Button>
          </li>
        ))}
      </ul>
      {asked && <AdjustDialog season={season} kind={kind} row={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

type DialogProps = { season: ManagedSeason; kind: CompetitorKind; row: Standing; onClose: () => void };

function AdjustDialog({ season, kind, row, onClose }: DialogProps) {
  const [points, setPoints] = useState('');
  const adjust = useSeasonCall((reason: string) =>
    api.call(adminSeasonsApi.adjust, {
      params: { id: season.id },
      body: { kind, competitor_id: row.id, points: numberFrom(points), reason },
    }),
  );
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`调整 ${row.name} 的赛季分`}
      description="原因会公开显示在积分的来历中。"
      label="原因"
      confirmLabel="调整积分"
      pending={adjust.isPending}
      disabled={!/^[-−]?[1-9]\d{0,5}$/.test(points)}
      error={adjust.error}
      onConfirm={(reason) =>
        adjust.mutate(reason, {
          onSuccess() {
            toast.success('赛季分已调整');
            onClose();
          },
        })
      }
    >
      <TextField
        label="加减多少分"
        hint="减分填负数，例如 -30"
        value={points}
        onChange={(event) => setPoints(event.target.value.trim())}
      />
    </ReasonDialog>
  );
}
