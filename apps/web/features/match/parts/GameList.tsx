import { className } from '@pailei/domain/decks';
import { SIDES, slotOf, type SeriesGame, type SeriesState, type Side } from '@pailei/domain/series';
import { CardBack } from '../../../shared/ui/CardBack.tsx';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { formatDuration } from '../../../shared/ui/countdown.format.ts';
import { useNow } from '../../../shared/ui/Countdown.tsx';
import { Seal } from '../../../shared/ui/Seal.tsx';
import { playedMs } from '../model/game-axis.ts';
import { gameNote, isRuled } from '../model/game-note.ts';
import { currentGameNumber } from '../model/series-state.ts';
import { GameClock, type Moment } from './Clock.tsx';
import { Section } from './Section.tsx';
import { SecretChoices } from './SecretChoices.tsx';
import { Stamp } from './Stamp.tsx';

type GameListProps = { series: SeriesState; moment: Moment; bansRevealedAt: string | null };

/** Every game, newest first, with the decks that met and how it ended; the bans under it. */
export function GameList({ series, moment, bansRevealedAt }: GameListProps) {
  const isPicking = series.status === 'playing' && series.step === 'pick';
  const games = series.games.toReversed();
  return (
    <Section title="对局记录" meta={<Total series={series} moment={moment} />}>
      <ol className="gms">
        {isPicking && <PickRow series={series} />}
        {games.map((game) => (
          <GameRow key={game.number} series={series} game={game} moment={moment} />
        ))}
        {!isPicking && games.length === 0 && <li className="gms__0">还没有对局</li>}
      </ol>
      <SecretChoices series={series} revealedAt={bansRevealedAt} />
    </Section>
  );
}

function Total({ series, moment }: { series: SeriesState; moment: Moment }) {
  const now = useNow();
  const counted = series.games.filter((game) => game.status !== 'voided').length;
  return counted === 0 ? null : `${counted} 局 · 总用时 ${formatDuration(playedMs(series, moment ?? now))}`;
}

function GameRow({ series, game, moment }: { series: SeriesState; game: SeriesGame; moment: Moment }) {
  const isOpen = game.ended_at === null && game.voided === null;
  const winner = game.status === 'finished' && game.winner !== 'draw' ? game.winner : null;
  return (
    <li className={cx('gm', isOpen && 'is-live', game.voided && 'is-void', winner && `win-${winner}`)}>
      <GameSide series={series} game={game} side="a" winner={winner} />
      <div className="gm__n">
        <b className="num">{game.number}</b>
        <small className="num">
          <GameClock game={game} moment={moment} />
        </small>
      </div>
      <GameSide series={series} game={game} side="b" winner={winner} />
      <p className="gm__x">
        {game.status === 'disputed' && <Seal mark="争" size="xs" />}
        {isRuled(game) && <Seal mark="裁" size="xs" />}
        {gameNote(series, game)}
      </p>
    </li>
  );
}

type GameSideProps = { series: SeriesState; game: SeriesGame; side: Side; winner: Side | null };

/** Seal, deck, plate: mirrored on the right side. */
function GameSide({ series, game, side, winner }: GameSideProps) {
  const rules = useDeckRules();
  const slot = slotOf(game, side);
  const deck = series.sides[side].decks.find((candidate) => candidate.slot === slot);
  const parts = [
    winner && <Stamp key="seal" mark={winner === side ? '胜' : '负'} />,
    <span key="deck" className="gm__d">
      <b>{deck?.name ?? '未出战'}</b>
      {deck && <small>{className(rules, deck.class)}</small>}
    </span>,
    deck && <ClassPlate key="plate" heroClass={deck.class} size="m" />,
  ];
  return <div className={`gm__s gm__${side}`}>{side === 'a' ? parts : parts.toReversed()}</div>;
}

/** The game that is being picked: card backs, and who has chosen. */
function PickRow({ series }: { series: SeriesState }) {
  const number = currentGameNumber(series);
  const [a, b] = SIDES.map((side) => (
    <span key="deck" className="gm__d">
      <b>{series.sides[side].pick.locked ? '已选好' : '选择中'}</b>
    </span>
  ));
  const back = <CardBack key="back" width={28} />;
  return (
    <li className="gm is-live">
      <div className="gm__s gm__a">{[a, back]}</div>
      <div className="gm__n">
        <b className="num">{number}</b>
      </div>
      <div className="gm__s gm__b">{[back, b]}</div>
      <p className="gm__x">双方同时选择，选好后一起公布</p>
    </li>
  );
}
