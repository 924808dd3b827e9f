/** A node of the syntax tree of a module (ESTree), as far as all nodes are alike. */
export type Node = { type: string; start: number; end: number };

type Named = { type: string; name?: string; value?: string };
export type Specifier = Node & { imported?: Named; local: Named; exported?: Named };
type Declared = { id: Named; init?: Node | null };
export type Statement = Node & {
  source?: { value: string } | null;
  specifiers?: readonly Specifier[];
  declaration?: (Node & { id?: Named; declarations?: readonly Declared[] }) | null;
  exported?: Named | null;
  /** Of a declaration that is not exported. */
  declarations?: readonly Declared[];
};
export type Program = { body: readonly Statement[] };

/** Where something stands that an import names. */
export type Place = { file: string; name: string };

export const nameOf = ({ name, value }: Named): string => name ?? value ?? '';

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The specifiers of an import that takes nothing but names. */
export function namedImports({ type, specifiers = [] }: Statement): readonly Specifier[] | null {
  if (type !== 'ImportDeclaration' || specifiers.length === 0) return null;
  return specifiers.every((specifier) => specifier.type === 'ImportSpecifier') ? specifiers : null;
}

/** The import of one name from elsewhere. */
export function importOf({ local }: Specifier, { file, name }: Place): string {
  return `import { ${name} as ${nameOf(local)} } from ${JSON.stringify(file)};`;
}

/** Visits a tree from the top; not below a node for which `visit` says false. */
export function walk(value: unknown, visit: (node: Node) => boolean | void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value) || visit(value) === false) return;
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit);
}

/** Puts texts in the place of pieces of code, which do not overlap. */
export function splice(code: string, pieces: readonly { start: number; end: number; text: string }[]): string {
  return pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, piece) => text.slice(0, piece.start) + piece.text + text.slice(piece.end), code);
}
