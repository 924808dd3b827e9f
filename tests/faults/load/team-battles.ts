import { readOptions } from '@pailei/simulator/options';
import type { SiteAddress } from '@pailei/simulator/connections/site-client';
import type { BattlesResult } from '@pailei/simulator/battles/simulate-battles';
import { prepareTeamBattles } from '@pailei/simulator/simulate';
import type { Staff } from '../../support/simulation-site.ts';

const TEAMS = ['--teams', '4', '--battle', 'winner_stays,boards', '--boards', '3', '--best-of', '3'];
/** So that they run for as long as the tournament does. */
const SPEED = { smoke: '250', full: '60' } as const;

type BattlesPlan = { address: SiteAddress; staff: Staff; size: keyof typeof SPEED; seed: number };

/** Founds teams that challenge each other and play when they are told to: how it ended, or why it did not. */
export async function prepareBattles(
  deps: { log: (line: string) => void; onError: (error: Error) => void },
  { address, staff, size, seed }: BattlesPlan,
): Promise<() => Promise<BattlesResult | Error>> {
  const options = { ...readOptions([...TEAMS, '--speed', SPEED[size]]), seed };
  const { play } = await prepareTeamBattles(deps, address, staff, options);
  return () => play().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
}
