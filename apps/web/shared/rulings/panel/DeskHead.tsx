import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { ArrowRight } from 'lucide-react';

import { matchHref, placeOf } from '../../links/links.ts';
import { stateMark } from '../../match/series-state.ts';
import { AnchorButton } from '../../ui/actions/Button.tsx';
import { StatusMark } from '../../ui/marks/StatusMark.tsx';
import { Countdown, Elapsed } from '../../ui/time/Countdown.tsx';

/** Which match it is, how it stands, and for how long somebody waits. */
export function DeskHead({ match: { info, series }, since }: { match: MatchSnapshot; since?: string }) {
  const { status, step, due_at, settings } = series;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-20 font-semibold wrap-anywhere">
          {info.battle === null && `第 ${info.table} 桌 `}
          {series.sides.a.name} <span className="text-text-3">对</span> {series.sides.b.name}
        </h2>
        <p className="text-13 text-text-2">
          {info.tournament_name} · {info.label} · BO{info.best_of} {FORMAT_NAMES[settings.format]}
        </p>
      </div>
      <StatusMark {...stateMark(status, step)} />
      {due_at !== null && <Labelled label="计时" tone="text-text-2" value={<Countdown dueAt={due_at} isLabelled />} />}
      {since !== undefined && <Labelled label="等待" tone="text-huang-text" value={<Elapsed since={since} />} />}
      <AnchorButton
        variant="ghost"
        icon={<ArrowRight size={16} />}
        href={matchHref({ match_id: info.id, ...placeOf(info) })}
        data-desk="room"
      >
        场次记录
      </AnchorButton>
    </header>
  );
}

function Labelled({ label, tone, value }: { label: string; tone: string; value: React.ReactNode }) {
  return (
    <span className={`grid justify-items-end ${tone}`}>
      <small className="text-text-3">{label}</small>
      <span className="text-20">{value}</span>
    </span>
  );
}
