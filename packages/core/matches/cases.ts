import type { StaffCase } from '@pailei/contracts/staff-shapes';
import type { StaffEvents } from '@pailei/contracts/live-staff';
import { openCases, SIDES } from '@pailei/domain/series';
import type { SeriesCase, SeriesState, Side } from '@pailei/domain/series';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { STAFF_TOPIC } from '@pailei/live/topics';
import { notify } from '../notifications/index.ts';
import type { NewNotification } from '../notifications/index.ts';
import { findStaff } from '../staff-accounts/index.ts';

type MatchOfCase = Pick<
  MatchRow,
  'id' | 'tournament_id' | 'table_number' | 'a_account_id' | 'b_account_id' | 'info' | 'state'
>;

/** Since when a match waits for a referee; null: it does not. */
export function caseSince(state: SeriesState): string | null {
  return (
    openCases(state)
      .map(({ opened_at }) => opened_at)
      .toSorted()[0] ?? null
  );
}

/** What of a match waits for a referee, as the staff read it. */
export function casesOf(row: MatchOfCase): StaffCase[] {
  return openCases(row.state).map((one) => caseView(row, one));
}

type CaseChange = { row: MatchRow; state: SeriesState; now: string };

/** Tells the staff what begins or ceases to wait for them as a match goes from one state to the next. */
export async function followCases(trx: Trx, log: LiveLog, { row, state, now }: CaseChange): Promise<void> {
  if (row.withdrawn_at !== null) return;
  const [before, after] = [openCases(row.state), openCases(state)];
  closeCases(log, row.id, missingIn(after, before));
  const opened = missingIn(before, after).map((one) => caseView({ ...row, state }, one));
  for (const one of opened) log.add(STAFF_TOPIC, 'case_opened', { case: one } satisfies StaffEvents['case_opened']);
  if (opened.length > 0 && !row.info.is_demo) await callStaff(trx, log, opened, now);
}

export function closeCases(log: LiveLog, matchId: string, cases: readonly SeriesCase[]): void {
  for (const { game_number } of cases) {
    const closed: StaffEvents['case_closed'] = { match_id: matchId, game_number };
    log.add(STAFF_TOPIC, 'case_closed', closed);
  }
}

function missingIn(known: readonly SeriesCase[], cases: readonly SeriesCase[]): SeriesCase[] {
  return cases.filter(({ game_number }) => known.every((one) => one.game_number !== game_number));
}

/** Who plays the match cannot rule on it, and knows. */
async function callStaff(trx: Trx, log: LiveLog, cases: readonly StaffCase[], now: string): Promise<void> {
  const staff = await findStaff(trx, now);
  const notices = cases.flatMap((one) => {
    const players = SIDES.map((side) => one.sides[side].user_id);
    return staff.filter((id) => !players.includes(id)).map((id) => noticeTo(id, one));
  });
  await notify(trx, log, notices);
}

function noticeTo(account_id: string, one: StaffCase): NewNotification {
  const { match_id, tournament_id, tournament_name, label, table, game_number, sides } = one;
  return {
    account_id,
    dedupe_key: `case_opened:${match_id}:${game_number}:${one.opened_at}`,
    notice: {
      kind: 'case_opened',
      match_id,
      tournament_id,
      tournament_name,
      label,
      table,
      case: one.kind,
      game_number,
      a_name: sides.a.name,
      b_name: sides.b.name,
    },
  };
}

function caseView(row: MatchOfCase, { kind, game_number, opened_at }: SeriesCase): StaffCase {
  const { tournament_name, is_demo, label } = row.info;
  const settled = kind === 'objection' ? (gameOf(row.state, game_number)?.winner ?? null) : null;
  return {
    match_id: row.id,
    tournament_id: row.tournament_id,
    tournament_name,
    is_demo,
    label,
    table: row.table_number,
    kind,
    game_number,
    opened_at,
    sides: { a: sideView(row, game_number, 'a'), b: sideView(row, game_number, 'b') },
    settled,
  };
}

function sideView(row: MatchOfCase, game_number: number, side: Side): StaffCase['sides'][Side] {
  const game = gameOf(row.state, game_number);
  const report = game?.reports[side];
  const objection = [game?.questioned, game?.dispute].find((one) => one?.side === side);
  return {
    user_id: side === 'a' ? row.a_account_id : row.b_account_id,
    name: row.state.sides[side].name,
    report: report ? { result: report.result, note: report.note, at: report.at } : null,
    // Two reports that differ are a dispute without an objection of its own.
    objection: objection && !(report && objection.note === null) ? { note: objection.note, at: objection.at } : null,
  };
}

const gameOf = ({ games }: SeriesState, number: number) => games.find((game) => game.number === number);
