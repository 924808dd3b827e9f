import { Slacks } from './slacks.ts';

const FREE = 0;
const OUTER = 1;
const INNER = 2;
const NONE = -1;

/**
 * A perfect matching of least total cost in a complete graph with an even number of vertices.
 *
 * `high` and `low` are symmetric `size × size` matrices, row by row, of whole numbers ≥ 0. A cost is the
 * pair (high, low), compared lexicographically, so that no weight has to be large enough to outrank another;
 * totals must stay below 2^51. Returns the partner of each vertex. Ties are broken by vertex order.
 *
 * The primal-dual method of J. Edmonds ("Maximum matching and a polyhedron with 0,1-vertices", 1965) with
 * the bookkeeping of Z. Galil ("Efficient algorithms for finding maximum matching in graphs", 1986) for
 * dense graphs: O(size²) for each pair that the greedy start on costless edges leaves open. It only adds,
 * subtracts, halves and compares costs, which any ordered vector space allows, thus also such pairs.
 */
export function minimumCostMatching(size: number, high: Float64Array, low: Float64Array): Int32Array {
  return new Matching(size, high, low).solve();
}

/**
 * A node is a vertex (below `size`) or a blossom: an odd cycle of nodes, matched inside but for its base.
 * Invariant: the slack of every edge between two top nodes is ≥ 0, and matched and tree edges.
 */
class Matching {
  private readonly size: number;
  private readonly slacks: Slacks;
  private readonly mate: Int32Array;
  private readonly top: Int32Array;
  private tops: number[] = [];
  private readonly unused: number[] = [];
  private readonly label: Uint8Array;
  private readonly base: Int32Array;
  private readonly blossomHigh: Float64Array;
  private readonly blossomLow: Float64Array;
  /** The tree edge by which an inner node was reached: its outside and inside end. */
  private readonly reachedFrom: Int32Array;
  private readonly reachedAt: Int32Array;
  private readonly members: number[][] = [];
  private readonly children: number[][] = [];
  /** Two vertices for each child: the edge which leads from it to the next child. */
  private readonly links: number[][] = [];

  constructor(size: number, high: Float64Array, low: Float64Array) {
    const nodes = size + (size >> 1);
    this.size = size;
    this.slacks = new Slacks(size, nodes, high, low);
    this.mate = new Int32Array(size).fill(NONE);
    this.top = Int32Array.from({ length: size }, (_, v) => v);
    this.label = new Uint8Array(nodes);
    this.base = Int32Array.from({ length: nodes }, (_, v) => v);
    this.blossomHigh = new Float64Array(nodes);
    this.blossomLow = new Float64Array(nodes);
    this.reachedFrom = new Int32Array(nodes);
    this.reachedAt = new Int32Array(nodes);
    for (let v = 0; v < size; v++) {
      this.tops.push(v);
      this.members[v] = [v];
    }
    for (let b = nodes - 1; b >= size; b--) this.unused.push(b);
  }

  solve(): Int32Array {
    for (let open = this.matchCostlessEdges(); open > 0; open -= 2) this.augmentOnce();
    return this.mate;
  }

  /** With all duals 0 an edge of cost 0 is tight, so any matching of such edges is a valid start. */
  private matchCostlessEdges(): number {
    const { size, mate } = this;
    let open = 0;
    for (let u = 0; u < size; u++) {
      for (let v = u + 1; v < size && mate[u] === NONE; v++) {
        if (mate[v] !== NONE || !this.slacks.isCostless(u, v)) continue;
        mate[u] = v;
        mate[v] = u;
      }
      if (mate[u] === NONE) open++;
    }
    return open;
  }

  private augmentOnce(): void {
    for (const node of this.tops) {
      this.label[node] = this.mateOf(node) === NONE ? OUTER : FREE;
      this.slacks.forget(node);
    }
    for (const node of this.tops) if (this.label[node] === OUTER) this.offerEdgesOf(node);
    let isAugmented = false;
    while (!isAugmented) {
      const node = this.moveDuals();
      if (this.label[node] === FREE) this.grow(node);
      else if (this.label[node] === INNER) this.expand(node);
      else isAugmented = this.join(this.slacks.nearFrom[node]!, this.slacks.nearAt[node]!);
    }
  }

