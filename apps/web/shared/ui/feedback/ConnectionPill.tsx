import type { ConnectionState } from '@pailei/live/client';
import { useEffect, useState } from 'react';

import { TextButton } from '../actions/TextButton.tsx';
import { cx } from '../layout/cx.ts';

type PillKind = 'connecting' | 'connected' | 'stale' | 'offline';

/** As wide while it connects as with the time of a round trip behind it, in whatever face: what stands beside it stays. It says nothing on paper. */
const STEADY =
  "print:hidden before:invisible before:col-start-1 before:row-start-1 before:pl-4 before:content-['已连接_·_000_ms']";

const PILLS: Record<PillKind, string> = {
  connecting: cx(STEADY, 'bg-huang-wash text-huang-text'),
  connected: cx(STEADY, 'bg-lv-wash text-lv-text'),
  stale: 'bg-huang-wash text-huang-text',
  offline: 'bg-yan-wash text-yan-text',
};
const SHAPES: Record<PillKind, string> = {
  connecting: 'size-2.5 animate-spin rounded-full border-[1.5px] border-current border-r-transparent',
  connected: 'size-1.5 rounded-full bg-current',
  stale: 'size-1.5 rounded-[1px] bg-current',
  offline: 'h-0.5 w-2 bg-current',
};

type ConnectionPillProps = {
  connection: ConnectionState;
  /** Whether calls do not get through, whatever the live connection does. */
  isBlocked?: boolean;
  onRetry?: () => void;
};

/** How fresh the page is, by shape, label and colour. */
export function ConnectionPill({ connection, isBlocked = false, onRetry }: ConnectionPillProps) {
  switch (connection.phase) {
    case 'connecting':
      return <Pill kind="connecting" text="连接中" />;
    case 'live':
      if (isBlocked) return <Pill kind="offline" text="操作暂时无法送达" />;
      return <Pill kind="connected" text={connectedText(connection.round_trip_ms)} />;
    case 'stale':
      return <StalePill since={connection.since} />;
    case 'outdated':
      return (
        <span className="flex items-center gap-2">
          <Pill kind="stale" text="页面版本过旧" />
          <TextButton tone="accent" onClick={() => location.reload()}>
            重新载入
          </TextButton>
        </span>
      );
    case 'reconnecting':
      return <Pill kind="connecting" text={`重连中 · 第 ${connection.attempt} 次`} />;
    case 'offline':
      return (
        <span className="flex items-center gap-2">
          <Pill kind="offline" text="已断开" />
          {onRetry && (
            <TextButton tone="accent" onClick={onRetry}>
              重试
            </TextButton>
          )}
        </span>
      );
    default:
      return connection satisfies never;
  }
}

/** Has a timer of its own: the page's clocks are frozen while its data is stale. */
function StalePill({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <Pill kind="stale" text={`数据可能延迟 · ${Math.max(0, Math.round((now - since) / 1_000))} 秒`} />;
}

function connectedText(roundTripMs: number | null): string {
  return roundTripMs === null ? '已连接' : `已连接 · ${roundTripMs} ms`;
}

function Pill({ kind, text }: { kind: PillKind; text: string }) {
  return (
    <span
      className={cx(
        'inline-grid h-6 place-items-center rounded-full px-2.5 text-12 leading-none whitespace-nowrap',
        PILLS[kind],
      )}
    >
      <span className="col-start-1 row-start-1 inline-flex items-center gap-1.5">
        <i className={SHAPES[kind]} aria-hidden="true" />
        {text}
      </span>
    </span>
  );
}
