import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import type { MatchClaim } from '@pailei/contracts/play/referee-calls/call-views';
import type {
  AbsenceCase,
  BattleChatReportCase,
  CallCase,
  ChatReportCase,
  LeagueCase,
  MatchCallCase,
  MatchCase,
  StaffCase,
} from '@pailei/contracts/play/staff/staff-shapes';
import { caseKey } from '@pailei/contracts/play/staff/staff.fold';
import type { DeskKind, DeskPlace } from '@pailei/domain/referee-desk/desk-order';
import type { DeskTable } from '@pailei/domain/referee-desk/round-desk';
import { SIDES } from '@pailei/domain/series/sides';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import { callPlace, isOwnCall, isOwnCase, subjectOf } from '../case-labels.ts';

/** A line of the desk: where something waits for a referee. */
export type DeskRow = DeskPlace & {
  /** Null: a call to a battle as a whole. */
  readonly match_id: string | null;
  readonly tournament_id: string | null;
  /** Of a battle, which is led on its own page. */
  readonly battle_id: string | null;
  /** `第 7 桌`; empty where it has none. */
  readonly place: string;
  readonly a: string;
  readonly b: string;
  readonly detail: string;
  /** The event and the round. */
  readonly where: string;
  /** Who sees to it; null: nobody. */
  readonly owner: { readonly id: string; readonly username: string } | null;
  /** The reader has a part in it: another referee decides. */
  readonly isOwn: boolean;
  readonly isDemo: boolean;
  /** What the staff's topic says of it; null: it follows from its table. */
  readonly one: StaffCase | null;
};

/** An event with its tables, as the referees see them now. */
export type DeskEvent = { readonly tournament: TournamentState; readonly tables: readonly DeskTable[] };

type Reader = { readonly id: string; readonly team_id: string | null | undefined };

type Sources = {
  readonly cases: readonly StaffCase[];
  readonly claims: readonly MatchClaim[];
  readonly events: readonly DeskEvent[];
  readonly reader: Reader | null;
};

/** Everything that waits for a referee: what the staff's topic says, and what follows from the tables. */
export function deskRows({ cases, claims, events, reader }: Sources): DeskRow[] {
  const owners = new Map(claims.map(({ match_id, by }) => [match_id, by]));
  const called = cases.map((one) => CASE_ROWS[one.kind](one as never, reader));
  // An absence, and a league week without a result, say more than the clock of their table.
  const told = new Set(cases.flatMap((one) => toldTables(one)));
  const derived = events
    .flatMap((event) => event.tables.flatMap((table) => tableRow(event, table, reader) ?? []))
    .filter(({ kind, match_id }) => !told.has(`${kind}/${match_id}`));
  return [...called, ...derived].map((row) => ({ ...row, owner: owners.get(row.match_id ?? '') ?? row.owner }));
}

/** Rows of tables that a case stands for. */
function toldTables(one: StaffCase): string[] {
  if (one.kind === 'absence') return [`late/${one.match_id}`];
  return one.kind === 'league_week' ? [`unreported/${one.battle_id}`] : [];
}

type CaseRow<C> = (one: C, reader: Reader | null) => DeskRow;

/** A new kind of case has its line here. */
const CASE_ROWS: {
  readonly [K in StaffCase['kind']]: CaseRow<Extract<StaffCase, { kind: K }>>;
} = {
  dispute: (one, reader) => matchCaseRow('dispute', one, reader),
  objection: (one, reader) => matchCaseRow('objection', one, reader),
  absence: absenceRow,
  call: battleCallRow,
  match_call: matchCallRow,
  chat_report: chatReportRow,
  battle_chat_report: battleChatReportRow,
  league_week: leagueRow,
};

function matchCaseRow(kind: DeskKind, one: MatchCase, reader: Reader | null): DeskRow {
  return {
    ...placeOf(one),
    key: caseKey(one),
    kind,
    is_blocking: kind === 'dispute',
    since: one.opened_at,
    detail: subjectOf(one),
    owner: null,
    isOwn: isOwnCase(one, reader?.id),
  };
}

function absenceRow(one: AbsenceCase, reader: Reader | null): DeskRow {
  const names = one.unreached.map((side) => one.sides[side].name).join('、');
  return {
    ...placeOf(one),
    key: caseKey(one),
    kind: 'late',
    is_blocking: true,
    since: one.opened_at,
    detail: `${names} 没有到场，也没有通知到`,
    owner: null,
    isOwn: isOwnCase(one, reader?.id),
  };
}