  /** Moves the duals until an edge becomes tight or an inner blossom has to go; returns the node where. */
  private moveDuals(): number {
    const { label, blossomHigh, blossomLow } = this;
    const { nearHigh, nearLow } = this.slacks;
    let stepHigh = Infinity;
    let stepLow = Infinity;
    let found = NONE;
    for (const node of this.tops) {
      const kind = label[node]!;
      if (kind === INNER && node < this.size) continue;
      let high = kind === INNER ? blossomHigh[node]! : nearHigh[node]!;
      let low = kind === INNER ? blossomLow[node]! : nearLow[node]!;
      if (kind !== FREE) {
        high /= 2;
        low /= 2;
      }
      if (high < stepHigh || (high === stepHigh && low < stepLow)) {
        stepHigh = high;
        stepLow = low;
        found = node;
      }
    }
    if (stepHigh !== 0 || stepLow !== 0) for (const node of this.tops) this.shiftNode(node, stepHigh, stepLow);
    return found;
  }

  private shiftNode(node: number, stepHigh: number, stepLow: number): void {
    const kind = this.label[node]!;
    const pace = kind === OUTER ? 1 : -1;
    if (kind !== FREE) {
      this.slacks.shiftDuals(this.members[node]!, pace * stepHigh, pace * stepLow);
      this.blossomHigh[node]! += 2 * pace * stepHigh;
      this.blossomLow[node]! += 2 * pace * stepLow;
    }
    if (kind === FREE) this.slacks.shiftNear(node, stepHigh, stepLow);
    if (kind === OUTER) this.slacks.shiftNear(node, 2 * stepHigh, 2 * stepLow);
  }

  private grow(node: number): void {
    this.label[node] = INNER;
    this.reachedFrom[node] = this.slacks.nearFrom[node]!;
    this.reachedAt[node] = this.slacks.nearAt[node]!;
    const outer = this.top[this.mateOf(node)]!;
    this.label[outer] = OUTER;
    this.offerEdgesOf(outer);
  }

  /** A tight edge between two outer nodes: an augmenting path (true) or a new blossom (false). */
  private join(u: number, v: number): boolean {
    const meeting = this.commonAncestor(u, v);
    if (meeting !== NONE) {
      this.shrink(u, v, meeting);
      return false;
    }
    this.flipPath(u, v);
    this.flipPath(v, u);
    return true;
  }

  private commonAncestor(u: number, v: number): number {
    const seen = new Set<number>();
    for (let node = this.top[u]!; node !== NONE; node = this.outerParent(node)) seen.add(node);
    for (let node = this.top[v]!; node !== NONE; node = this.outerParent(node)) if (seen.has(node)) return node;
    return NONE;
  }

  private outerParent(node: number): number {
    const mate = this.mateOf(node);
    return mate === NONE ? NONE : this.top[this.reachedFrom[this.top[mate]!]!]!;
  }

  /** Matches `start` with `newMate` and switches all edges from there to the root of the tree. */
  private flipPath(start: number, newMate: number): void {
    let v = start;
    let partner = newMate;
    for (;;) {
      const node = this.top[v]!;
      const formerMate = this.mateOf(node);
      this.rebase(node, v);
      this.mate[v] = partner;
      if (formerMate === NONE) return;
      const inner = this.top[formerMate]!;
      partner = this.reachedAt[inner]!;
      v = this.reachedFrom[inner]!;
      this.rebase(inner, partner);
      this.mate[partner] = v;
    }
  }

