import { battleRulingsApi } from '@pailei/contracts/play/battles/battle-rulings.api';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import type { Staff } from '../run-tournament.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';

const MANY = '100';

/** What an earlier process left unfinished has nobody who plays it: its battles are cancelled, its challenges withdrawn. */
export async function endBattleLeftovers({ referee }: Staff, teams: readonly SimulatedTeam[]): Promise<void> {
  for (const list of ['live', 'upcoming'] as const) {
    const { items } = await referee.site.call(battlesApi.list, { query: { list, limit: MANY } });
    for (const { id } of items.filter(({ is_demo }) => is_demo)) {
      const body = { type: 'cancel', reason: '演示已重新开始' } as const;
      await referee.site.call(battleRulingsApi.rule, { params: { id }, body });
    }
  }
  for (const team of teams) await withdrawAll(team);
}

async function withdrawAll({ id: team_id, captain: { site } }: SimulatedTeam): Promise<void> {
  const { items } = await site.call(challengesApi.list, { query: { team_id, status: 'open', limit: MANY } });
  const own = items.filter(({ teams, proposal }) => teams[proposal.by].id === team_id);
  for (const { id, proposal } of own)
    await site.call(challengesApi.withdraw, { params: { id }, body: { proposal_number: proposal.number } });
}
