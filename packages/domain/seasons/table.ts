import { isSeenBy, itemOf, newestVersion } from './formula.ts';
import { headToHead, type Duels } from './head-to-head.ts';
import {
  DEFAULT_TIER,
  type CompetitorKind,
  type EventItem,
  type EventTier,
  type FormulaVersion,
  type SeasonAdjustment,
  type SeasonFact,
  type SeasonRow,
} from './types.ts';

/** All that a table is made of; the order of nothing in it matters. */
export type SeasonRecord = {
  readonly starts_at: string;
  readonly facts: readonly SeasonFact[];
  readonly adjustments: readonly SeasonAdjustment[];
  readonly versions: readonly FormulaVersion[];
  /** Of the events that are none of the usual tier. */
  readonly tiers: ReadonlyMap<string, EventTier>;
};

const WEEK_MS = 7 * 86_400_000;

/** The best first; those who are equal in everything share a rank and stand by their ids. */
export function seasonTable(kind: CompetitorKind, record: SeasonRecord): SeasonRow[] {
  const known = distinct(record);
  const rows = rankedRows(kind, known);
  const before = new Map(rankedRows(kind, beforeNewestWeek(known)).map(({ id, rank }) => [id, rank]));
  return rows.map((row) => ({ ...row, previous_rank: before.get(row.id) ?? null }));
}

/** The events of one competitor, the most points first, with what counts. */
export function itemsOf(kind: CompetitorKind, competitorId: string, record: SeasonRecord): EventItem[] {
  const { facts, versions, tiers } = distinct(record);
  const own = facts.filter((fact) => fact.competitor_kind === kind && fact.competitor_id === competitorId);
  const items = [...Map.groupBy(own, ({ event_id }) => event_id)].map(([event_id, ofEvent]) =>
    itemOf({ kind, event_id, tier: tiers.get(event_id) ?? DEFAULT_TIER, facts: ofEvent }, versions),
  );
  const best = newestVersion(versions).formulas[kind].best ?? items.length;
  return items.toSorted(byPoints).map((item, index) => ({ ...item, counts: index < best }));
}

/** A fact counts once, however often it was recorded, and only what a formula has a part for. */
function distinct(record: SeasonRecord): SeasonRecord {
  return {
    ...record,
    facts: [...new Map(record.facts.map((fact) => [fact.key, fact])).values()].filter(isSeenBy(record.versions)),
    adjustments: [...new Map(record.adjustments.map((one) => [one.id, one])).values()],
  };
}

/** What was known when the week of the newest result began. */
function beforeNewestWeek(record: SeasonRecord): SeasonRecord {
  const start = Date.parse(record.starts_at);
  const weekOf = (at: string) => Math.floor((Date.parse(at) - start) / WEEK_MS);
  const newest = record.facts.reduce((last, { at }) => Math.max(last, weekOf(at)), Number.NEGATIVE_INFINITY);
  return {
    ...record,
    facts: record.facts.filter(({ at }) => weekOf(at) < newest),
    adjustments: record.adjustments.filter(({ at }) => weekOf(at) < newest),
  };
}

type Counted = Omit<SeasonRow, 'rank' | 'previous_rank'>;

function rankedRows(kind: CompetitorKind, record: SeasonRecord): SeasonRow[] {
  const facts = record.facts.filter(({ competitor_kind }) => competitor_kind === kind);
  const factsOf = Map.groupBy(facts, ({ competitor_id }) => competitor_id);
  const adjustments = record.adjustments.filter(({ competitor_kind }) => competitor_kind === kind);
  const adjustmentsOf = Map.groupBy(adjustments, ({ competitor_id }) => competitor_id);
  const rows = [...new Set([...factsOf.keys(), ...adjustmentsOf.keys()])].map((id): Counted => {
    const items = itemsOf(kind, id, { ...record, facts: factsOf.get(id) ?? [] });
    const counted = items.filter(({ counts }) => counts);
    const boards = items.flatMap((item) => item.boards ?? []);
    return {
      id,
      points: sum(counted.map(({ points }) => points)) + sum((adjustmentsOf.get(id) ?? []).map(({ points }) => points)),
      best: items[0]?.points ?? 0,
      titles: items.filter(({ place, place_to }) => place === 1 && place_to === 1).length,
      wins: sum(items.map(({ wins }) => wins)),
      losses: sum(items.map(({ losses }) => losses)),
      events: items.length,
      counted: counted.length,
      ...(boards.length > 0 && {
        boards: { won: sum(boards.map(({ won }) => won)), lost: sum(boards.map(({ lost }) => lost)) },
      }),
    };
  });
  return ranked(rows, facts);
}

function ranked(rows: readonly Counted[], facts: readonly SeasonFact[]): SeasonRow[] {
  const sorted = rows.toSorted((one, other) => byFigures(one, other) || byId(one, other));
  const groups = [...Map.groupBy(sorted, figuresOf).values()];
  const duels: Duels = facts.filter((fact) => fact.kind === 'win');
  let ahead = 0;
  return groups.flatMap((group) => {
    const scores = headToHead(
      group.map(({ id }) => id),
      duels,
    );
    const scoreOf = ({ id }: Counted) => scores.get(id) ?? 0;
    const inOrder = group.toSorted((one, other) => scoreOf(other) - scoreOf(one) || byId(one, other));
    const first = ahead + 1;
    ahead += group.length;
    return inOrder.map((row) => ({
      ...row,
      rank: first + inOrder.filter((other) => scoreOf(other) > scoreOf(row)).length,
      previous_rank: null,
    }));
  });
}

/** Points, then the best single event, titles, wins. Head-to-head parts those who are equal in these. */
const FIGURES = ['points', 'best', 'titles', 'wins'] as const;

const figuresOf = (row: Counted) => FIGURES.map((figure) => row[figure]).join(' ');

function byFigures(one: Counted, other: Counted): number {
  const figure = FIGURES.find((name) => one[name] !== other[name]);
  return figure === undefined ? 0 : other[figure] - one[figure];
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Of events that brought the same, the earlier one stands first. */
function byPoints(one: EventItem, other: EventItem): number {
  if (one.points !== other.points) return other.points - one.points;
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.event_id < other.event_id ? -1 : 1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
