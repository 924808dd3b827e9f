import type { PointsEntry } from '@pailei/contracts/shop/points/points.api';
import type { SeasonClosing } from '@pailei/contracts/play/seasons/admin-seasons.api';
import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons/types';
import { entrantKindOf } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { SeasonLine, SeasonLines, SeasonTables } from './read-season.ts';

/** Whether both tables are byte for byte the same; `what` has happened between. */
export function tableFaults(before: SeasonTables, after: SeasonTables, what: string): string[] {
  return COMPETITOR_KINDS.filter((kind) => JSON.stringify(before[kind]) !== JSON.stringify(after[kind])).map(
    (kind) => `the table of each ${kind} is another one after ${what}`,
  );
}

/** Where a table is not what its lines say, or these are not what the events say. */
export function findSeasonFaults(lines: SeasonLines, events: readonly TournamentState[]): string[] {
  return COMPETITOR_KINDS.flatMap((kind) => [
    ...twice(lines[kind].map(({ standing }) => standing.id)).map((id) => `${kind} ${id} stands there twice`),
    ...orderFaults(lines[kind]),
    ...lines[kind].flatMap(lineFaults),
    ...duelFaults(lines[kind]),
    ...events
      .filter(({ settings }) => entrantKindOf(settings) === kind)
      .flatMap((event) => placeFaults(event, lines[kind])),
  ]);
}

function orderFaults(lines: readonly SeasonLine[]): string[] {
  return lines.flatMap(({ standing: { name, rank, points } }, index) => {
    const before = lines[index - 1]?.standing;
    const isInOrder = before === undefined ? rank === 1 : rank >= before.rank && points <= before.points;
    return isInOrder ? [] : [`${name} stands at ${rank} with ${points} points behind ${before?.name}`];
  });
}

/** The sums of a line are those of what it opens to, and every event and match counts once. */
function lineFaults({ standing, detail: { items, adjustments } }: SeasonLine): string[] {
  const counted = items.filter(({ counts }) => counts);
  const matches = items.map((item) => item.matches.map(({ match_id }) => match_id));
  const expected = {
    points: sum([...counted, ...adjustments].map(({ points }) => points)),
    wins: sum(items.map(({ wins }) => wins)),
    losses: sum(items.map(({ losses }) => losses)),
    events: items.length,
    counted: counted.length,
  };
  const wrong = (Object.keys(expected) as (keyof typeof expected)[]).filter(
    (name) => standing[name] !== expected[name],
  );
  return [
    ...wrong.map((name) => `${standing.name}: ${name} ${standing[name]}, its facts say ${expected[name]}`),
    ...twice(items.map(({ event_id }) => event_id)).map((id) => `${standing.name}: event ${id} counts twice`),
    ...twice(matches.flat()).map((id) => `${standing.name}: match ${id} counts twice`),
  ];
}

/** Every win is the loss of somebody else, and nobody else has won what somebody lost. Boards may be lost by both sides. */
function duelFaults(lines: readonly SeasonLine[]): string[] {
  const [wins, losses] = [
    sum(lines.map(({ standing }) => standing.wins)),
    sum(lines.map(({ standing }) => standing.losses)),
  ];
  const matches = lines.flatMap(({ detail }) => detail.items.flatMap((item) => item.matches));
  const wonByAll = [...Map.groupBy(matches, ({ match_id }) => match_id)].filter(
    ([, sides]) => sides.length > 1 && sides.every(({ is_won }) => is_won),
  );
  return [
    ...(wins === losses ? [] : [`${wins} wins stand against ${losses} losses`]),
    ...wonByAll.map(([id, sides]) => `match ${id} was won by all of its ${sides.length} sides`),
  ];
}

/** Everybody who is placed in an event has its place in the season. */
function placeFaults({ id, name, placements, participants }: TournamentState, lines: readonly SeasonLine[]): string[] {
  const itemOf = new Map(
    lines.map(({ standing, detail }) => [standing.id, detail.items.find(({ event_id }) => event_id === id)]),
  );
  return placements.flatMap(({ participant_id, place, place_to }) => {
    const entrant = participants[participant_id];
    const item = itemOf.get((entrant?.roster ? entrant.team_id : entrant?.user_id) ?? '');
    const isSame = item?.place === place && item.place_to === place_to;
    return isSame ? [] : [`${name}: ${entrant?.name} is placed ${place}, in the season ${item?.place ?? 'not at all'}`];
  });
}

/** The champions are those who alone stand first. */
export function championFaults(page: Pick<ChampionPageView, CompetitorKind>, tables: SeasonTables): string[] {
  return COMPETITOR_KINDS.flatMap((kind) => {
    const first = tables[kind].filter(({ rank }) => rank === 1);
    const expected = first.length === 1 ? first[0]?.id : undefined;
    return page[kind]?.id === expected ? [] : [`${page[kind]?.name ?? 'nobody'} is champion, not who stands first`];
  });
}

type Booked = Pick<PointsEntry, 'amount' | 'reference_id'>;

/** Whoever gets a prize gets it in one line of their ledger, and nobody else any. `booked`: all lines of the kind, by account. */
export function prizeFaults(
  { payouts }: Pick<SeasonClosing, 'payouts'>,
  booked: ReadonlyMap<string, readonly Booked[]>,
  seasonId: string,
): string[] {
  const owed = new Map(payouts.map(({ account_id, amount }) => [account_id, amount]));
  const unread = payouts.filter(({ account_id }) => !booked.has(account_id));
  return [
    ...unread.map(({ name }) => `nobody has read the ledger of ${name}`),
    ...[...booked].flatMap(([account, entries]) => {
      const amounts = entries.filter(({ reference_id }) => reference_id === seasonId).map(({ amount }) => amount);
      const amount = owed.get(account) ?? 0;
      const expected = amount === 0 ? [] : [amount];
      return amounts.join() === expected.join()
        ? []
        : [`${account} is owed ${amount} and was paid ${amounts.join(' + ')}`];
    }),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const twice = (ids: readonly string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
