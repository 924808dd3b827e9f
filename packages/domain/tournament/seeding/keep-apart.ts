import type { TogetherPair } from '../stages/stage-entry.ts';
import type { Seats } from './seats.ts';

/** Lists of participant ids whose members are to be kept apart: a team, a group of the stage before, a named pair. */
export type Apart = readonly (readonly string[])[];

/** So many pairs of seats are compared at most, so that a field of one team ends as fast as any other. */
const MAX_COMPARED = 30_000_000;
/** Up to so many orders all are tried (a bracket of eight has 48); for more, two change seats as long as that is better. */
const MAX_ORDERS = 2_000;
/** A pair in one round counts as many as so many in the next; all rounds of the largest bracket together stay exact. */
const ROUND_WEIGHT = 32;
const ROUNDS_MAX = 10;

/**
 * The order of the seats in which those who are to be kept apart meet as late as possible: as few as can be in the first round,
 * among these orders as few as can be in the second, and so on. Everybody stays in their tier, and in their own seat where nothing
 * is gained by another. Deterministic.
 */
export function keepApart(order: readonly string[], apart: Apart, seats: Seats): string[] {
  const rivals = rivalsOf(order, apart);
  if (rivals.size === 0) return [...order];
  const search = new Search(order, rivals, seats);
  if (countOrders(seats) <= MAX_ORDERS) return search.best();
  search.fill();
  search.improve();
  return search.order();
}

/** Who stand as close as can be though they were to be kept apart: in one group, or in the first round of a bracket. */
export function stillTogether(order: readonly string[], apart: Apart, seats: Seats): TogetherPair[] {
  const rivals = rivalsOf(order, apart);
  const seatOf = new Map(order.map((id, seat) => [id, seat]));
  return order.flatMap((a, seat) =>
    [...(rivals.get(a) ?? [])].flatMap((b) => {
      const other = seatOf.get(b) ?? -1;
      return other > seat && seats.meetsIn(seat, other) === 1 ? [{ a, b }] : [];
    }),
  );
}

function rivalsOf(order: readonly string[], apart: Apart): Map<string, Set<string>> {
  const isIn = new Set(order);
  const rivals = new Map<string, Set<string>>();
  for (const list of apart) {
    const present = list.filter((id) => isIn.has(id));
    if (present.length < 2) continue;
    for (const id of present) {
      const known = rivals.get(id) ?? new Set();
      for (const other of present) if (other !== id) known.add(other);
      rivals.set(id, known);
    }
  }
  return rivals;
}

function countOrders({ tiers }: Seats): number {
  let orders = 1;
  for (const { length } of tiers) for (let seat = 2; seat <= length && orders <= MAX_ORDERS; seat++) orders *= seat;
  return orders;
}

const weightOf = (round: number) => ROUND_WEIGHT ** (ROUNDS_MAX - round);

/** Places of a field that are being looked for. Costs add up the weights of the rounds in which rivals can meet. */
class Search {
  readonly #seats: Seats;
  readonly #rivals: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #ids: readonly string[];
  readonly #idAt: (string | undefined)[];
  readonly #seatOf = new Map<string, number>();
  readonly #tierOf: number[] = [];
  #compared = 0;

  constructor(ids: readonly string[], rivals: ReadonlyMap<string, ReadonlySet<string>>, seats: Seats) {
    this.#ids = ids;
    this.#rivals = rivals;
    this.#seats = seats;
    this.#idAt = Array.from({ length: ids.length });
    seats.tiers.forEach((tier, index) => tier.forEach((seat) => (this.#tierOf[seat] = index)));
  }

  order(): string[] {
    return this.#idAt.map((id, seat) => id ?? (this.#ids[seat] as string));
  }

  /** The best of all orders, among equals the one nearest to that given. */
  best(): string[] {
    let best: { order: string[]; cost: number } | null = null;
    for (const order of ordersOf(this.#seats.tiers, this.#ids)) {
      order.forEach((id, seat) => this.#sit(id, seat));
      const cost = order.reduce((sum, id, seat) => sum + this.#costOf(id, seat, undefined), 0);
      if (best === null || cost < best.cost) best = { order, cost };
    }
    return best?.order ?? [...this.#ids];
  }

  /** Tier by tier everybody takes the best seat that is left, those with most rivals first. */
  fill(): void {
    const seatOf = new Map(this.#ids.map((id, seat) => [id, seat]));
    const rivalsOfOne = (id: string) => this.#rivals.get(id)?.size ?? 0;
    for (const tier of this.#seats.tiers) {
      const free = new Set(tier);
      const own = tier.map((seat) => this.#ids[seat] as string);
      for (const id of own.toSorted((one, other) => rivalsOfOne(other) - rivalsOfOne(one))) {
        const seat = this.#bestSeat(id, free, seatOf.get(id) ?? 0);
        free.delete(seat);
        this.#sit(id, seat);
      }
    }
  }

  /** Two of a tier change seats as long as that is better. */
  improve(): void {
    let isBetter = true;
    while (isBetter && this.#compared < MAX_COMPARED) {
      isBetter = false;
      for (const id of this.#rivals.keys()) if (this.#swapBest(id)) isBetter = true;
    }
  }

  #bestSeat(id: string, free: ReadonlySet<number>, own: number): number {
    if (!this.#rivals.has(id)) return free.has(own) ? own : Math.min(...free);
    let best = { seat: own, cost: Infinity };
    for (const seat of free) {
      const cost = this.#costOf(id, seat, undefined);
      const isNearer = cost === best.cost && Math.abs(seat - own) < Math.abs(best.seat - own);
      if (cost < best.cost || isNearer) best = { seat, cost };
    }
    return best.seat;
  }

  #swapBest(id: string): boolean {
    const seat = this.#seatOf.get(id) ?? 0;
    const tier = this.#seats.tiers[this.#tierOf[seat] ?? 0] ?? [];
    let best = { seat, gain: 0 };
    for (const other of tier) {
      const otherId = this.#idAt[other];
      if (other === seat || otherId === undefined || this.#compared > MAX_COMPARED) continue;
      const before = this.#costOf(id, seat, otherId) + this.#costOf(otherId, other, id);
      const after = this.#costOf(id, other, otherId) + this.#costOf(otherId, seat, id);
      if (after - before < best.gain) best = { seat: other, gain: after - before };
    }
    if (best.seat === seat) return false;
    const otherId = this.#idAt[best.seat] as string;
    this.#sit(id, best.seat);
    this.#sit(otherId, seat);
    return true;
  }

  /** What `id` would cost in this seat; the rival `without` is left out, as it changes seats with `id`. */
  #costOf(id: string, seat: number, without: string | undefined): number {
    let cost = 0;
    for (const rival of this.#rivals.get(id) ?? []) {
      this.#compared++;
      const other = rival === without ? undefined : this.#seatOf.get(rival);
      const round = other === undefined ? null : this.#seats.meetsIn(seat, other);
      if (round !== null) cost += weightOf(round);
    }
    return cost;
  }

  #sit(id: string, seat: number): void {
    this.#idAt[seat] = id;
    this.#seatOf.set(id, seat);
  }
}

/** Every order in which each tier holds those whom it held, the given one first. */
function ordersOf(tiers: Seats['tiers'], ids: readonly string[]): string[][] {
  return tiers.reduce<string[][]>(
    (orders, tier) => {
      const own = permutations(tier.map((seat) => ids[seat] as string));
      return orders.flatMap((order) => own.map((rest) => [...order, ...rest]));
    },
    [[]],
  );
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length <= 1) return [[...ids]];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
