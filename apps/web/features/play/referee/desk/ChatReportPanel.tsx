import type { BattleChatReportCase, ChatReportCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Side } from '@pailei/domain/series/sides';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import {
  useBattleLine,
  useBattleReports,
  useCloseReport,
  useMatchReports,
  type ChatOwner,
} from '../../../../shared/chat/chat.api.ts';
import { MatchChatButton } from '../../../../shared/chat/MatchChatButton.tsx';
import { MuteDialog } from '../../../../shared/chat/MuteDialog.tsx';
import { battlePath, placePath, playerPath } from '../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Elapsed } from '../../../../shared/ui/time/Countdown.tsx';

type Person = { readonly id: string; readonly username: string };
type Report = {
  readonly id: string;
  readonly message: { readonly author: Person; readonly text: string };
  readonly reporter: Person;
  readonly reason: string;
};

/** A reported message of a match or a board. The server shows nothing of it to those who have a part in the match. */
export function MatchReportPanel({ one }: { one: ChatReportCase }) {
  const { match_id, report_id, tournament_name, label, table, opened_at, is_demo, sides } = one;
  const { data, error } = useMatchReports(match_id);
  return (
    <ReportPanel
      owner={{ kind: 'match', id: match_id }}
      names={[sides.a.name, sides.b.name]}
      report={data?.items.find(({ id }) => id === report_id)}
      error={error}
      actions={<MatchChatButton matchId={match_id} isStaff />}
    >
      <TextLink to={placePath(one)}>{tournament_name}</TextLink> · {label} ·{' '}
      {one.battle_id === null ? `第 ${table} 桌` : `第 ${table} 台`} {is_demo && <Tag>演示</Tag>} · 等待{' '}
      <Elapsed since={opened_at} />
    </ReportPanel>
  );
}

type BattleReportPanelProps = { one: BattleChatReportCase; isOwn: boolean };

/** A reported message of one of the lines of a battle. */
export function BattleReportPanel({ one, isOwn }: BattleReportPanelProps) {
  if (!isOwn) return <OthersBattleReport one={one} />;
  return (
    <Panel>
      <p className="text-13 text-text-2">你是参战战队的队员，由其他裁判处理。</p>
    </Panel>
  );
}

function OthersBattleReport({
  one: { battle_id, report_id, teams, is_demo, opened_at },
}: {
  one: BattleChatReportCase;
}) {
  const { data, error } = useBattleReports(battle_id);
  const user = useAtomValue(userAtom);
  const report = data?.items.find(({ id }) => id === report_id);
  return (
    <ReportPanel
      owner={{ kind: 'battle', id: battle_id }}
      names={[teams.a.name, teams.b.name]}
      report={report}
      error={error}
      actions={
        <>
          {report && user && (
            <MuteButton
              battleId={battle_id}
              side={report.message.side}
              author={report.message.author}
              accountId={user.id}
            />
          )}
          <LinkButton variant="text" icon={<ArrowRight size={16} />} to={battlePath(battle_id)}>
            进入团队战
          </LinkButton>
        </>
      }
    >
      团队战
      {report &&
        ` · ${teams[report.message.side].name} ${report.message.line === 'team' ? '队内消息' : '裁判频道'}`}{' '}
      {is_demo && <Tag>演示</Tag>} · 等待 <Elapsed since={opened_at} />
    </ReportPanel>
  );
}

type MuteButtonProps = { battleId: string; side: Side; author: Person; accountId: string };

/** Referees do not read what a team writes among itself, so the mute is offered beside the reported message. */
function MuteButton({ battleId, side, author, accountId }: MuteButtonProps) {
  const { owner, muted } = useBattleLine({ battleId, side, line: 'staff', accountId });
  const [isOpen, setOpen] = useState(false);
  const isMuted = muted.some(({ account_id }) => account_id === author.id);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`${isMuted ? '解除禁言' : '禁言'} ${author.username}`}</Button>
      {isOpen && <MuteDialog owner={owner} author={author} isMuted={isMuted} onClose={() => setOpen(false)} />}
    </>
  );
}

type ReportPanelProps = {
  owner: ChatOwner;
  names: readonly [string, string];
  /** Undefined: not read yet. */
  report: Report | undefined;
  error: unknown;
  actions: ReactNode;
  /** Where it was written. */
  children: ReactNode;
};

/** What a reported message says, why it was reported, and the answer. */
function ReportPanel({ owner, names: [a, b], report, error, actions, children }: ReportPanelProps) {
  const [isClosing, setClosing] = useState(false);
  return (
    <Panel className="grid gap-3 wrap-anywhere" aria-label={`举报：${a} 对 ${b}`}>
      <h2 className="text-20 font-semibold">
        {a} <span className="text-text-3">对</span> {b}
      </h2>
      <p className="text-13 text-text-2">{children}</p>
      {report ? (
        <Reported report={report} />
      ) : error ? (
        <p className="text-13 text-text-2">{messageOf(error)}</p>
      ) : (
        <SkeletonRows count={1} />
      )}
      {report && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={() => setClosing(true)}>
            处理举报
          </Button>
          {actions}
        </div>
      )}
      {report && isClosing && <CloseDialog owner={owner} report={report} onClose={() => setClosing(false)} />}
    </Panel>
  );
}

function Reported({ report: { message, reporter, reason } }: { report: Report }) {
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

function CloseDialog({ owner, report, onClose }: { owner: ChatOwner; report: Report; onClose: () => void }) {
  const close = useCloseReport(owner);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="处理举报"
      description="说明作了什么处理，会留在审计日志里。需要禁言时，先禁言。"
      label="处理说明"
      confirmLabel="处理完毕"
      pending={close.isPending}
      error={close.error}
      onConfirm={(reason) => close.mutate({ report_id: report.id, reason }, { onSuccess: onClose })}
    />
  );
}
