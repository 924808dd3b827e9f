import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { startOf, type Span } from '../../../shared/tournaments/schedule.ts';
import { TextButton } from '../../../shared/ui/actions/TextButton.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { Segmented } from '../../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../../shared/ui/forms/Switch.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { useNow } from '../../../shared/ui/time/Countdown.tsx';
import { longDayText } from '../../../shared/ui/time/day-text.ts';
import { BattleScheduleRow } from './BattleScheduleRow.tsx';
import { useMyTournamentIds } from './home.api.ts';
import { isOwnBattle, scheduleRows, type ScheduleRow } from './schedule-rows.ts';
import { TournamentScheduleRow } from './TournamentScheduleRow.tsx';

const SPANS = [
  { value: 'today', label: '今天' },
  { value: 'tomorrow', label: '明天' },
  { value: 'week', label: '本周' },
] as const satisfies readonly { value: Span; label: string }[];
const TITLES: Readonly<Record<Span, string>> = { today: '今日赛程', tomorrow: '明日赛程', week: '本周赛程' };

/** A day of a big evening has hundreds: the page comes with the first of them. */
const SHOWN = 30;

type ScheduleProps = { tournaments: readonly TournamentSummary[]; battles: readonly BattleSummary[] };

/** Tournaments and battles of some days. */
export function Schedule({ tournaments, battles }: ScheduleProps) {
  const [span, setSpan] = useState<Span>('today');
  const [count, setCount] = useState(SHOWN);
  const [isOnlyMine, setOnlyMine] = useState(false);
  const now = useNow();
  const user = useAtomValue(userAtom);
  const myTeamId = user?.team_id ?? null;
  const myIds = useMyTournamentIds();
  const [overBefore] = useState(
    () => new Set(battles.filter(({ status }) => isBattleOver(status)).map(({ id }) => id)),
  );
  const showSpan = (value: Span) => {
    setSpan(value);
    setCount(SHOWN);
  };
  const isMine = (row: ScheduleRow) =>
    row.kind === 'battle' ? isOwnBattle(row.battle, myTeamId) : (myIds?.has(row.id) ?? false);
  const all = scheduleRows({ tournaments, battles, span, nowMs: now, myTeamId, overBefore });
  const rows = isOnlyMine && myIds ? all.filter(isMine) : all;
  return (
    <section>
      <SectionHeader title={TITLES[span]} meta={[...dayOf(span, now), `${rows.length} 项`].join(' · ')} />
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <Segmented label="时间范围" options={SPANS} value={span} onChange={showSpan} />
        {user !== null && (
          <Switch checked={isOnlyMine} onChange={setOnlyMine}>
            只看我参加的
          </Switch>
        )}
      </div>
      {rows.length === 0 ? (
        <Empty title="擂台空着">
          {isOnlyMine && all.length > 0 ? '这段时间没有你参加的赛事和团队战。' : '这段时间没有安排赛事和团队战。'}
        </Empty>
      ) : (
        <ol className="border-t border-t-line-2">
          {rows
            .slice(0, count)
            .map((row) =>
              row.kind === 'battle' ? (
                <BattleScheduleRow key={row.id} battle={row.battle} isMine={isMine(row)} hasDay={span === 'week'} />
              ) : (
                <TournamentScheduleRow
                  key={row.id}
                  tournament={row.tournament}
                  isMine={isMine(row)}
                  hasDay={span === 'week'}
                />
              ),
            )}
        </ol>
      )}
      {rows.length > count && (
        <p className="mt-3 text-center">
          <TextButton onClick={() => setCount(count + SHOWN)}>
            再显示 {Math.min(SHOWN, rows.length - count)} 项
          </TextButton>
        </p>
      )}
    </section>
  );
}

/** The label of a span of one day. */
function dayOf(span: Span, nowMs: number): string[] {
  return span === 'week' ? [] : [longDayText(startOf(span, nowMs))];
}
