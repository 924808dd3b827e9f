import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import type { ReactNode } from 'react';

import { isUpcoming } from '../../../../../shared/battles/battle-mark.ts';
import { LiveConnection } from '../../../../../shared/live/LiveConnection.tsx';
import { Stage, StageTop } from '../../../../../shared/ui/layout/Stage.tsx';
import { RollingDigit } from '../../../../../shared/ui/marks/Score.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import ring from '../../art/ring-battle.svg';
import { battleScore } from '../../../../../shared/battles/model/battle-score.ts';
import { formatView } from '../../formats/format-views.ts';
import { LineUpStrip } from './LineUpStrip.tsx';
import { Ring } from './Ring.tsx';
import { StageBadge } from './StageBadge.tsx';
import { TeamSide } from './TeamSide.tsx';
import { titleParts } from './title-parts.ts';
import { Waiting } from './Waiting.tsx';

type BattleStageProps = {
  info: BattleInfo;
  state: BattleState;
  replayTime: number | null;
  /** Instead of every score, where scores are hidden. */
  hidden: ReactNode;
};

/** The battle on the dark stage: who, the running score, who stands in the ring, both line-ups. */
export function BattleStage({ info, state, replayTime, hidden }: BattleStageProps) {
  const view = formatView(state);
  const isBefore = isUpcoming(state.status);
  const isRing = view.stage === 'ring' && !isBefore && !hidden;
  return (
    <Stage kind="battle" label="团队战比分" ring={isRing ? ring : null}>
      <StageTop badge={<StageBadge state={state} replayTime={replayTime} />} parts={titleParts(info, state)}>
        {info.delay_seconds > 0 && <Tag tone="qing">延迟 {info.delay_seconds} 秒</Tag>}
        <LiveConnection />
      </StageTop>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_92px_minmax(300px,440px)_92px_minmax(0,1fr)] items-center gap-3 max-[1500px]:grid-cols-[minmax(0,1fr)_92px_300px_92px_minmax(0,1fr)] pt-8 pb-5.5 max-wide:grid-cols-[minmax(0,1fr)_64px_64px_minmax(0,1fr)] max-tablet:gap-x-1 max-tablet:pt-3.5">
        <TeamSide side="a" team={info.teams.a} note={hidden || isBefore ? null : view.need(state, 'a')} />
        <Digit value={hidden || isBefore ? null : battleScore(state).a} />
        <div className="min-w-0 max-wide:col-span-full max-wide:row-start-2 max-wide:mx-auto max-wide:mt-5 max-wide:w-full max-wide:max-w-110">
          {isRing ? (
            <Ring state={state} replayTime={replayTime} />
          ) : (
            <Waiting state={state} replayTime={replayTime}>
              {hidden}
            </Waiting>
          )}
        </div>
        <Digit value={hidden || isBefore ? null : battleScore(state).b} />
        <TeamSide side="b" team={info.teams.b} note={hidden || isBefore ? null : view.need(state, 'b')} />
      </div>
      {!hidden && (
        <div className="flex justify-between gap-6 max-wide:flex-col max-wide:gap-4">
          {SIDES.map((side) => (
            <LineUpStrip key={side} state={state} side={side} />
          ))}
        </div>
      )}
    </Stage>
  );
}

/** A running score; nothing, in the same place, where there is none to show. */
function Digit({ value }: { value: number | null }) {
  return (
    <span className="text-center font-num text-[112px]/28 font-bold max-wide:text-[84px]/21 max-tablet:text-[60px]/15">
      {value === null ? <span className="invisible">0</span> : <RollingDigit value={value} />}
    </span>
  );
}
