import type { Device } from '@pailei/contracts/people/push/push.api';
import { BellRing, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { pushSupport, type PushSupport } from '../../../../shared/alarms/push-subscription.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { useAddDevice, useDevices, useRemoveDevice, useTestDevice } from './push-devices.api.ts';

/** Devices that get notices with every page of the site closed. */
export function PushDevices() {
  const devices = useDevices();
  const { public_key = null, items = [] } = devices.data ?? {};
  return (
    <section>
      <SectionHeader title="系统通知" meta={items.length > 0 && `${items.length} 台`} />
      <Loading isLoading={devices.isPending} skeleton={<SkeletonRows count={2} />}>
        {() =>
          devices.isError ? (
            <LoadFailed message={messageOf(devices.error)} onRetry={() => void devices.refetch()} />
          ) : (
            <>
              {items.length > 0 && (
                <ul className="mb-4 border-t border-t-line-1">
                  {items.map((device) => (
                    <DeviceRow key={device.id} device={device} />
                  ))}
                </ul>
              )}
              {!items.some(({ is_current }) => is_current) && <AddDevice publicKey={public_key} />}
            </>
          )
        }
      </Loading>
    </section>
  );
}

function DeviceRow({ device: { id, device, created_at, sent_at, is_current } }: { device: Device }) {
  const test = useTestDevice();
  const remove = useRemoveDevice();
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-b border-b-line-1 py-2">
      <Smartphone size={20} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <b className="min-w-0 truncate">{device}</b>
          {is_current && <Tag tone="lv">当前设备</Tag>}
        </div>
        <div className="text-12 text-text-3">
          添加于 <Time iso={created_at} />
          {sent_at !== null && (
            <>
              {' · 最近推送 '}
              <Time iso={sent_at} />
            </>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`测试 ${device}`}
          pending={test.isPending}
          onClick={() => test.mutate(id, { onSuccess: () => toast.success('测试通知已发出') })}
        >
          测试
        </Button>
        <Button
          size="sm"
          aria-label={`移除 ${device}`}
          pending={remove.isPending}
          onClick={() => remove.mutate({ id, is_current }, { onSuccess: () => toast.success('已移除这台设备') })}
        >
          移除
        </Button>
      </div>
    </li>
  );
}

const REFUSALS: Readonly<Record<Exclude<PushSupport, 'supported'>, string>> = {
  needs_install: '在 iPhone 和 iPad 上，请先用浏览器的「分享」把牌擂添加到主屏幕，再从主屏幕打开，在这里开启推送。',
  unsupported: '这个浏览器或连接不支持推送，打开页面时的提醒和收件箱照常。',
  denied: '浏览器已拒绝本站的通知，可在浏览器的网站设置里重新允许，再回来开启推送。',
};

/** Asks for nothing before it is pressed. */
function AddDevice({ publicKey }: { publicKey: string | null }) {
  const [support, setSupport] = useState(pushSupport);
  const add = useAddDevice();
  if (publicKey === null) return <Note>本站没有开启推送。</Note>;
  if (support !== 'supported') return <Note>{REFUSALS[support]}</Note>;
  const start = () =>
    add.mutate(publicKey, {
      onSuccess: (isAdded) => isAdded && toast.success('这台设备会收到推送'),
      onSettled: () => setSupport(pushSupport()),
    });
  return (
    <Note
      action={
        <Button size="sm" icon={<BellRing size={16} />} pending={add.isPending} onClick={start}>
          在这台设备开启推送
        </Button>
      }
    >
      页面关闭时，轮到你也能收到通知。浏览器会先问你是否允许。
    </Note>
  );
}
