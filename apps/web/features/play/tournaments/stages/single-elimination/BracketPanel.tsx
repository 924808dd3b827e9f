import type { Stage, TournamentState } from '@pailei/domain/tournament';
import { Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';

import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { entryOf } from '../../../../../shared/tournaments/people.ts';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { bracketLayout } from './bracket-layout.ts';
import { Bracket } from './Bracket.tsx';
import { PlayedMatches } from './PlayedMatches.tsx';

const ZOOMS = [0.6, 0.8, 1, 1.2] as const;

/** The tree of a knock-out, and for referees its matches. */
export function BracketPanel({ tournament, stage }: StagePanelProps) {
  return (
    <>
      <StageBracket tournament={tournament} stage={stage} />
      <PlayedMatches tournament={tournament} stage={stage} />
    </>
  );
}

function StageBracket({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const user = useAtomValue(userAtom);
  const entry = entryOf(tournament, user?.id ?? null);
  const myId = entry && stage.entrants.includes(entry.id) ? entry.id : null;
  const [isWayShown, setWayShown] = useState(true);
  const [zoom, setZoom] = useState<number>(1);
  const wayOf = isWayShown ? myId : null;
  const layout = useMemo(() => bracketLayout(tournament, stage, wayOf), [tournament, stage, wayOf]);
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label="对阵表">
      <span className="flex-1 text-13 text-text-3">
        {stage.entrants.length} 人单败淘汰{stage.index > 0 && '，种子按晋级名次'}
      </span>
      {/* on phones below the tree, so that nothing moves when it is known that the visitor plays in it */}
      {myId !== null && (
        <span className="max-tablet:order-1 max-tablet:w-full">
          <Switch checked={isWayShown} onChange={setWayShown}>
            高亮我的路线
          </Switch>
        </span>
      )}
      <Zoom value={zoom} onChange={setZoom} />
      <div className="w-full min-w-0">
        <Bracket tournament={tournament} layout={layout} myId={myId} zoom={zoom} />
      </div>
      <p className="flex w-full flex-wrap gap-x-6 gap-y-1.5 text-12 text-text-3">
        {myId !== null && <Legend color="bg-zhu-bright">我的路线</Legend>}
        <Legend color="bg-text-3">已晋级</Legend>
        <Legend color="bg-line-2">待定</Legend>
      </p>
    </section>
  );
}

function Legend({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1">
      <i className={cx('h-0.5 w-4.5', color)} />
      {children}
    </span>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const index = ZOOMS.findIndex((zoom) => zoom === value);
  const [smaller, larger] = [ZOOMS[index - 1], ZOOMS[index + 1]];
  return (
    <span className="flex items-center gap-1">
      <IconButton size="sm" label="缩小" disabled={smaller === undefined} onClick={() => smaller && onChange(smaller)}>
        <Minus size={16} />
      </IconButton>
      <span className="w-10 text-center font-num font-semibold text-text-2">{Math.round(value * 100)}%</span>
      <IconButton size="sm" label="放大" disabled={larger === undefined} onClick={() => larger && onChange(larger)}>
        <Plus size={16} />
      </IconButton>
    </span>
  );
}
