import type {
  BoardPoints,
  CompetitorKind,
  EventItem,
  EventTier,
  FormulaVersion,
  SeasonFact,
  SeasonFormula,
} from './types.ts';

/** The newest version that holds for an event that ended then. A season always has one for all of it. */
export function versionAt(versions: readonly FormulaVersion[], at: string): FormulaVersion {
  const holding = versions.filter(({ applies_from }) => applies_from === null || applies_from <= at);
  return holding.reduce((newest, one) => (one.version > newest.version ? one : newest));
}

/** The newest version of all: it says how many events count. */
export function newestVersion(versions: readonly FormulaVersion[]): FormulaVersion {
  return versions.reduce((newest, one) => (one.version > newest.version ? one : newest));
}

/** Boards are facts only by a formula that says what they bring: a table by an older one is what it was. */
export function isSeenBy(versions: readonly FormulaVersion[]): (fact: SeasonFact) => boolean {
  return ({ kind, competitor_kind, at }) =>
    (kind !== 'board_won' && kind !== 'board_lost') ||
    versionAt(versions, at).formulas[competitor_kind].boards !== undefined;
}

type EventFacts = {
  kind: CompetitorKind;
  event_id: string;
  tier: EventTier;
  facts: readonly SeasonFact[];
};

/** What one event brings one competitor, before it is known whether it is among the best. */
export function itemOf({ kind, event_id, tier, facts }: EventFacts, versions: readonly FormulaVersion[]): EventItem {
  const at = facts.reduce((last, fact) => (fact.at > last ? fact.at : last), '');
  const { version, formulas } = versionAt(versions, at);
  const formula = formulas[kind];
  const placement = facts.find((fact) => fact.kind === 'placement');
  const wins = facts.filter((fact) => fact.kind === 'win');
  const upsets = wins.filter((win) => isUpset(formula, win)).length;
  const size_percent = placement ? sizePercent(formula, placement.field) : 100;
  const tier_percent = formula.tiers[tier];
  const place_points = placement ? pointsOfPlace(formula, placement.place_to) : 0;
  const attendance = placement ? formula.attendance : 0;
  const win_points = capped(wins.length * formula.win, formula.win_cap);
  const upset_points = capped(upsets * formula.upset, formula.upset_cap);
  const boards = formula.boards && boardsOf(formula.boards, facts);
  const scaled = Math.floor((place_points * size_percent * tier_percent) / 10_000);
  return {
    event_id,
    at,
    version,
    tier,
    tier_percent,
    size_percent,
    place: placement?.place ?? null,
    place_to: placement?.place_to ?? null,
    field: placement?.field ?? null,
    place_points,
    attendance,
    wins: wins.length,
    losses: facts.filter((fact) => fact.kind === 'loss').length,
    win_points,
    upsets,
    upset_points,
    ...(boards && { boards }),
    points: scaled + attendance + win_points + upset_points + (boards?.points ?? 0),
    counts: false,
  };
}

function boardsOf({ win, cap }: BoardPoints, facts: readonly SeasonFact[]): EventItem['boards'] {
  const won = facts.filter(({ kind }) => kind === 'board_won').length;
  const lost = facts.filter(({ kind }) => kind === 'board_lost').length;
  return won + lost === 0 ? undefined : { won, lost, points: capped(won * win, cap) };
}

const capped = (points: number, cap: number | null) => (cap === null ? points : Math.min(points, cap));

/** Those who share places earn what the last of these does, so that an event never pays more than its formula. */
const pointsOfPlace = ({ places }: SeasonFormula, placeTo: number) =>
  places.find(({ place_to }) => placeTo <= place_to)?.points ?? 0;

/** That of the largest `from` that the field reaches. */
function sizePercent({ sizes }: SeasonFormula, field: number): number {
  const reached = sizes.filter(({ from }) => field >= from);
  return reached.reduce((largest, one) => (one.from > largest.from ? one : largest), { from: 0, percent: 100 }).percent;
}

type Seeds = { seed: number | null; opponent_seed: number | null };

function isUpset({ upset_gap }: SeasonFormula, { seed, opponent_seed }: Seeds): boolean {
  return seed !== null && opponent_seed !== null && seed - opponent_seed >= upset_gap;
}
