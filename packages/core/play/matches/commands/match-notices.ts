import type { Notice } from '@pailei/contracts/features/notice-text';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { GameResult } from '@pailei/domain/series/types';
import type { SeriesEvent, SeriesEvents } from '@pailei/domain/series/events';
import type { MatchRow } from '@pailei/db/schema/matches';
import { matchReadyKey } from '../../../site/deliveries/match-ready-key.ts';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { playersOf, type Seated } from '../match-seats.ts';
import type { MatchMoment } from '../match-owner.ts';
import type { MatchToOpen } from '../match-to-open.ts';

/** The players of both sides are called to their match. */
export function readyNotices(match: MatchToOpen, due_at: string | null): NewNotification[] {
  const { id, tournament_id, sides, info } = match;
  return SIDES.flatMap((side) =>
    playersOf(match, side).map((account_id) => ({
      account_id,
      dedupe_key: matchReadyKey(id),
      notice: {
        kind: 'match_ready',
        match_id: id,
        tournament_id,
        ...boardFact(match.owner.battle_id),
        tournament_name: info.tournament_name,
        opponent_name: sides[otherSide(side)].name,
        label: info.label,
        due_at,
      },
    })),
  );
}

/** The players of sides that are not there are called once more, with the time that they have now. */
export function recallNotices(row: MatchOfNotice, { sides, due_at }: Recall): NewNotification[] {
  return sides.flatMap((side) =>
    noticesTo(row, side, {
      dedupe_key: matchReadyKey(row.id),
      notice: { kind: 'match_ready', ...factsFor(row, side), label: row.info.label, due_at },
    }),
  );
}

type Recall = { sides: readonly Side[]; due_at: string };
type MatchOfNotice = Seated & Pick<MatchRow, 'id' | 'tournament_id' | 'battle_id' | 'info' | 'state'>;

/** The notices that these events send to the players beyond what their own open page shows: a report to confirm, a ruling. */
export function eventNotices(
  row: MatchOfNotice,
  events: readonly SeriesEvent[],
  places: MatchMoment['places'] = new Map(),
): NewNotification[] {
  return events.flatMap((event): NewNotification[] => {
    switch (event.type) {
      case 'result_reported':
        return event.payload.due_at === null ? [] : reportNotices(row, event.payload);
      case 'game_ruled':
        return rulingNotices(row, event.payload, event.payload.result);
      case 'game_corrected':
        return rulingNotices(row, event.payload, event.payload.winner);
      case 'game_upheld':
        return rulingNotices(row, event.payload, event.payload.winner);
      case 'game_voided':
        return event.payload.cause === null ? rulingNotices(row, event.payload, null) : [];
      case 'game_awarded':
        return isEndIn(events) ? [] : awardNotices(row, event.payload);
      case 'score_corrected':
        return correctedNotices(row, event.payload, places);
      case 'result_awarded':
        return awardedNotices(row, event.payload);
      case 'ruling_undone':
        return undoneNotices(row, event.payload);
      case 'series_finished':
        return decidedNotices(row, event.payload);
      default:
        return [];
    }
  });
}

type Report = { side: Side; game_number: number; result: GameResult };

/** The first report of a game asks the other side to confirm it. */
function reportNotices(row: MatchOfNotice, { side, game_number, result }: Report): NewNotification[] {
  const reader = otherSide(side);
  return noticesTo(row, reader, {
    dedupe_key: `opponent_reported:${row.id}:${game_number}:${side}`,
    notice: { kind: 'opponent_reported', ...factsFor(row, reader), game_number, result: resultFor(reader, result) },
  });
}

type Ruling = { game_number: number; reason: string; at: string };

/** `result` null: the game does not count. */
function rulingNotices(
  row: MatchOfNotice,
  { game_number, reason, at }: Ruling,
  result: GameResult | null,
): NewNotification[] {
  return SIDES.flatMap((side) =>
    noticesTo(row, side, {
      dedupe_key: `dispute_ruled:${row.id}:${game_number}:${at}`,
      notice: {
        kind: 'dispute_ruled',
        ...factsFor(row, side),
        game_number,
        result: result === null ? 'voided' : resultFor(side, result),
        reason,
      },
    }),
  );
}

