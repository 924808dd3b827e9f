import { BATTLE_DUE_NAMES } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { StaffCase } from '@pailei/contracts/play/staff/staff-shapes';

/** What of a battle waits for a referee. */
export type BattleAlerts = { readonly calls: number; readonly answered: number; readonly disputes: number };

export const NO_ALERTS: BattleAlerts = { calls: 0, answered: 0, disputes: 0 };

/** Reports of messages hold up no battle. */
const REPORTS: readonly StaffCase['kind'][] = ['chat_report', 'battle_chat_report'];

/** By battle. */
export function alertsOf(cases: readonly StaffCase[]): ReadonlyMap<string, BattleAlerts> {
  const alerts = new Map<string, BattleAlerts>();
  for (const one of cases) {
    if (one.battle_id === null || REPORTS.includes(one.kind)) continue;
    const known = alerts.get(one.battle_id) ?? NO_ALERTS;
    const kind = one.kind !== 'call' ? 'disputes' : one.answered_by === null ? 'calls' : 'answered';
    alerts.set(one.battle_id, { ...known, [kind]: known[kind] + 1 });
  }
  return alerts;
}

/** What needs somebody first: calls that nobody has taken, disputes, calls under way, pauses, teams that are waited for. */
function urgency(line: BattleSummary, { calls, answered, disputes }: BattleAlerts): number {
  if (calls > 0) return 0;
  if (disputes > 0) return 1;
  if (answered > 0) return 2;
  if (line.status === 'paused') return 3;
  return isAwaited(line) ? 4 : 5;
}

/** Whether a team owes something now. Before the check-in they have time. */
const isAwaited = ({ status, waits }: BattleSummary): boolean =>
  status !== 'scheduled' && (waits?.sides.length ?? 0) > 0;

/** The most urgent first, else as they came. */
export function byUrgency(
  lines: readonly BattleSummary[],
  alerts: ReadonlyMap<string, BattleAlerts>,
): readonly BattleSummary[] {
  const rank = (line: BattleSummary) => urgency(line, alerts.get(line.id) ?? NO_ALERTS);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

/** The lines of a page, with those of other pages that wait for a referee before them. */
export function withWaiting(
  lines: readonly BattleSummary[],
  live: readonly BattleSummary[],
  alerts: ReadonlyMap<string, BattleAlerts>,
): readonly BattleSummary[] {
  const known = new Set(lines.map(({ id }) => id));
  return [...live.filter(({ id }) => alerts.has(id) && !known.has(id)), ...lines];
}

/** `等待渡鸦锁定名单`; null: nobody is waited for. */
export function waitsText({ waits, teams }: BattleSummary): string | null {
  if (!waits || waits.sides.length === 0) return null;
  return `等待 ${waits.sides.map((side) => teams[side].name).join('、')}：${BATTLE_DUE_NAMES[waits.due_kind]}`;
}

export type OverviewCounts = {
  readonly live: number;
  readonly boards: number;
  readonly calls: number;
  readonly disputes: number;
  readonly paused: number;
  readonly awaited: number;
};

/** What goes on now, over all battles. */
export function countsOf(live: readonly BattleSummary[], alerts: ReadonlyMap<string, BattleAlerts>): OverviewCounts {
  const all = [...alerts.values()];
  const running = live.filter(({ status }) => status === 'check_in' || status === 'playing' || status === 'paused');
  return {
    live: running.length,
    boards: running.reduce((sum, line) => sum + line.running.length, 0),
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    disputes: all.reduce((sum, { disputes }) => sum + disputes, 0),
    paused: running.filter(({ status }) => status === 'paused').length,
    awaited: running.filter(isAwaited).length,
  };
}
