import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { currentStage } from '@pailei/domain/tournament/state-parts';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { Countdown } from '../../../../shared/ui/time/Countdown.tsx';
import { countTables, waitText } from './desk-texts.ts';
import { useEventCommand } from './event.api.ts';
import { TableMap } from './TableMap.tsx';
import type { EventDesk } from './useDesk.ts';

type RoundStripProps = { event: EventDesk; shownId: string | null; onSelect: (matchId: string) => void };

/** The round that is played: its time, its tables, and what the next one waits for. */
export function RoundStrip({ event: { tournament, desk }, shownId, onSelect }: RoundStripProps) {
  const counts = countTables(desk);
  const open = desk.tables.length - counts.over;
  return (
    <Panel
      className="mb-6 grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-6 max-wide:grid-cols-2 max-tablet:gap-4"
      aria-label={`第 ${desk.round} 轮`}
    >
      <Figure label="本轮剩余" note={desk.judge_at !== null && desk.warning_at !== null ? <Lines desk={desk} /> : null}>
        {desk.warning_at === null ? '—' : <Countdown dueAt={desk.warning_at} isLabelled />}
      </Figure>
      <Figure label="挡住本轮" note={null}>
        <span className={open > 0 ? 'text-huang-text' : undefined}>{open}</span>
        <small className="ml-1 text-13 text-text-3">桌</small>
      </Figure>
      <div className="min-w-0 max-wide:order-last max-wide:col-span-2">
        <TableMap tournament={tournament} desk={desk} shownId={shownId} onSelect={onSelect} />
      </div>
      <div className="max-wide:col-span-2">
        <NextRound event={{ tournament, desk }} />
      </div>
    </Panel>
  );
}

function Figure({ label, note, children }: { label: string; note: React.ReactNode; children: React.ReactNode }) {
  return (
    <div>
      <small className="block text-12 text-text-3">{label}</small>
      <span className="font-num text-30 leading-9 font-semibold whitespace-nowrap">{children}</span>
      {note}
    </div>
  );
}

/** When a referee has to go to the last table. */
function Lines({ desk: { judge_at } }: Pick<EventDesk, 'desk'>) {
  if (judge_at === null) return null;
  return (
    <small className="block text-12 whitespace-nowrap text-text-3">
      裁判线 <Countdown dueAt={judge_at} isLabelled />
    </small>
  );
}

/** The next round's button, or why there is none to press. */
function NextRound({ event: { tournament, desk } }: { event: EventDesk }) {
  const advance = useEventCommand(tournamentsApi.advance, tournament.id);
  const stage = currentStage(tournament);
  const reason = waitText(desk);
  const isLast = stage !== undefined && desk.round >= stage.round_count;
  const label = isLast ? `结束第 ${desk.round} 轮` : `结束第 ${desk.round} 轮并配对`;
  const isByHand = tournament.settings.advance === 'manual';
  return (
    <div className="grid gap-2 text-center">
      {isByHand ? (
        <Button
          disabled={reason !== null || tournament.pause !== undefined}
          pending={advance.isPending}
          onClick={() => advance.mutate()}
        >
          {label}
        </Button>
      ) : (
        <LinkButton variant="ghost" to={tournamentPath(tournament.id)}>
          查看赛事
        </LinkButton>
      )}
      <small className="text-12 text-text-3">
        {tournament.pause
          ? '赛事已暂停'
          : (reason ?? (isByHand ? '全部结束，可以开始下一轮' : '全部结束，下一轮自动开始'))}
      </small>
    </div>
  );
}
