import type { SwissEntrant } from '@pailei/domain/tournament/swiss/types';

type Call = () => unknown;

type PairingsPlayer = {
  id: string;
  score: number;
  pairedUpDown: boolean;
  receivedBye: boolean;
  avoid: string[];
};

type OrganizerTournament = {
  createPlayer(name: string): unknown;
  startTournament(): void;
  nextRound(): void;
  getActiveMatches(): { getId(): string; getPlayer2(): { id: string | null } }[];
  enterResult(id: string, player1Wins: number, player2Wins: number): void;
};

/** tournament-pairings: a call pairs the given entrants; what it needs is copied beforehand, since it writes on it. */
export async function loadPairings(): Promise<(entrants: readonly SwissEntrant[], round: number) => Call> {
  const { Swiss } = (await import(peer('tournament-pairings/dist/index.js'))) as {
    Swiss: (players: PairingsPlayer[], round: number) => unknown[];
  };
  return (entrants, round) => {
    const players = entrants.map((entrant) => ({
      id: entrant.id,
      score: entrant.points,
      pairedUpDown: entrant.floats.some((float) => float !== null),
      receivedBye: entrant.byes > 0,
      avoid: [...entrant.opponents],
    }));
    return () => Swiss(players, round);
  };
}

/** tournament-organizer pairs only inside its own tournaments, so earlier rounds are played there first. */
export async function loadOrganizer(): Promise<(players: number, earlierRounds: number, seed: number) => Call> {
  const { default: Manager } = (await import(peer('tournament-organizer/dist/index.js'))) as {
    default: new () => { createTournament(name: string, settings: object): OrganizerTournament };
  };
  return (players, earlierRounds, seed) => {
    const tournament = new Manager().createTournament(`bench ${seed}`, {
      stageOne: { format: 'swiss', rounds: earlierRounds + 1 },
    });
    for (let i = 0; i < players; i++) tournament.createPlayer(`player ${i}`);
    tournament.startTournament();
    for (let round = 1; round <= earlierRounds; round++) {
      if (round > 1) tournament.nextRound();
      tournament.getActiveMatches().forEach((match, index) => {
        const isFirstWinner = (index + seed) % 2 === 0;
        tournament.enterResult(match.getId(), isFirstWinner ? 1 : 0, isFirstWinner ? 0 : 1);
      });
    }
    return () => tournament.nextRound();
  };
}

function peer(path: string): string {
  return new URL(`../peers/node_modules/${path}`, import.meta.url).href;
}
