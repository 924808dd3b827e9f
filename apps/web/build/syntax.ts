/** A node of the syntax tree of a module (ESTree), as far as all nodes are alike. */
export type Node = { type: string; start: number; end: number };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Visits a tree from the top. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit);
}

/** Puts texts in the place of pieces of code, which do not overlap. */
export function splice(code: string, pieces: readonly { start: number; end: number; text: string }[]): string {
  return pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, piece) => text.slice(0, piece.start) + piece.text + text.slice(piece.end), code);
}