/** One notice to each player: what the match ended in, and their new place where that changes. */
function correctedNotices(
  row: MatchOfNotice,
  { score, reason, at }: SeriesEvents['score_corrected'],
  places: NonNullable<MatchMoment['places']>,
): NewNotification[] {
  return SIDES.flatMap((side) => {
    const [own, other] = [score[side], score[otherSide(side)]];
    return playersOf(row, side).map((account_id): NewNotification => {
      const place = places.get(account_id);
      const result = own > other ? 'won' : 'lost';
      return {
        account_id,
        dedupe_key: `score_corrected:${row.id}:${at}`,
        notice: {
          kind: 'score_corrected',
          ...factsFor(row, side),
          result,
          own,
          other,
          ...(typeof place === 'number' && { place }),
          reason,
        },
      };
    });
  });
}

function undoneNotices(row: MatchOfNotice, { reason, at }: SeriesEvents['ruling_undone']): NewNotification[] {
  return SIDES.flatMap((side) =>
    noticesTo(row, side, {
      dedupe_key: `ruling_undone:${row.id}:${at}`,
      notice: { kind: 'ruling_undone', ...factsFor(row, side), reason },
    }),
  );
}

const isEndIn = (events: readonly SeriesEvent[]) => events.some(({ type }) => type === 'series_finished');

/** Who lost a game by the clock is called to the rest of the match; a penalty's ruling has its own notice. */
function awardNotices(row: MatchOfNotice, payload: SeriesEvents['game_awarded']): NewNotification[] {
  const { game_number, winner, ended_by, at } = payload;
  if (ended_by === 'penalty' || ended_by === 'ruling') return [];
  const loser = otherSide(winner);
  return decidedNoticesTo(row, loser, { game_number, result: 'lost', cause: ended_by, at });
}

/** A referee has said how the match ends: both sides read it. */
function awardedNotices(row: MatchOfNotice, { score, at }: SeriesEvents['result_awarded']): NewNotification[] {
  return SIDES.flatMap((side) => {
    const result = score[side] > score[otherSide(side)] ? 'won' : 'lost';
    return decidedNoticesTo(row, side, { game_number: null, result, cause: 'ruling', at });
  });
}

/** A match that ended without being played out; who left of their own accord or was disqualified knows it already. */
function decidedNotices(row: MatchOfNotice, payload: SeriesEvents['series_finished']): NewNotification[] {
  const { cause, winner, at } = payload;
  if (cause === 'score') return [];
  const noticed = cause === 'forfeit' || cause === 'disqualification' ? SIDES.filter((side) => side === winner) : SIDES;
  return noticed.flatMap((side) => {
    const result = winner === null ? 'double_loss' : winner === side ? 'won' : 'lost';
    return decidedNoticesTo(row, side, { game_number: null, result, cause, at });
  });
}

type Decided = Extract<Notice, { kind: 'match_decided' }>;

function decidedNoticesTo(
  row: MatchOfNotice,
  side: Side,
  { at, ...decided }: Pick<Decided, 'game_number' | 'result' | 'cause'> & { at: string },
): NewNotification[] {
  return noticesTo(row, side, {
    dedupe_key: `match_decided:${row.id}:${decided.game_number ?? 'match'}:${at}`,
    notice: { kind: 'match_decided', ...factsFor(row, side), ...decided },
  });
}

const boardFact = (battle_id: string | null) => (battle_id === null ? {} : { battle_id });

function factsFor(row: MatchOfNotice, side: Side) {
  return {
    match_id: row.id,
    tournament_id: row.tournament_id,
    ...boardFact(row.battle_id),
    tournament_name: row.info.tournament_name,
    opponent_name: row.state.sides[otherSide(side)].name,
  };
}

/** The same to everybody who plays for a side. */
function noticesTo(row: MatchOfNotice, side: Side, notice: Omit<NewNotification, 'account_id'>): NewNotification[] {
  return playersOf(row, side).map((account_id) => ({ account_id, ...notice }));
}

function resultFor(side: Side, result: GameResult): 'won' | 'lost' | 'draw' {
  if (result === 'draw') return 'draw';
  return result === side ? 'won' : 'lost';
}