/** Who has a part in the match is told nothing of it by the server. */
function chatReportRow(one: ChatReportCase): DeskRow {
  return {
    ...placeOf(one),
    key: caseKey(one),
    kind: 'chat_report',
    is_blocking: false,
    since: one.opened_at,
    detail: '有消息被举报',
    owner: null,
    isOwn: false,
  };
}

function matchCallRow(one: MatchCallCase, reader: Reader | null): DeskRow {
  const caller = one.sides[one.side].name;
  return {
    ...placeOf(one),
    key: caseKey(one),
    kind: 'call',
    is_blocking: true,
    since: one.opened_at,
    detail: `${caller} 呼叫裁判${one.escalated_at === null ? '' : '，已上交主裁'}`,
    owner: one.answered_by,
    isOwn: SIDES.some((side) => one.sides[side].user_id === reader?.id),
  };
}

function battleCallRow(one: CallCase, reader: Reader | null): DeskRow {
  return {
    key: caseKey(one),
    kind: 'call',
    is_blocking: true,
    since: one.opened_at,
    match_id: one.match_id,
    tournament_id: null,
    battle_id: one.battle_id,
    place: '',
    a: one.teams.a.name,
    b: one.teams.b.name,
    detail: `团队战呼叫裁判，${callPlace(one)}${one.escalated_at ? '，已上交主裁' : ''}`,
    where: '团队战',
    owner: one.answered_by,
    isOwn: isOwnCall(one, reader?.team_id),
    isDemo: one.is_demo,
    one,
  };
}

function battleChatReportRow(one: BattleChatReportCase, reader: Reader | null): DeskRow {
  return {
    key: caseKey(one),
    kind: 'chat_report',
    is_blocking: false,
    since: one.opened_at,
    match_id: null,
    tournament_id: null,
    battle_id: one.battle_id,
    place: '',
    a: one.teams.a.name,
    b: one.teams.b.name,
    detail: '有消息被举报',
    where: '团队战',
    owner: null,
    isOwn: isOwnCall(one, reader?.team_id),
    isDemo: one.is_demo,
    one,
  };
}

function leagueRow(one: LeagueCase, reader: Reader | null): DeskRow {
  return {
    key: caseKey(one),
    kind: 'league_week',
    is_blocking: true,
    since: one.opened_at,
    match_id: null,
    tournament_id: one.tournament_id,
    battle_id: one.battle_id,
    place: '',
    a: one.teams.a.name,
    b: one.teams.b.name,
    detail: '联赛周到期，没有赛果',
    where: `${one.tournament_name} · ${one.label}`,
    owner: null,
    isOwn: isOwnCall(one, reader?.team_id),
    isDemo: one.is_demo,
    one,
  };
}

function placeOf(one: Exclude<StaffCase, CallCase | LeagueCase | BattleChatReportCase>) {
  const { match_id, tournament_id, battle_id, tournament_name, label, table, sides, is_demo } = one;
  return {
    match_id,
    tournament_id,
    battle_id,
    place: battle_id === null ? `第 ${table} 桌` : '',
    a: sides.a.name,
    b: sides.b.name,
    where: `${tournament_name} · ${label}`,
    isDemo: is_demo,
    one,
  };
}

const DETAILS: Readonly<Record<'late' | 'unreported', (table: DeskTable) => string>> = {
  late: ({ match }) => (match.check_in_rung ? '有一方没有按时到场' : '到场时间就要过了'),
  unreported: () => '已过本轮时间，还没有结果',
};

function tableRow({ tournament }: DeskEvent, table: DeskTable, reader: Reader | null): DeskRow | null {
  const { match, state, since } = table;
  if ((state !== 'late' && state !== 'unreported') || since === null) return null;
  const userOf = (id: string) => tournament.participants[id]?.user_id;
  return {
    key: `${match.match_id}:${state}`,
    kind: state,
    is_blocking: true,
    since,
    match_id: match.match_id,
    tournament_id: tournament.id,
    battle_id: null,
    place: `第 ${match.table} 桌`,
    a: nameOf(tournament, match.a),
    b: nameOf(tournament, match.b),
    detail: DETAILS[state](table),
    where: `${tournament.name} · ${matchRoundLabel(tournament, match)}`,
    owner: null,
    isOwn: [match.a, match.b].some((id) => userOf(id) === reader?.id),
    isDemo: tournament.is_demo,
    one: null,
  };
}
