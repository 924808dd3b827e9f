import '../styles/bracket.css';

import type { Stage, TournamentState } from '@pailei/domain/tournament';
import { Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Switch } from '../../../shared/ui/Switch.tsx';
import { bracketLayout } from '../model/bracket.ts';
import { entryOf } from '../model/people.ts';
import { Bracket } from './Bracket.tsx';
import { PlayedMatches } from './PlayedMatches.tsx';

const ZOOMS = [0.6, 0.8, 1, 1.2] as const;

export function BracketTab({ tournament }: { tournament: TournamentState }) {
  const stage = tournament.stages.findLast(({ type }) => type === 'single_elimination');
  if (!stage) {
    return (
      <Empty art="card" title="等待开赛">
        晋级名单确定后，这里显示完整的对阵表。
      </Empty>
    );
  }
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
    <section aria-label="对阵表">
      <div className="row wrap row--sb g12 mb-4">
        <span className="t3 s13">
          {stage.entrants.length} 人单败淘汰{stage.index > 0 && '，种子按晋级名次'}
        </span>
        <span className="row g12">
          {myId !== null && (
            <Switch checked={isWayShown} onChange={setWayShown}>
              高亮我的路线
            </Switch>
          )}
          <Zoom value={zoom} onChange={setZoom} />
        </span>
      </div>
      <Bracket tournament={tournament} layout={layout} myId={myId} zoom={zoom} />
      <p className="legend s12 t3">
        {myId !== null && (
          <span className="row g4">
            <i className="lg lg--me" />
            我的路线
          </span>
        )}
        <span className="row g4">
          <i className="lg lg--ok" />
          已晋级
        </span>
        <span className="row g4">
          <i className="lg" />
          待定
        </span>
      </p>
    </section>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const index = ZOOMS.findIndex((zoom) => zoom === value);
  const [smaller, larger] = [ZOOMS[index - 1], ZOOMS[index + 1]];
  return (
    <span className="row g4">
      <IconButton size="sm" label="缩小" disabled={smaller === undefined} onClick={() => smaller && onChange(smaller)}>
        <Minus size={16} />
      </IconButton>
      <span className="num t2 c zoom">{Math.round(value * 100)}%</span>
      <IconButton size="sm" label="放大" disabled={larger === undefined} onClick={() => larger && onChange(larger)}>
        <Plus size={16} />
      </IconButton>
    </span>
  );
}
