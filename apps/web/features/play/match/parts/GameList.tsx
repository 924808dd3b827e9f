import type { SeriesState } from '@pailei/domain/series/types';
import { formatDuration } from '../../../../shared/ui/time/countdown.format.ts';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { playedMs } from '../model/game-axis.ts';
import type { ReplayTime } from './Clock.tsx';
import { GameRow, PickRow } from './GameRow.tsx';
import { Section } from './Section.tsx';
import { SecretChoices } from './SecretChoices.tsx';

type GameListProps = { series: SeriesState; replayTime: ReplayTime; bansRevealedAt: string | null };

/** Every game, newest first, with the decks that met and how it ended; the bans under it. */
export function GameList({ series, replayTime, bansRevealedAt }: GameListProps) {
  const isPicking = series.status === 'playing' && series.step === 'pick';
  const games = series.games.toReversed();
  return (
    <Section title="对局记录" meta={<Total series={series} replayTime={replayTime} />}>
      <ol className="border-t border-t-line-2">
        {isPicking && <PickRow series={series} />}
        {games.map((game) => (
          <GameRow key={game.number} series={series} game={game} replayTime={replayTime} />
        ))}
        {!isPicking && games.length === 0 && (
          <li className="flex h-20 items-center border-b border-b-line-1 text-text-3">暂无对局</li>
        )}
      </ol>
      <SecretChoices series={series} revealedAt={bansRevealedAt} />
    </Section>
  );
}

function Total({ series, replayTime }: { series: SeriesState; replayTime: ReplayTime }) {
  const now = useNow();
  const counted = series.games.filter((game) => game.status !== 'voided').length;
  return counted === 0 ? null : `${counted} 局 · 总用时 ${formatDuration(playedMs(series, replayTime ?? now))}`;
}
