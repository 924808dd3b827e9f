import { setTimeout as sleep } from 'node:timers/promises';
import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { bansOf } from '@pailei/domain/series/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { legalBans, legalPicks, legalShields, otherSide } from '@pailei/domain/series/decide/legal';
import { nextAction, type NextAction } from '@pailei/domain/series/next-action';
import type { GameResult, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { LiveClient } from '@pailei/live/feed-client';
import { followMatch, type FollowedMatch } from './follow-match.ts';
import type { PacedAction, Pace } from '../connections/pace.ts';
import { CallError, type SiteClient } from '../connections/site-client.ts';
import { asError } from '../connections/refusals.ts';

export type PlayDeps = { site: SiteClient; live: LiveClient; pace: Pace; onError: (error: Error) => void };

type PlannedAction = {
  match: FollowedMatch;
  side: Side;
  next: NextAction;
  action: PacedAction;
  closed: AbortSignal | undefined;
};

/** Who is late comes this many times later than anybody else. */
const LATE_FACTOR = 8;

/** Who really won a game: the same for both players and the referee. `table` names the match in this tournament. */
export function trueResult(pace: Pace, table: string, game: number): GameResult {
  if (pace.happens(pace.habits.draws, `draw ${table} ${game}`)) return 'draw';
  return pace.happens(0.5, `winner ${table} ${game}`) ? 'a' : 'b';
}

export const tableKey = ({ info }: FollowedMatch) => `${info.stage}.${info.round}.${info.table}`;

export type Seat = {
  sideOf: (match: FollowedMatch) => Side;
  /** Aborted when somebody else plays on for the side. */
  closed?: AbortSignal;
};

/** Plays one match as one of its sides until it is over, or the seat is given up. */
export function playMatch(deps: PlayDeps, matchId: string, { sideOf, closed }: Seat): Promise<void> {
  return new Promise((resolve) => {
    let planned = '';
    const end = () => {
      leave();
      resolve();
    };
    const leave = followMatch(deps.live, matchId, (match) => {
      if (isSeriesOver(match.series.status)) return end();
      const side = sideOf(match);
      const next = nextAction(match.series, side);
      const action = PACED_ACTIONS[next.action];
      const plan = `${next.action} ${next.game_number ?? 0}`;
      if (!action || plan === planned) return;
      planned = plan;
      void act(deps, { match, side, next, action, closed });
    });
    closed?.addEventListener('abort', end, { once: true });
  });
}

const PACED_ACTIONS: Partial<Record<NextAction['action'], PacedAction>> = {
  ready: 'ready',
  shield: 'shield',
  ban: 'ban',
  pick: 'pick',
  report: 'game',
  confirm: 'confirm',
};

async function act({ site, pace, onError }: PlayDeps, planned: PlannedAction): Promise<void> {
  const { match, side, next, action } = planned;
  const key = `${tableKey(match)} ${side} ${next.game_number ?? 0}`;
  if (next.action === 'ready') await showPage(site, match.info.id);
  if (next.action === 'ready' && pace.happens(pace.habits.absent, `absent ${key}`)) return;
  const isLate = next.action === 'ready' && pace.happens(pace.habits.late, `late ${key}`);
  // Both sides see the same game end; one of them is a little quicker to report it.
  const wait =
    action === 'game'
      ? pace.waitMs('game', tableKey(match) + next.game_number) + pace.waitMs('confirm', key)
      : pace.waitMs(action, key);
  await sleep(wait * (isLate ? LATE_FACTOR : 1));
  if (planned.closed?.aborted) return;
  try {
    await send(site, pace, planned);
  } catch (error) {
    // 409: the clock, the opponent or the referee was faster; 403: the seat was given up. Both are part of the game.
    const status = error instanceof CallError ? error.status : undefined;
    if (status !== 409 && !(status === 403 && planned.closed)) onError(asError(error));
  }
}

/** The page of the match is open before the player, whether they come or not. Robots of the demo get no calls, so there is none to answer. */
async function showPage(site: SiteClient, id: string): Promise<void> {
  await site.call(notificationsApi.pageOpen, { params: { id } }).catch(() => undefined);
}

function send(site: SiteClient, pace: Pace, { match, side, next }: PlannedAction): Promise<unknown> {
  const params = { id: match.info.id };
  const game_number = next.game_number ?? 1;
  const key = `${tableKey(match)} ${side} ${game_number}`;
  switch (next.action) {
    case 'ready':
      return site.call(matchesApi.ready, { params, body: {} });
    case 'shield':
      return site.call(matchesApi.shield, {
        params,
        body: { slot: pace.pick(legalShields(match.series, side), `shield ${key}`) },
      });
    case 'ban':
      return site.call(matchesApi.bans, { params, body: { slots: chooseBans(pace, match.series, side, key) } });
    case 'pick':
      return site.call(matchesApi.pick, {
        params,
        body: { game_number, slot: pace.pick(legalPicks(match.series, side), `pick ${key}`) },
      });
    case 'report':
    case 'confirm':
      return site.call(matchesApi.report, {
        params,
        body: { game_number, result: claim(pace, match, side, game_number) },
      });
    default:
      return Promise.resolve();
  }
}

function chooseBans(pace: Pace, series: SeriesState, side: Side, key: string): number[] {
  const chosen: number[] = [];
  while (chosen.length < bansOf(series.settings, side)) {
    chosen.push(
      pace.pick(
        legalBans(series, side).filter((slot) => !chosen.includes(slot)),
        `ban ${chosen.length} ${key}`,
      ),
    );
  }
  return chosen;
}

/** What a side says of a game: the truth, but for the few who claim a loss as a win. */
function claim(pace: Pace, match: FollowedMatch, side: Side, game: number): GameResult {
  const truth = trueResult(pace, tableKey(match), game);
  const isLie = truth === otherSide(side) && pace.happens(pace.habits.lies, `lie ${tableKey(match)} ${side} ${game}`);
  return isLie ? side : truth;
}
