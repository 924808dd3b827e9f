import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { Board } from '@pailei/domain/battles/types';
import { className } from '@pailei/domain/decks/deck-rules';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { useMatch } from '../../../../shared/live/useTopics.ts';
import { settingsText } from '../../../../shared/match/series-labels.ts';
import { stateMark } from '../../../../shared/match/series-state.ts';
import { boardViewHref } from '../../../../shared/links/links.ts';
import { AnchorButton } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { formatDuration } from '../../../../shared/ui/time/countdown.format.ts';
import { Elapsed } from '../../../../shared/ui/time/Countdown.tsx';
import { boardHeading } from '../../../../shared/battles/model/board-labels.ts';

type OpenBoardProps = {
  board: Board;
  matchId: string;
  onClose: () => void;
  /** What stands above the games: of one's own board, what is to do there. */
  children?: (match: MatchSnapshot) => ReactNode;
};

/** A board in full: its games with the decks that met. The score is the battle's; what is played, its match's own. */
export function OpenBoard({ board, matchId, onClose, children }: OpenBoardProps) {
  const { state, status } = useMatch(matchId);
  const section = useRef<HTMLElement>(null);
  // it is opened from above, or by the address; browsers may answer a promise, which is no cleanup
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className="scroll-my-20" aria-label={boardHeading(board)}>
      <header className="mb-3 flex min-h-10 flex-wrap items-center gap-3">
        <h2 className="text-16 font-semibold">{boardHeading(board)}</h2>
        {state && <StatusMark {...stateMark(state.series.status, state.series.step)} />}
        <span className="min-w-0 flex-1 truncate text-13 text-text-3">{state && settingsText(state.series)}</span>
        <AnchorButton variant="ghost" size="sm" href={boardViewHref(matchId)}>
          {isBoardRunning(board) ? '观战' : '看回放'}
        </AnchorButton>
        <IconButton label="收起这一台" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      {status.phase === 'denied' ? (
        <p className="border-t border-t-line-2 py-5 text-text-3">{status.message}</p>
      ) : (
        <Loading isLoading={state === null} skeleton={<SkeletonRows count={3} />}>
          {() =>
            state && (
              <>
                {children?.(state)}
                <Games series={state.series} />
              </>
            )
          }
        </Loading>
      )}
    </section>
  );
}

function Games({ series }: { series: SeriesState }) {
  const games = series.games.toReversed();
  return (
    <ol className="border-t border-t-line-2">
      {games.length === 0 && <li className="flex h-16 items-center border-b border-b-line-1 text-text-3">暂无对局</li>}
      {games.map((game) => (
        <GameLine key={game.number} series={series} game={game} />
      ))}
    </ol>
  );
}

function GameLine({ series, game }: { series: SeriesState; game: SeriesGame }) {
  const isOpen = game.ended_at === null && game.voided === null;
  return (
    <li
      className={cx(
        'grid min-h-16 grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)] items-center gap-3 border-b border-b-line-1',
        game.voided !== null && 'line-through',
      )}
    >
      <GameDeck series={series} game={game} side="a" />
      <span className={cx('text-center font-num font-semibold', isOpen ? 'text-zhu-text' : 'text-text-3')}>
        <b className="block text-[22px]/7">{game.number}</b>
        <small className="text-14">
          {isOpen ? (
            <Elapsed since={game.started_at} />
          ) : (
            formatDuration(Date.parse(game.ended_at ?? game.started_at) - Date.parse(game.started_at))
          )}
        </small>
      </span>
      <GameDeck series={series} game={game} side="b" />
    </li>
  );
}

/** Seal, deck, plate: mirrored on the right side. */
function GameDeck({ series, game, side }: { series: SeriesState; game: SeriesGame; side: Side }) {
  const rules = useDeckRules();
  const slot = slotOf(game, side);
  const deck = series.sides[side].decks.find((one) => one.slot === slot);
  const winner = game.status === 'finished' ? SIDES.find((one) => one === game.winner) : undefined;
  const isBeaten = winner !== undefined && winner !== side;
  return (
    <span className={cx('flex min-w-0 items-center gap-3', side === 'a' && 'flex-row-reverse text-right')}>
      {deck && <ClassPlate heroClass={deck.class} state={isBeaten ? 'used' : undefined} />}
      <span className="min-w-0">
        <b className={cx('block truncate leading-4.5', isBeaten ? 'font-normal text-text-3' : 'font-medium')}>
          {deck?.name ?? '选择中'}
        </b>
        <small className="text-text-3">{deck && className(rules, deck.class)}</small>
      </span>
      {winner === side && <Seal mark="胜" />}
    </span>
  );
}
