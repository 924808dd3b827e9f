import { setTimeout as sleep } from 'node:timers/promises';
import type { BattleTimers } from '@pailei/domain/battles';
import type { SeriesTimers } from '@pailei/domain/series';
import { createPace } from '../connections/pace.ts';
import type { Account } from '../people/accounts.ts';
import type { Staff } from '../run-tournament.ts';
import { challengeTeam } from '../teams/challenge-team.ts';
import { readTeams } from '../teams/read-teams.ts';
import { shareTeamDecks } from './battle-members.ts';
import { offerOf, seriesOf } from './battle-offer.ts';
import { editionOf, type DemoEdition } from './demo-editions.ts';
import { endBattleLeftovers } from './end-leftovers.ts';
import { playBattle, type BattlesDeps } from './play-battle.ts';
import { asError } from '../connections/refusals.ts';

/** Slower than the tournament, so that a visitor can follow a board. */
const SPEED = 5;
const FIRST_MINUTES = 3;
const AGAIN_MS = 20_000;
/** Within the few minutes that an appointment lies ahead. */
const TIMERS: BattleTimers = { line_up: 120, check_in: 60, naming: 60 };

/** `series_timers`: of the boards. */
type DemoDeps = BattlesDeps & { series_timers: SeriesTimers };

/**
 * Keeps one battle of the demonstration running and the next one agreed on, for as long as the process lives: as soon as one has
 * started, captains agree on the next, for about the time when it will be over. What goes wrong is reported, and tried again.
 */
export async function runDemoBattles(deps: DemoDeps, staff: Staff, players: readonly Account[]): Promise<never> {
  let last: DemoEdition | undefined;
  let isFirst = true;
  for (let number = 0; ; number += 1) {
    try {
      if (isFirst) await endBattleLeftovers(staff, await readTeams(players));
      isFirst = false;
      last = await playNext(deps, staff, { players, number, last });
    } catch (error) {
      deps.onError(asError(error));
      await sleep(AGAIN_MS);
    }
  }
}

type Next = { players: readonly Account[]; number: number; last: DemoEdition | undefined };

/** Agrees on a battle and waits until it has started; it then plays on by itself. */
async function playNext(deps: DemoDeps, staff: Staff, { players, number, last }: Next): Promise<DemoEdition> {
  const pace = createPace(number, SPEED);
  const busy = new Set(last ? [last.teams.a.id, last.teams.b.id] : []);
  const edition = editionOf(number, await readTeams(players), busy);
  if (!edition) throw new Error('no two teams of the demonstration can play a battle');
  const { plan, teams } = edition;
  await shareTeamDecks(pace, [teams.a, teams.b], seriesOf(plan, 'conquest'));
  const offer = offerOf(plan, 'conquest', { timers: TIMERS, series_timers: deps.series_timers });
  const starts_at = new Date(Date.now() + (last?.minutes ?? FIRST_MINUTES) * 60_000).toISOString();
  const id = await challengeTeam({ challenger: teams.a, opponent: teams.b }, { ...offer, slots: [starts_at] });
  const { started, ended } = playBattle({ ...deps, pace }, staff, { id, teams });
  ended.catch(deps.onError);
  await started;
  return edition;
}
