import { TIME_SOURCE_NAMES } from '@pailei/contracts/play/league/league-names';
import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { CalendarPlus, Clock, Swords } from 'lucide-react';
import { useState } from 'react';

import { leadsTeam } from '../../../../shared/challenges/challenge-rights.ts';
import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';
import { LeagueProposals } from '../../../../shared/league/LeagueProposals.tsx';
import { battleCalendarHref, battlePath } from '../../../../shared/links/links.ts';
import { DueClock } from '../../../../shared/match-room/DueClock.tsx';
import { TaskPanel } from '../../../../shared/match-room/TaskPanel.tsx';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { AnchorButton, Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { AnswerTimes } from './AnswerTimes.tsx';
import { ProposeTimesDialog } from './ProposeTimesDialog.tsx';
import { canAgree, lineOf, opponentOf, todoOf, todoTitle } from './week-state.ts';

type WeekPanelProps = { week: LeagueWeekView; teamId: string };

/** One fixture: when it is played, what the own side has to do and until when, and all that was offered. */
export function WeekPanel({ week, teamId }: WeekPanelProps) {
  const [isProposing, setProposing] = useState(false);
  const leads = leadsTeam(useAtomValue(userAtom));
  const mayAgree = canAgree(week, useNow()) && leads;
  const todo = todoOf(week, teamId);
  const isOurs = todo === 'propose' || todo === 'answer';
  const line = lineOf(week);
  return (
    <TaskPanel
      title={`${week.label} · 对「${opponentOf(week, teamId).name}」`}
      clock={line && <DueClock label={line.label} dueAt={line.at} isUrgent={isOurs} />}
      text={todoTitle(todo)}
    >
      <p className="mt-4">
        <SlotTime iso={week.starts_at} /> 开战
        <small className="text-text-3">（{TIME_SOURCE_NAMES[week.source]}）</small>
      </p>
      {week.is_held && <p className="mt-1 text-13 text-text-2">赛事暂停中，恢复后再约定时间。</p>}
      {!leads && isOurs && <p className="mt-1 text-13 text-text-2">由队长或副队长约定。</p>}
      {mayAgree && todo === 'answer' && <AnswerTimes week={week} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {mayAgree && (
          <Button
            className="max-tablet:flex-1"
            variant={todo === 'propose' ? 'primary' : 'ghost'}
            icon={<Clock size={16} />}
            onClick={() => setProposing(true)}
          >
            {week.proposals.length === 0 ? '提出时间' : '提出其他时间'}
          </Button>
        )}
        <LinkButton variant="ghost" icon={<Swords size={16} />} to={battlePath(week.battle_id)}>
          进入团队战
        </LinkButton>
        <AnchorButton
          variant="ghost"
          icon={<CalendarPlus size={16} />}
          href={battleCalendarHref(week.battle_id)}
          download
        >
          加入日历
        </AnchorButton>
      </div>
      <details className="mt-4">
        <summary className="cursor-pointer text-13 text-text-2">提议记录（{week.proposals.length}）</summary>
        <div className="mt-3">
          <LeagueProposals week={week} />
        </div>
      </details>
      {isProposing && <ProposeTimesDialog week={week} teamId={teamId} onClose={() => setProposing(false)} />}
    </TaskPanel>
  );
}
