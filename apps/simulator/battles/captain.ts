import { setTimeout as sleep } from 'node:timers/promises';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { captainAction, type CaptainActionKind } from '@pailei/domain/battles/next-action';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import type { LiveClient } from '@pailei/live/feed-client';
import { asError, isRefused } from '../connections/refusals.ts';
import type { SiteClient } from '../connections/site-client.ts';
import type { PacedAction, Pace } from '../connections/pace.ts';
import { chooseLineUp, namingChoices } from './choose-players.ts';
import { followBattle } from './follow-battle.ts';

export type CaptainDeps = { site: SiteClient; live: LiveClient; pace: Pace; onError: (error: Error) => void };

/** What captains leave to the clock, and how often they change a player, as a share. */
const SHARE = { line_up: 0.2, name_player: 0.2, substitution: 0.4 } as const;

/** `people`: account ids of those whom the captain counts on; others of the team are left out. */
type Seat = { battleId: string; side: Side; people: ReadonlySet<string> };
type Act = (deps: CaptainDeps, seat: Seat, battle: BattleState) => Promise<unknown>;
type Planned = { pacedAs: PacedAction; neglected: number; act: Act };

const ACTIONS: Partial<Record<CaptainActionKind, Planned>> = {
  line_up: { pacedAs: 'line_up', neglected: SHARE.line_up, act: lockLineUp },
  check_in: { pacedAs: 'ready', neglected: 0, act: checkIn },
  name_player: { pacedAs: 'name', neglected: SHARE.name_player, act: namePlayer },
};

/** Leads one side of a battle until it is over: does what the site says is next, or leaves it to the clock. */
export function leadSide(deps: CaptainDeps, seat: Seat): void {
  const { battleId, side } = seat;
  const { pace, onError } = deps;
  let planned = '';

  async function act({ pacedAs, neglected, act: send }: Planned, plan: string, battle: BattleState): Promise<void> {
    const key = `${plan} ${side}`;
    if (pace.happens(neglected, `neglected ${key}`)) return;
    await sleep(pace.waitMs(pacedAs, key));
    await send(deps, seat, battle);
  }

  const leave = followBattle(deps.live, battleId, {
    onChange({ battle }) {
      if (isBattleOver(battle.status)) return leave();
      const { action, board_number } = captainAction(battle, side);
      const plan = `${action} ${board_number ?? ''}`;
      const next = ACTIONS[action];
      if (!next || plan === planned) return;
      planned = plan;
      act(next, plan, battle).catch((error: unknown) => {
        // 409: the clock, a correction or the end of the battle was faster, which is part of the game.
        if (!isRefused(error)) onError(asError(error));
      });
    },
  });
}

async function lockLineUp(
  { site, pace }: CaptainDeps,
  { battleId, people }: Seat,
  { settings }: BattleState,
): Promise<void> {
  const params = { id: battleId };
  const { members } = await site.call(battlesApi.lineUpOptions, { params });
  const there = members.filter(({ account_id }) => people.has(account_id));
  const body = chooseLineUp(settings, there, pace);
  await site.call(battlesApi.saveDraft, { params, body });
  await site.call(battlesApi.lockLineUp, { params, body });
}

/** Then the one on the bench may come in for the last of the line-up. */
async function checkIn({ site, pace }: CaptainDeps, { battleId, side }: Seat): Promise<void> {
  const params = { id: battleId };
  await site.call(battlesApi.checkIn, { params, body: {} });
  const { line_up } = await site.call(battlesApi.side, { params });
  const [out, player] = [line_up?.players.at(-1), line_up?.bench[0]];
  if (!out || !player || !pace.happens(SHARE.substitution, `substitution ${side}`)) return;
  const body = { out: out.account_id, player: player.account_id };
  await site.call(battlesApi.substitute, { params, body });
}

async function namePlayer({ site, pace }: CaptainDeps, { battleId, side }: Seat, battle: BattleState): Promise<void> {
  const params = { id: battleId };
  const { line_up } = await site.call(battlesApi.side, { params });
  const choices = line_up ? namingChoices(battle, side, line_up) : [];
  if (!battle.naming || choices.length === 0) return;
  const { board_number } = battle.naming;
  const account_id = pace.pick(choices, `name ${board_number} ${side}`);
  await site.call(battlesApi.namePlayer, { params, body: { board_number, account_id } });
}
