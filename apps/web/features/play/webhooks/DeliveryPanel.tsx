import { deliveryTypeText } from '@pailei/contracts/play/webhooks/webhook-texts';
import type { DeliveryDetail } from '@pailei/contracts/play/webhooks/webhooks.api';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { KeyValues } from '../../../shared/ui/data/KeyValues.tsx';
import { LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { SidePanel } from '../../../shared/ui/layout/SidePanel.tsx';
import { formatDateTime } from '../../../shared/ui/time/time.format.ts';
import { StateTag, tookText } from './delivery-cells.tsx';
import { useDelivery, useReplay } from './webhooks.api.ts';

export function DeliveryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useDelivery(id);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data ? deliveryTypeText(data.type) : '消息'}
      intro={data && `发给「${data.webhook.name}」`}
    >
      {error ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={5} />}>
          {() => data && <Facts delivery={data} />}
        </Loading>
      )}
    </SidePanel>
  );
}

function Facts({ delivery }: { delivery: DeliveryDetail }) {
  const replay = useReplay();
  const { id, state, attempts, answered_status, took_ms, error, next_try_at, created_at, delivered_at } = delivery;
  return (
    <>
      <KeyValues
        facts={{
          状态: <StateTag state={state} />,
          赛事: delivery.tournament?.name,
          尝试: `${attempts} 次`,
          回应: error ?? answered_status,
          用时: tookText(took_ms),
          产生: formatDateTime(created_at),
          送达: delivered_at && formatDateTime(delivered_at),
          下次尝试: next_try_at && formatDateTime(next_try_at),
          编号: <code className="font-mono text-12 wrap-anywhere">msg_{id}</code>,
        }}
      />
      <pre className="mt-4 rounded-control bg-sunken p-4 font-mono text-12 wrap-anywhere whitespace-pre-wrap">
        {JSON.stringify(JSON.parse(delivery.body), null, 2)}
      </pre>
      {state !== 'waiting' && (
        <Button
          className="mt-4"
          variant="ghost"
          pending={replay.isPending}
          onClick={() => replay.mutate(id, { onSuccess: () => toast.success('消息已重新排队') })}
        >
          重新推送
        </Button>
      )}
    </>
  );
}