  /** Matches the inside of a node again so that `v` is the one left over. */
  private rebase(node: number, v: number): void {
    this.base[node] = v;
    if (node < this.size) return;
    const children = this.children[node]!;
    const links = this.links[node]!;
    const start = this.childIndex(node, v);
    this.rebase(children[start]!, v);
    const [first, end] = start % 2 === 0 ? [0, start] : [start + 1, children.length];
    for (let i = first; i < end; i += 2) {
      const p = links[2 * i]!;
      const q = links[2 * i + 1]!;
      this.rebase(children[i]!, p);
      this.rebase(children[(i + 1) % children.length]!, q);
      this.mate[p] = q;
      this.mate[q] = p;
    }
    children.push(...children.splice(0, start));
    links.push(...links.splice(0, 2 * start));
  }

  private shrink(u: number, v: number, meeting: number): void {
    const left = this.climb(u, meeting);
    const right = this.climb(v, meeting);
    const node = this.unused.pop()!;
    const children = [meeting, ...left.nodes.toReversed(), ...right.nodes];
    this.children[node] = children;
    this.links[node] = [...left.links.toReversed(), u, v, ...right.links];
    this.members[node] = children.flatMap((child) => this.members[child]!);
    this.base[node] = this.base[meeting]!;
    this.label[node] = OUTER;
    this.blossomHigh[node] = 0;
    this.blossomLow[node] = 0;
    this.slacks.addBlossom(node, children);
    for (const w of this.members[node]) this.top[w] = node;
    const isInside = new Set(children);
    this.tops = [...this.tops.filter((other) => !isInside.has(other)), node];
    this.slacks.forget(node);
    this.offerEdgesOf(node);
  }

  private climb(v: number, meeting: number): { nodes: number[]; links: number[] } {
    const nodes: number[] = [];
    const links: number[] = [];
    for (let node = this.top[v]!; node !== meeting;) {
      const mate = this.mateOf(node);
      const inner = this.top[mate]!;
      const from = this.reachedFrom[inner]!;
      nodes.push(node, inner);
      links.push(this.base[node]!, mate, this.reachedAt[inner]!, from);
      node = this.top[from]!;
    }
    return { nodes, links };
  }

  /** Takes an inner blossom apart; its children between the tree edge and the base stay in the tree. */
  private expand(node: number): void {
    const children = this.children[node]!;
    const links = this.links[node]!;
    const entry = this.childIndex(node, this.reachedAt[node]!);
    const outerBefore = this.tops.filter((other) => this.label[other] === OUTER);
    for (const child of children) {
      for (const v of this.members[child]!) this.top[v] = child;
      this.label[child] = FREE;
      this.slacks.forget(child);
    }
    this.tops = [...this.tops.filter((other) => other !== node), ...children];
    this.unused.push(node);

    const count = children.length;
    const step = entry % 2 === 0 ? -1 : 1;
    const newOuter: number[] = [];
    let from = this.reachedFrom[node]!;
    let at = this.reachedAt[node]!;
    for (let i = entry; ;) {
      const inner = children[i]!;
      this.label[inner] = INNER;
      this.reachedFrom[inner] = from;
      this.reachedAt[inner] = at;
      if (i === 0) break;
      const outer = (i + step + count) % count;
      this.label[children[outer]!] = OUTER;
      newOuter.push(children[outer]!);
      i = (outer + step + count) % count;
      const link = 2 * (step === 1 ? outer : i);
      from = links[step === 1 ? link : link + 1]!;
      at = links[step === 1 ? link + 1 : link]!;
    }
    for (const child of children) {
      if (this.label[child] !== FREE) continue;
      for (const v of this.members[child]!) for (const outer of outerBefore) this.slacks.offer(outer, v, child);
    }
    for (const outer of newOuter) this.offerEdgesOf(outer);
  }

  private childIndex(node: number, v: number): number {
    return this.children[node]!.findIndex((child) => this.members[child]!.includes(v));
  }

  private mateOf(node: number): number {
    return this.mate[this.base[node]!]!;
  }

  private offerEdgesOf(outer: number): void {
    for (let v = 0; v < this.size; v++) {
      const node = this.top[v]!;
      if (node !== outer) this.slacks.offer(outer, v, node);
    }
  }
}
