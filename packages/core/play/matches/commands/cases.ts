import type { AbsenceCase, MatchCase } from '@pailei/contracts/play/staff/staff-shapes';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { nextGameNumber } from '@pailei/domain/series/decide/legal';
import { openCases, WHOLE_MATCH, type SeriesCase } from '@pailei/domain/series/cases';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { notify } from '../../../people/notifications/notify.ts';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { isOwnMatch, playerOf, type Seated, type SeatedMatch } from '../match-seats.ts';
import { findStaffIds } from '../../../people/accounts/accounts.reads.ts';
import { findOpenBoards, shownAbsences, type ShownAbsences } from './absences.ts';
import { findNamedReferees } from './named-referees.ts';

type MatchOfCase = Seated & Pick<MatchRow, 'id' | 'tournament_id' | 'battle_id' | 'table_number' | 'info' | 'state'>;

/** What waits for a referee in a match. */
export type CaseOfMatch = MatchCase | AbsenceCase;

/** Since when a match waits for a referee; null: it does not. */
export function caseSince(state: SeriesState): string | null {
  return (
    openCases(state)
      .map(({ opened_at }) => opened_at)
      .toSorted()[0] ?? null
  );
}

/** What of these matches waits for a referee, as the staff read it. */
export async function readCasesOf(trx: Trx, rows: readonly MatchOfCase[]): Promise<CaseOfMatch[]> {
  const absent = rows.filter(({ state }) => openCases(state).some(isAbsence));
  const battles = await findOpenBoards(trx, [...new Set(absent.flatMap(({ battle_id }) => battle_id ?? []))]);
  const absences = new Map([...battles].map(([id, boards]) => [id, shownAbsences(boards)]));
  return rows.flatMap((row) => casesIn(row, absences.get(row.battle_id ?? '')));
}

const isAbsence = ({ kind }: SeriesCase) => kind === 'absence';

/** `absences`: those of the match's battle, where it is a board. */
function casesIn(row: MatchOfCase, absences: ShownAbsences | undefined): CaseOfMatch[] {
  return openCases(row.state)
    .filter((one) => !isAbsence(one) || !absences || absences.shown.has(row.id))
    .map((one) => caseView(row, one, absences));
}

type CaseChange = { row: SeatedMatch; state: SeriesState; now: string };

/** Logs to the staff's topic which cases a change of a match opens and closes. */
export async function followCases(trx: Trx, log: LiveLog, { row, state, now }: CaseChange): Promise<void> {
  if (row.withdrawn_at !== null) return;
  const boards = await findOtherBoards(trx, row, state);
  const changed = { ...row, state };
  const absences = boards && {
    before: shownAbsences([row, ...boards].filter(isOpen)),
    after: shownAbsences([changed, ...boards].filter(isOpen)),
  };
  const changes = [{ old: row, match: changed }, ...(boards ?? []).map((match) => ({ old: match, match }))];
  for (const { old, match } of changes) {
    const [before, after] = [keyedCases(old, absences?.before), keyedCases(match, absences?.after)];
    closeCases(log, match.id, missingIn(after, before));
    const opened = missingIn(before, after).map((one) => caseView(match, one, absences?.after));
    for (const one of opened) log.add(staffTopic.of(), 'case_opened', { case: one });
    if (opened.length > 0 && !row.info.is_demo) await callStaff(trx, log, { row: match, cases: opened, now });
  }
}

const isOpen = ({ state }: SeatedMatch) => !isSeriesOver(state.status);

/** The other open boards of a battle, where who is at this one may change what the referees are asked about them. */
async function findOtherBoards(trx: Trx, row: SeatedMatch, state: SeriesState): Promise<SeatedMatch[] | undefined> {
  if (row.battle_id === null || (row.state.status !== 'check_in' && state.status !== 'check_in')) return undefined;
  const boards = (await findOpenBoards(trx, [row.battle_id])).get(row.battle_id) ?? [];
  return boards.filter(({ id }) => id !== row.id);
}

export function closeCases(log: LiveLog, matchId: string, cases: readonly SeriesCase[]): void {
  for (const { game_number } of cases) {
    log.add(staffTopic.of(), 'case_closed', { match_id: matchId, game_number });
  }
}

