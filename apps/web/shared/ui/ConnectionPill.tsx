import type { ConnectionState } from '@pailei/live/client';
import { useEffect, useState } from 'react';

type ConnectionPillProps = { connection: ConnectionState; onRetry?: () => void };

/** How fresh the page is, by shape, word and colour. */
export function ConnectionPill({ connection, onRetry }: ConnectionPillProps) {
  switch (connection.phase) {
    case 'connecting':
      return <Pill kind="re" text="连接中" />;
    case 'live':
      return <Pill kind="ok" text={connectedText(connection.round_trip_ms)} />;
    case 'stale':
      return <StalePill since={connection.since} />;
    case 'outdated':
      return (
        <span className="row">
          <Pill kind="lag" text="页面版本过旧" />
          <button type="button" className="lnk lnk--zhu" onClick={() => location.reload()}>
            重新载入
          </button>
        </span>
      );
    case 'reconnecting':
      return <Pill kind="re" text={`重连中 · 第 ${connection.attempt} 次`} />;
    case 'offline':
      return (
        <span className="row">
          <Pill kind="off" text="已断开" />
          {onRetry && (
            <button type="button" className="lnk lnk--zhu" onClick={onRetry}>
              重试
            </button>
          )}
        </span>
      );
    default:
      return connection satisfies never;
  }
}

/** Counts on its own: the page's clocks stand still while its data is old. */
function StalePill({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <Pill kind="lag" text={`数据可能延迟 · ${Math.max(0, Math.round((now - since) / 1_000))} 秒`} />;
}

function connectedText(roundTripMs: number | null): string {
  return roundTripMs === null ? '已连接' : `已连接 · ${roundTripMs} ms`;
}

function Pill({ kind, text }: { kind: string; text: string }) {
  return (
    <span className={`conn conn--${kind}`}>
      <i aria-hidden="true" />
      {text}
    </span>
  );
}
