import { className } from '@pailei/domain/decks/deck-rules';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import { slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { ReactNode } from 'react';
import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { currentGameNumber } from '../../../../shared/match/series-state.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { CardBack } from '../../../../shared/ui/marks/CardBack.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { gameNote, isRuled } from '../model/game-note.ts';
import { GameClock, type ReplayTime } from './Clock.tsx';
import art from './GameRow.module.css';
import { Stamp } from './stage/Stamp.tsx';

type GameRowProps = { series: SeriesState; game: SeriesGame; replayTime: ReplayTime };

/** A game: the decks that met, its number and length, how it ended. */
export function GameRow({ series, game, replayTime }: GameRowProps) {
  const isOpen = game.ended_at === null && game.voided === null;
  const note = gameNote(series, game);
  return (
    <Row
      isOpen={isOpen}
      isVoided={game.voided !== null}
      number={game.number}
      clock={<GameClock game={game} replayTime={replayTime} />}
      a={<GameSide series={series} game={game} side="a" />}
      b={<GameSide series={series} game={game} side="b" />}
    >
      {game.status === 'disputed' && <NoteSeal mark="争" />}
      {isRuled(game) && <NoteSeal mark="裁" />}
      <span key={note}>{note}</span>
    </Row>
  );
}

/** The game that is being picked: card backs, and who has chosen. */
export function PickRow({ series }: { series: SeriesState }) {
  const [a, b] = SIDES.map((side) => <span key={side}>{series.sides[side].pick.locked ? '已选好' : '选择中'}</span>);
  return (
    <Row
      isOpen
      number={currentGameNumber(series)}
      a={
        <SideFrame side="a">
          {a}
          <CardBack width={28} />
        </SideFrame>
      }
      b={
        <SideFrame side="b">
          <CardBack width={28} />
          {b}
        </SideFrame>
      }
    >
      双方同时选择，选好后一起公布
    </Row>
  );
}

type RowProps = {
  isOpen: boolean;
  isVoided?: boolean;
  number: number;
  clock?: ReactNode;
  a: ReactNode;
  b: ReactNode;
  children: ReactNode;
};

/** An open game keeps its height from the choice of decks to the result, with two lines for what is reported where it is narrow. */
function Row({ isOpen, isVoided = false, number, clock, a, b, children }: RowProps) {
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)_minmax(120px,200px)] items-center gap-3 border-b border-b-line-1 max-[901px]:grid-cols-[minmax(0,1fr)_64px_minmax(0,1fr)] max-[901px]:py-2 max-tablet:gap-1.5',
        isOpen ? 'min-h-20' : 'min-h-16 max-[901px]:min-h-20',
        isOpen && art.open,
      )}
    >
      {a}
      <div className={cx('text-center', isOpen ? 'text-zhu-text' : 'text-text-3', isVoided && 'line-through')}>
        <b
          className={cx(
            'block font-num',
            isOpen
              ? 'text-[34px] leading-9 max-[901px]:text-[26px] max-[901px]:leading-7'
              : 'text-[26px] leading-7 max-tablet:text-[22px]',
          )}
        >
          {number}
        </b>
        <small className={cx('font-num leading-5 font-semibold', isOpen ? 'text-16' : 'text-14')}>
          {clock ?? '\u00a0'}
        </small>
      </div>
      {b}
      <p
        className={cx(
          'text-13 max-[901px]:col-span-full max-[901px]:-mt-1.5 max-[901px]:text-center',
          isOpen ? 'text-text-2 max-[901px]:min-h-10' : 'text-text-3',
        )}
      >
        {children}
      </p>
    </li>
  );
}

type GameSideProps = { series: SeriesState; game: SeriesGame; side: Side };

/** Seal, deck, plate: mirrored on the right side. */
function GameSide({ series, game, side }: GameSideProps) {
  const rules = useDeckRules();
  const slot = slotOf(game, side);
  const deck = series.sides[side].decks.find((candidate) => candidate.slot === slot);
  const winner = game.status === 'finished' && game.winner !== 'draw' ? game.winner : null;
  const isVoided = game.voided !== null;
  const isOut = isVoided || (winner !== null && winner !== side);
  const parts = [
    winner && <Stamp key="seal" mark={winner === side ? '胜' : '负'} />,
    <span key="deck" className="min-w-0">
      <b
        className={cx(
          'block truncate leading-[18px]',
          isOut ? 'font-normal text-text-3' : 'font-medium',
          isVoided && 'line-through',
        )}
      >
        {deck?.name ?? '未出战'}
      </b>
      {deck && <small className="leading-[18px] text-text-3">{className(rules, deck.class)}</small>}
    </span>,
    deck && <ClassPlate key="plate" heroClass={deck.class} size="m" {...(isOut ? { state: 'used' } : {})} />,
  ];
  return <SideFrame side={side}>{side === 'a' ? parts : parts.toReversed()}</SideFrame>;
}

const SIDE: Record<Side, string> = { a: 'justify-end text-right', b: '' };

function SideFrame({ side, children }: { side: Side; children: ReactNode }) {
  return <div className={cx('flex min-w-0 items-center gap-3 max-tablet:gap-2', SIDE[side])}>{children}</div>;
}

function NoteSeal({ mark }: { mark: '争' | '裁' }) {
  return (
    <span className="mr-1.5 inline-flex align-[-3px]">
      <Seal mark={mark} size="xs" />
    </span>
  );
}