/** An absence of others is another case. */
function keyedCases({ id, state }: SeatedMatch, absences: ShownAbsences | undefined): ReadonlyMap<string, SeriesCase> {
  const whole = absences?.whole_teams.has(id) ? 'whole team ' : '';
  const keyOf = (one: SeriesCase) =>
    isAbsence(one) ? `${whole}absence of ${state.hold?.sides.join()}` : `game ${one.game_number}`;
  const cases = openCases(state).filter((one) => !isAbsence(one) || !absences || absences.shown.has(id));
  return new Map(cases.map((one) => [keyOf(one), one]));
}

const missingIn = (known: ReadonlyMap<string, SeriesCase>, cases: ReadonlyMap<string, SeriesCase>): SeriesCase[] =>
  [...cases].filter(([key]) => !known.has(key)).map(([, one]) => one);

type Call = { row: MatchOfCase; cases: readonly CaseOfMatch[]; now: string };

/** The referees whom the event names, else all staff. Who has a part in the match cannot rule on it, and knows. */
async function callStaff(trx: Trx, log: LiveLog, { row, cases, now }: Call): Promise<void> {
  const all = (await findStaffIds(trx, now)).filter((id) => !isOwnMatch(row, id));
  const named = new Set(await findNamedReferees(trx, row.tournament_id));
  const told = all.filter((id) => named.has(id));
  const staff = told.length > 0 ? told : all;
  await notify(
    trx,
    log,
    cases.flatMap((one) => staff.map((id) => noticeTo(id, one))),
  );
}

function noticeTo(account_id: string, one: CaseOfMatch): NewNotification {
  const { match_id, tournament_id, battle_id, tournament_name, label, table, sides } = one;
  const game_number = one.kind === 'absence' ? WHOLE_MATCH : one.game_number;
  return {
    account_id,
    dedupe_key: `case_opened:${match_id}:${game_number}:${one.opened_at}`,
    notice: {
      kind: 'case_opened',
      match_id,
      tournament_id,
      ...(battle_id !== null && { battle_id }),
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

function caseView(row: MatchOfCase, one: SeriesCase, absences: ShownAbsences | undefined): CaseOfMatch {
  return one.kind === 'absence'
    ? absenceView(row, one, absences?.whole_teams.has(row.id) ?? false)
    : gameView(row, { ...one, kind: one.kind });
}

function placeOf(row: MatchOfCase) {
  const { tournament_name, is_demo, label } = row.info;
  return {
    match_id: row.id,
    tournament_id: row.tournament_id,
    battle_id: row.battle_id,
    tournament_name,
    is_demo,
    label,
    table: row.table_number,
  };
}

function absenceView(row: MatchOfCase, { opened_at }: SeriesCase, isWholeTeam: boolean): AbsenceCase {
  const sideOf = (side: Side) => ({ user_id: playerOf(row, side), name: row.state.sides[side].name });
  return {
    kind: 'absence',
    ...placeOf(row),
    opened_at,
    sides: { a: sideOf('a'), b: sideOf('b') },
    unreached: [...(row.state.hold?.sides ?? [])],
    next_game: nextGameNumber(row.state),
    ...(isWholeTeam && { is_whole_team: true }),
  };
}

type GameCase = SeriesCase & Pick<MatchCase, 'kind'>;

function gameView(row: MatchOfCase, { kind, game_number, opened_at }: GameCase): MatchCase {
  const settled = kind === 'objection' ? (gameOf(row.state, game_number)?.winner ?? null) : null;
  return {
    ...placeOf(row),
    kind,
    game_number,
    opened_at,
    sides: { a: sideView(row, game_number, 'a'), b: sideView(row, game_number, 'b') },
    settled,
  };
}

function sideView(row: MatchOfCase, game_number: number, side: Side): MatchCase['sides'][Side] {
  const game = gameOf(row.state, game_number);
  const report = game?.reports[side];
  const objection = [game?.questioned, game?.dispute].find((one) => one?.side === side);
  return {
    user_id: playerOf(row, side),
    name: row.state.sides[side].name,
    report: report ? { result: report.result, note: report.note, at: report.at } : null,
    // Two reports that differ are a dispute without an objection of its own.
    objection: objection && !(report && objection.note === null) ? { note: objection.note, at: objection.at } : null,
  };
}

const gameOf = ({ games }: SeriesState, number: number) => games.find((game) => game.number === number);
