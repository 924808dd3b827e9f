import { setTimeout as sleep } from 'node:timers/promises';
import type { BattleTimers } from '@pailei/domain/battles/settings';
import { createPace } from '../connections/pace.ts';
import { asError, isRefused } from '../connections/refusals.ts';
import type { Account } from '../people/accounts.ts';
import type { Staff } from '../run-tournament.ts';
import { readTeams } from '../teams/read-teams.ts';
import { findBusyTeams } from './busy-teams.ts';
import { editionOf, type DemoEdition } from './demo-editions.ts';
import { meetForDemo, type DemoDeps } from './demo-meeting.ts';
import { endBattleLeftovers } from './end-leftovers.ts';

/** Slower than the tournament, so that a visitor can follow a board. */
const SPEED = 5;
const FIRST_MINUTES = 3;
const AGAIN_MS = 20_000;
/** Within the few minutes that an appointment lies ahead. */
const TIMERS: BattleTimers = { line_up: 120, check_in: 60, naming: 60 };

/**
 * Keeps one battle of the demonstration running and the next one agreed on, for as long as the process lives: as soon as one has
 * started, captains agree on the next, for about the time when it will be over. While all teams that could play it are in other
 * battles, it waits. What goes wrong is reported, and tried again.
 */
export async function runDemoBattles(deps: DemoDeps, staff: Staff, players: readonly Account[]): Promise<never> {
  let last: DemoEdition | undefined;
  let isFirst = true;
  for (let number = 0; ; number += 1) {
    try {
      if (isFirst) await endBattleLeftovers(staff, await readTeams(players));
      isFirst = false;
      const played = await playNext(deps, staff, { players, number, last });
      last = played ?? last;
      if (!played) await sleep(AGAIN_MS);
    } catch (error) {
      // A team has agreed on something else in the meantime.
      if (isRefused(error)) deps.log(`the next battle waits: ${asError(error).message}`);
      else deps.onError(asError(error));
      await sleep(AGAIN_MS);
    }
  }
}

type Next = { players: readonly Account[]; number: number; last: DemoEdition | undefined };

/** Agrees on a battle and waits until it has started; it is then played on. Undefined: the teams are busy. */
async function playNext(
  deps: DemoDeps,
  staff: Staff,
  { players, number, last }: Next,
): Promise<DemoEdition | undefined> {
  const pace = createPace(number, SPEED);
  const busy = await findBusyTeams(staff);
  const edition = editionOf(number, await readTeams(players), busy);
  if (!edition && busy.size === 0) throw new Error('no two teams of the demonstration can play a battle');
  if (!edition) return undefined;
  const seconds = (last?.minutes ?? FIRST_MINUTES) * 60;
  const { started, ended } = await meetForDemo({ ...deps, pace }, staff, { ...edition, timers: TIMERS, seconds });
  ended.catch(deps.onError);
  await started;
  return edition;
}
