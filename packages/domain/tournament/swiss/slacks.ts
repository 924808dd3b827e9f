/**
 * The dual side of the matching search: how far each edge is from being tight (its slack, cost − both duals),
 * kept only where the search looks next. Costs and duals are pairs (high, low), compared lexicographically.
 */
export class Slacks {
  /** For each node the edge of least slack from another outer node: outside end, inside end, slack. */
  readonly nearFrom: Int32Array;
  readonly nearAt: Int32Array;
  readonly nearHigh: Float64Array;
  readonly nearLow: Float64Array;

  private readonly size: number;
  private readonly high: Float64Array;
  private readonly low: Float64Array;
  private readonly dualHigh: Float64Array;
  private readonly dualLow: Float64Array;
  /** For each blossom and each vertex outside, the vertex inside with the least slack to it. */
  private readonly closest: Int32Array[] = [];

  constructor(size: number, nodes: number, high: Float64Array, low: Float64Array) {
    this.size = size;
    this.high = high;
    this.low = low;
    this.dualHigh = new Float64Array(size);
    this.dualLow = new Float64Array(size);
    this.nearFrom = new Int32Array(nodes);
    this.nearAt = new Int32Array(nodes);
    this.nearHigh = new Float64Array(nodes);
    this.nearLow = new Float64Array(nodes);
  }

  isCostless(u: number, v: number): boolean {
    return this.low[u * this.size + v] === 0 && this.high[u * this.size + v] === 0;
  }

  shiftDuals(vertices: readonly number[], high: number, low: number): void {
    for (const v of vertices) {
      this.dualHigh[v]! += high;
      this.dualLow[v]! += low;
    }
  }

  shiftNear(node: number, high: number, low: number): void {
    this.nearHigh[node]! -= high;
    this.nearLow[node]! -= low;
  }

  forget(node: number): void {
    this.nearHigh[node] = Infinity;
    this.nearLow[node] = Infinity;
  }

  /** Takes notice of the best edge from an outer node to vertex `v` of another node. */
  offer(outer: number, v: number, node: number): void {
    const u = outer < this.size ? outer : this.closest[outer]![v]!;
    const edge = u * this.size + v;
    const slackHigh = this.high[edge]! - this.dualHigh[u]! - this.dualHigh[v]!;
    const nearHigh = this.nearHigh[node]!;
    if (slackHigh > nearHigh) return;
    const slackLow = this.low[edge]! - this.dualLow[u]! - this.dualLow[v]!;
    if (slackHigh === nearHigh && slackLow >= this.nearLow[node]!) return;
    this.nearHigh[node] = slackHigh;
    this.nearLow[node] = slackLow;
    this.nearFrom[node] = u;
    this.nearAt[node] = v;
  }

  /** Duals inside a blossom move together, so what is closest now stays so while the blossom exists. */
  addBlossom(node: number, children: readonly number[]): void {
    const { size, high, low, dualHigh, dualLow } = this;
    const row = new Int32Array(size);
    for (let v = 0; v < size; v++) {
      let leastHigh = Infinity;
      let leastLow = Infinity;
      for (const child of children) {
        const u = child < size ? child : this.closest[child]![v]!;
        const slackHigh = high[v * size + u]! - dualHigh[u]!;
        const slackLow = low[v * size + u]! - dualLow[u]!;
        if (slackHigh < leastHigh || (slackHigh === leastHigh && slackLow < leastLow)) {
          leastHigh = slackHigh;
          leastLow = slackLow;
          row[v] = u;
        }
      }
    }
    this.closest[node] = row;
  }
}
