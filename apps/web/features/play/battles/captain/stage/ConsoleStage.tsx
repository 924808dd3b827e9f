import { battleOutlook } from '@pailei/domain/battles/outlook/outlook';
import { isBoardAwaited } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BattleInfo } from '@pailei/contracts/play/battles/battle-views';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { isUpcoming } from '../../../../../shared/battles/battle-mark.ts';
import { LiveConnection } from '../../../../../shared/live/LiveConnection.tsx';
import { Stage, StageTop } from '../../../../../shared/ui/layout/Stage.tsx';
import { Pips } from '../../../../../shared/ui/marks/Pips.tsx';
import { RollingDigit } from '../../../../../shared/ui/marks/Score.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { StageBadge } from '../../battle/stage/StageBadge.tsx';
import { TeamSide } from '../../battle/stage/TeamSide.tsx';
import { titleParts } from '../../battle/stage/title-parts.ts';
import { battleScore } from '../../../../../shared/battles/model/battle-score.ts';
import { formatView } from '../../formats/format-views.ts';
import { battlePhase } from '../../../../../shared/battles/model/phase.ts';
import { substitutionsNote } from '../../model/substitution-texts.ts';
import { neededText } from '../model/outlook-texts.ts';
import { shownBoards } from '../model/shown-boards.ts';
import { BoardTile } from './BoardTile.tsx';
import art from './ConsoleStage.module.css';
import { useShownFirst } from './useShownFirst.ts';

type ConsoleStageProps = {
  info: BattleInfo;
  state: BattleState;
  side: Side;
  /** The board that is open below. */
  openNumber: number | null;
  onOpen: (number: number) => void;
};

/** The score from the team's own side, what it still needs, and all boards at once; on phones one board per swipe. */
export function ConsoleStage({ info, state, side, openNumber, onOpen }: ConsoleStageProps) {
  const view = formatView(state);
  const score = battleScore(state);
  const isBefore = isUpcoming(state.status);
  const other = otherSide(side);
  const boards = shownBoards(state);
  const row = useShownFirst<HTMLOListElement>(boards.findIndex(({ board }) => board === null || isBoardAwaited(board)));
  return (
    <Stage kind="battle" label="团队战比分" ring={null}>
      <StageTop badge={<StageBadge state={state} replayTime={null} />} parts={titleParts(info, state)}>
        {info.delay_seconds > 0 && <Tag tone="qing">延迟 {info.delay_seconds} 秒</Tag>}
        <LiveConnection />
      </StageTop>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-8 pt-4 pb-4 max-tablet:gap-2">
        <TeamSide side="a" team={info.teams[side]} note={substitutionsNote(state, side)} />
        <div className="text-center">
          <span className="flex items-center justify-center gap-6 font-num text-[88px]/22 font-bold max-tablet:gap-3 max-tablet:text-[60px]/16">
            {isBefore ? (
              <span className="text-text-3">VS</span>
            ) : (
              <>
                <RollingDigit value={score[side]} />
                <i className="text-[56px] text-text-3 not-italic">:</i>
                <RollingDigit value={score[other]} />
              </>
            )}
          </span>
          <Need state={state} side={side} />
        </div>
        <TeamSide side="b" team={info.teams[other]} note={opponentNote(state, other)} />
      </div>
      <div className={`-mx-7 mb-4 max-tablet:-mx-4 ${art.ropes}`} aria-hidden="true" />
      <ol
        ref={row}
        className="relative grid auto-cols-[minmax(184px,236px)] grid-flow-col justify-center gap-3 overflow-x-auto p-1 max-tablet:-mx-4 max-tablet:auto-cols-[calc(100vw-56px)] max-tablet:justify-start max-tablet:snap-x max-tablet:snap-mandatory max-tablet:px-4"
        aria-label="各台"
      >
        {boards.map(({ number, board }) => (
          <li key={number} className="min-w-0 max-tablet:snap-center">
            <BoardTile
              state={state}
              number={number}
              board={board}
              side={side}
              isOpen={number === openNumber}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
      {boards.length === 0 && <p className="h-12 text-center text-13 text-text-2">{view.reveal}。</p>}
    </Stage>
  );
}

/** More cards than this would not tell at a glance. */
const PIPS_MOST = 7;

/** `还需 2 台` between what both have won of what they need; before play and after the end, what goes on. */
function Need({ state, side }: { state: BattleState; side: Side }) {
  const outlook = battleOutlook(state, side);
  const other = battleOutlook(state, otherSide(side));
  if (!outlook || !other) {
    return (
      <span className="block h-6 text-16 font-semibold whitespace-nowrap">
        {battlePhase(state, formatView(state).boardName).text}
      </span>
    );
  }
  const score = battleScore(state);
  const [own, theirs] = [score[side] + outlook.needed, score[otherSide(side)] + other.needed];
  const hasPips = Math.max(own, theirs) <= PIPS_MOST;
  return (
    <span className="flex h-6 items-center justify-center gap-5 whitespace-nowrap max-tablet:gap-2.5">
      {hasPips && <Pips won={score[side]} needed={own} isLarge className="max-tablet:hidden" />}
      <span className="text-16 font-semibold">{neededText(outlook, state)}</span>
      {hasPips && (
        <Pips won={score[otherSide(side)]} needed={theirs} side="right" isLarge className="max-tablet:hidden" />
      )}
    </span>
  );
}

function opponentNote(state: BattleState, other: Side): string {
  const { status, sides } = state;
  const { line_up, checked_in } = sides[other];
  if (!line_up.locked) return '未锁定名单';
  if (status === 'scheduled') return '已锁定名单';
  if (status === 'check_in') return checked_in.length > 0 ? `已签到 ${checked_in.length} 人` : '尚未签到';
  return substitutionsNote(state, other);
}
