import {
  adminSeasonsApi,
  type ManagedSeason,
  type SeasonClosing,
} from '@pailei/contracts/play/seasons/admin-seasons.api';
import { signedPoints } from '@pailei/contracts/shop/points/points-text';
import { seasonStatus } from '@pailei/domain/seasons/season';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useClosing, useSeasonCall } from './admin-seasons.calls.ts';

/** The end of a season with its preview, and the way back. */
export function ClosingTab({ season, now }: { season: ManagedSeason; now: string }) {
  return season.closed_at === null ? <Closing season={season} now={now} /> : <Reopening season={season} />;
}

function Closing({ season, now }: { season: ManagedSeason; now: string }) {
  const { data } = useClosing(season.id, true);
  const close = useSeasonCall(() =>
    api.call(adminSeasonsApi.close, { params: { id: season.id }, body: { revision: season.revision } }),
  );
  if (!data) return <SkeletonRows count={4} />;
  const reason = whyNot(data, seasonStatus(season, now) === 'upcoming');
  return (
    <div className="grid max-w-190 gap-5">
      {close.error && <Note tone="yan">{messageOf(close.error)}</Note>}
      {data.open_events.length > 0 && (
        <Note tone="huang">
          还没有结束的计分赛事：
          {data.open_events.map((event) => (
            <TextLink key={event.id} className="mr-3" to={`/solo-tournaments/${event.id}`}>
              {event.name}
            </TextLink>
          ))}
        </Note>
      )}
      <KeyValues
        facts={{
          选手冠军: data.champions.account,
          冠军战队: data.champions.team,
          计入赛事: data.events,
          上榜: `${data.players} 名选手 · ${data.teams} 支战队`,
          本次发放: `${data.payouts.reduce((sum, { due }) => sum + due, 0)} 商城积分`,
        }}
      />
      {data.payouts.length > 0 && <Payouts payouts={data.payouts} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={reason !== null}
          pending={close.isPending}
          onClick={() => close.mutate(undefined, { onSuccess: () => toast.success('赛季已结束，奖励已发放') })}
        >
          结束 S{season.number}
        </Button>
        <span className="text-13 text-text-3">{reason ?? '结束后榜单定格，赛果不能再改判。'}</span>
      </div>
    </div>
  );
}

function whyNot({ open_events, events }: SeasonClosing, isUpcoming: boolean): string | null {
  if (isUpcoming) return '赛季还没有开始。';
  if (open_events.length > 0) return `还有 ${open_events.length} 项计分赛事没有结束。`;
  return events === 0 ? '赛季还没有计入的赛事。' : null;
}

function Payouts({ payouts }: { payouts: SeasonClosing['payouts'] }) {
  return (
    <ul className="border-t border-line-1 text-13" aria-label="奖励">
      {payouts.map(({ account_id, name, amount, due }) => (
        <li key={account_id} className="flex gap-4 border-b border-line-1 py-2">
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="font-num text-text-3">应得 {amount}</span>
          <b className="w-20 text-right font-num">{due === 0 ? '已入账' : signedPoints(due)}</b>
        </li>
      ))}
    </ul>
  );
}

function Reopening({ season }: { season: ManagedSeason }) {
  const [isAsked, setAsked] = useState(false);
  const reopen = useSeasonCall((reason: string) =>
    api.call(adminSeasonsApi.reopen, { params: { id: season.id }, body: { revision: season.revision, reason } }),
  );
  return (
    <div className="grid max-w-190 justify-items-start gap-4">
      <Note>赛季已结束，榜单和冠军页已定格。要改判其中的赛事，请先重新开启；再次结束时只补发或扣回差额。</Note>
      <Button variant="danger" onClick={() => setAsked(true)}>
        重新开启 S{season.number}
      </Button>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`重新开启 S${season.number}`}
        description="冠军页在再次结束之前不显示。"
        label="原因"
        confirmLabel="重新开启"
        variant="danger"
        pending={reopen.isPending}
        error={reopen.error}
        onConfirm={(reason) => reopen.mutate(reason, { onSuccess: () => setAsked(false) })}
      />
    </div>
  );
}
