import type { MatchCall } from '@pailei/contracts/play/referee-calls/call-views';
import { CALL_TEXT_MAX } from '@pailei/domain/battles/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { Gavel } from 'lucide-react';
import { useState } from 'react';

import { useCallReferee } from '../referee-calls/calls.api.ts';
import { WithdrawCall } from '../referee-calls/WithdrawCall.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { Elapsed } from '../ui/time/Countdown.tsx';
import { useMatchSide } from './match-side.api.ts';

type CallRefereeProps = { matchId: string; series: SeriesState; side: Side };

/** Calls a referee to the match, and says how far that is: one call of a side at a time. */
export function CallReferee({ matchId, series, side }: CallRefereeProps) {
  const calls = useMatchSide(matchId, side).state?.calls ?? [];
  const open = calls.find(({ closed }) => closed === null);
  if (isSeriesOver(series.status)) return null;
  return open ? <OpenCall matchId={matchId} call={open} /> : <CallButton matchId={matchId} />;
}

function CallButton({ matchId }: { matchId: string }) {
  const [isOpen, setOpen] = useState(false);
  const call = useCallReferee(matchId);
  return (
    <>
      <Button variant="ghost" block icon={<Gavel size={16} />} onClick={() => setOpen(true)}>
        呼叫裁判
      </Button>
      {isOpen && (
        <ReasonDialog
          open
          onOpenChange={setOpen}
          title="呼叫裁判"
          description="裁判会收到提示，只有裁判能看到你写的内容。"
          label="情况说明"
          confirmLabel="呼叫裁判"
          maxLength={CALL_TEXT_MAX}
          pending={call.isPending}
          error={call.error}
          onConfirm={(text) => call.mutate(text, { onSuccess: () => setOpen(false) })}
        />
      )}
    </>
  );
}

function OpenCall({ matchId, call }: { matchId: string; call: MatchCall }) {
  return (
    <section className="grid gap-2 rounded-control bg-qing-wash p-4 text-13" aria-label="你的呼叫">
      <p role="status">
        {call.answer === null ? '已呼叫裁判，还没有人接手' : `裁判 ${call.answer.by.username} 已接手`}
        <span className="ml-2 text-text-2">
          <Elapsed since={call.opened_at} />
        </span>
      </p>
      <q className="wrap-anywhere">{call.text}</q>
      <WithdrawCall owner={{ kind: 'match', id: matchId }} call={call} />
    </section>
  );
}
