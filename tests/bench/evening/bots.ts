import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeriesTimers } from '@pailei/domain/series/settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { mapConcurrently } from '@pailei/simulator/connections/map-concurrently';
import { untilOpen } from '@pailei/simulator/connections/open-sockets';
import { createPace, type Pace } from '@pailei/simulator/connections/pace';
import { playerName, signUp, type Account } from '@pailei/simulator/people/accounts';
import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import { createPlayer, type Player } from '@pailei/simulator/people/player';
import { enter, PATIENCE_MS } from '@pailei/simulator/run-tournament';
import { timersAt } from '@pailei/simulator/tournament-plan';
import { readTrouble } from '@pailei/simulator/trouble/trouble';

/** Who sign up, and play with all the troubles of an evening. */
export type Bots = {
  readonly accounts: Account[];
  readonly pace: Pace;
  readonly timers: SeriesTimers;
  readonly seated: Player[];
  signUp: () => Promise<void>;
  leave: () => void;
};

const AT_ONCE = 4;

export function openBots(
  address: SiteAddress,
  { players, speed, seed }: { players: number; speed: number; seed: number },
): Bots {
  const accounts: Account[] = [];
  const seated: Player[] = [];
  return {
    accounts,
    seated,
    pace: createPace(seed, speed, readTrouble('drops,late,disputes,no-shows')),
    timers: timersAt(speed),
    async signUp() {
      const numbers = Array.from({ length: players }, (_, number) => number);
      accounts.push(
        ...(await mapConcurrently(numbers, AT_ONCE, async (number) =>
          signUp(address, `${playerName(number)}_${number}`, number),
        )),
      );
    },
    leave: () => seated.forEach((player) => player.leave()),
  };
}

/** Everybody enters with decks; participant ids by account. */
export async function enterAll({ accounts, pace }: Bots, tournament: TournamentState): Promise<Map<Account, string>> {
  return new Map(
    await mapConcurrently(accounts, AT_ONCE, async (account) => [account, await enter(account, tournament, pace)]),
  );
}

export async function checkIn({ accounts }: Bots, id: string): Promise<void> {
  await mapConcurrently(accounts, AT_ONCE, async ({ site }) =>
    site.call(tournamentsApi.checkIn, { params: { id }, body: {} }),
  );
}

/** From now on they play whatever opens for them. */
export async function sitDown(
  { pace, seated }: Bots,
  id: string,
  entries: ReadonlyMap<Account, string>,
): Promise<void> {
  const onError = (error: Error) => void process.stderr.write(`a player | ${error.message}\n`);
  for (const [account, participantId] of entries) {
    const player = createPlayer({ pace, onError }, account);
    player.sitDown(id, participantId);
    seated.push(player);
  }
  const [first] = entries.keys();
  if (!first) return;
  const connections = seated.flatMap((player) => player.connections());
  await untilOpen(connections, { site: first.site.live, log: () => undefined, patienceMs: PATIENCE_MS });
}
