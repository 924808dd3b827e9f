import { isBoardAwaited, isBoardOver, isBoardRunning, playerOf } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { useMatch } from '../../../../../shared/live/useTopics.ts';
import { stateMark } from '../../../../../shared/match/series-state.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../../shared/ui/marks/Avatar.tsx';
import { CardBack } from '../../../../../shared/ui/marks/CardBack.tsx';
import { ClassPlate } from '../../../../../shared/ui/marks/ClassPlate.tsx';
import { Seal } from '../../../../../shared/ui/marks/Seal.tsx';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { formatDuration } from '../../../../../shared/ui/time/countdown.format.ts';
import { Countdown, Elapsed } from '../../../../../shared/ui/time/Countdown.tsx';
import { formatView } from '../../formats/format-views.ts';
import { boardDurationMs, boardMark } from '../../../../../shared/battles/model/board-labels.ts';
import { deckInPlay, gameText, seatNote } from '../model/board-notes.ts';

type BoardTileProps = {
  state: BattleState;
  number: number;
  /** Null: it is still to come. */
  board: Board | null;
  /** The own side stands above. */
  side: Side;
  isOpen: boolean;
  onOpen: (number: number) => void;
};

const TILE = 'flex w-full min-w-0 flex-col rounded-panel px-3.5 pt-3 text-left text-text-1 max-tablet:min-h-50';

/** One board at a glance: score, game, both players with what they have done, phase and clock; pressed, it opens in full. */
export function BoardTile({ state, number, board, side, isOpen, onOpen }: BoardTileProps) {
  const { state: match } = useMatch(board?.match_id ?? null);
  const name = formatView(state).boardName(number);
  if (!board) return <ComingTile name={name} isAsked={state.naming !== null} />;
  const isRunning = isBoardRunning(board);
  const isPlayed = board.status === 'playing';
  const [own, other] = [board.score[side], board.score[otherSide(side)]];
  return (
    <button
      type="button"
      className={cx(
        TILE,
        'cursor-pointer border-0 shadow-[inset_0_0_0_1px_var(--pl-line-1)]',
        isPlayed ? 'bg-[#3a150ddb] shadow-[inset_0_0_0_1.5px_var(--pl-zhu-line)]' : 'bg-[#18110fd1]',
        isOpen && 'outline-2 outline-offset-2 outline-ivory',
      )}
      aria-expanded={isOpen}
      onClick={() => onOpen(number)}
    >
      <span className="flex h-5 w-full items-center justify-between gap-2 text-13">
        <b className="font-semibold">{name}</b>
        {board.winner ? <Seal mark={board.winner === side ? '胜' : '负'} /> : isRunning && <GameText match={match} />}
      </span>
      <span className="mx-auto my-1.5 flex items-center gap-3 font-num text-[42px]/12 font-bold">
        <b className={cx(board.winner === side && 'text-jin-text', isBeaten(board, side) && 'text-text-3')}>{own}</b>
        <i className="text-text-3 not-italic">:</i>
        <b className={cx(isBeaten(board, otherSide(side)) && 'text-text-3')}>{other}</b>
      </span>
      <Seat board={board} side={side} match={match} />
      <Seat board={board} side={otherSide(side)} match={match} />
      <span className="-mx-3.5 mt-1.5 flex h-10 items-center justify-between gap-2 border-t border-t-line-1 px-3.5 text-13 whitespace-nowrap">
        {match && isRunning ? (
          <StatusMark {...stateMark(match.series.status, match.series.step)} />
        ) : (
          <StatusMark {...boardMark(board)} />
        )}
        <Clock board={board} match={match} />
      </span>
    </button>
  );
}

const isBeaten = ({ winner }: Board, side: Side) => winner !== null && winner !== side;

function GameText({ match }: { match: MatchSnapshot | null }) {
  return <span className="truncate text-text-2">{match && gameText(match.series)}</span>;
}

function ComingTile({ name, isAsked }: { name: string; isAsked: boolean }) {
  return (
    <div
      className={cx(
        TILE,
        'h-full bg-[#18110fd1] pb-3 text-text-3',
        isAsked ? 'shadow-[inset_0_0_0_1.5px_var(--pl-huang-line)]' : 'shadow-[inset_0_0_0_1px_var(--pl-line-1)]',
      )}
    >
      <span className="flex h-5 items-center justify-between text-13">
        <b className="font-semibold">{name}</b>
        {isAsked && <span className="text-huang-text">等待派人</span>}
      </span>
      <span className="m-auto">
        <CardBack width={44} />
      </span>
    </div>
  );
}

type SeatProps = { board: Board; side: Side; match: MatchSnapshot | null };

/** A player of the board, the last thing they did, and the deck in play: a card's back while it is hidden. */
function Seat({ board, side, match }: SeatProps) {
  const player = playerOf(board, side);
  const deck = match && deckInPlay(match.series, side);
  const isShown = deck !== null && match?.series.step !== 'pick';
  return (
    <span className="grid h-12 grid-cols-[30px_minmax(0,1fr)_24px] items-center gap-2.5">
      {player ? <Avatar name={player.name} size={30} corner={side} userId={player.account_id} /> : <span />}
      <span className="min-w-0 leading-4.5">
        <b className={cx('block truncate font-medium', isBeaten(board, side) && 'text-text-2')} title={player?.name}>
          {player?.name ?? '缺人'}
        </b>
        <small className="block h-4.5 truncate text-text-3">{match && seatNote(match.series, side)}</small>
      </span>
      {isShown ? (
        <ClassPlate heroClass={deck.class} size="s" className="justify-self-end" />
      ) : (
        isBoardAwaited(board) && <CardBack width={22} className="justify-self-end" />
      )}
    </span>
  );
}

/** What is left of the step that runs, else how long the board has taken. */
function Clock({ board, match }: { board: Board; match: MatchSnapshot | null }) {
  const look = 'text-18 font-num font-semibold';
  if (isBoardOver(board)) {
    const durationMs = boardDurationMs(board, 0);
    return <span className={cx(look, 'text-text-2')}>{durationMs === null ? '—' : formatDuration(durationMs)}</span>;
  }
  if (!isBoardRunning(board)) return <span className={cx(look, 'text-text-3')}>—</span>;
  const due = match?.series.due_at;
  return (
    <span className={cx(look, due ? 'text-huang-text' : 'text-zhu-text')}>
      {due ? <Countdown dueAt={due} isLabelled /> : <Elapsed since={board.opened_at} />}
    </span>
  );
}
