import type { ChatReport } from '@pailei/contracts/play/match-chat/match-chat-views';
import type { ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { placePath, playerPath } from '../../../../shared/links/links.ts';
import { MatchChatButton } from '../../../../shared/match-chat/MatchChatButton.tsx';
import { useChatReports, useCloseReport } from '../../../../shared/match-chat/match-chat.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Elapsed } from '../../../../shared/ui/time/Countdown.tsx';

/** A message of a match that somebody has reported: what it says, why, and the answer. Who has a part in the match is told nothing of it. */
export function ChatReportPanel({ one }: { one: ChatReportCase }) {
  const { match_id, report_id, tournament_name, label, table, opened_at, is_demo, sides } = one;
  const reports = useChatReports(match_id);
  const report = reports.data?.items.find(({ id }) => id === report_id);
  const [isClosing, setClosing] = useState(false);
  return (
    <Panel className="grid gap-3 wrap-anywhere" aria-label={`举报：${sides.a.name} 对 ${sides.b.name}`}>
      <h2 className="text-20 font-semibold">
        {sides.a.name} <span className="text-text-3">对</span> {sides.b.name}
      </h2>
      <p className="text-13 text-text-2">
        <TextLink to={placePath(one)}>{tournament_name}</TextLink> · {label} · 第 {table} 桌{' '}
        {is_demo && <Tag>演示</Tag>} · 等待 <Elapsed since={opened_at} />
      </p>
      {report ? (
        <Reported report={report} />
      ) : reports.error ? (
        <p className="text-13 text-text-2">{messageOf(reports.error)}</p>
      ) : (
        <SkeletonRows count={1} />
      )}
      {report && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={() => setClosing(true)}>
            处理举报
          </Button>
          <MatchChatButton matchId={match_id} />
        </div>
      )}
      {report && isClosing && <CloseDialog matchId={match_id} report={report} onClose={() => setClosing(false)} />}
    </Panel>
  );
}

function Reported({ report: { message, reporter, reason } }: { report: ChatReport }) {
  return (
    <div className="grid gap-1 rounded-control bg-surface-2 px-4 py-3 text-13">
      <p>
        <TextLink to={playerPath(message.author.id)}>{message.author.username}</TextLink>：
        <q dir="auto">{message.text}</q>
      </p>
      <p className="text-text-2">
        <TextLink to={playerPath(reporter.id)}>{reporter.username}</TextLink> 举报：{reason}
      </p>
    </div>
  );
}

function CloseDialog({ matchId, report, onClose }: { matchId: string; report: ChatReport; onClose: () => void }) {
  const close = useCloseReport(matchId);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="处理举报"
      description="说明作了什么处理，会留在审计日志里。需要禁言时，先在房间消息里禁言。"
      label="处理说明"
      confirmLabel="处理完毕"
      pending={close.isPending}
      error={close.error}
      onConfirm={(reason) => close.mutate({ report_id: report.id, reason }, { onSuccess: onClose })}
    />
  );
}
