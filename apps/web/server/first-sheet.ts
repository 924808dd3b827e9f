import postcss, { type ChildNode, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A style sheet that can be cut to what a page has. */
export type FirstSheet = {
  /** Every class that a rule of it needs. */
  readonly classes: ReadonlySet<string>;
  /** The rules for these classes, and all that need none, in their order. */
  readonly cut: (classes: ReadonlySet<string>) => string;
};

/** At-rules whose rules are the sheet's own; others stay whole. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

type Piece = { readonly classes: readonly string[]; readonly cut: (classes: ReadonlySet<string>) => string };

/** Reads a sheet once, so that each page is cut from it in a moment. */
export function readFirstSheet(css: string): FirstSheet {
  const pieces = postcss.parse(css).nodes.map(pieceOf);
  return {
    classes: new Set(pieces.flatMap((piece) => piece.classes)),
    cut: (classes) => pieces.map((piece) => piece.cut(classes)).join(''),
  };
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'comment') return { classes: [], cut: () => '' };
  if (node.type !== 'atrule' || !node.nodes || !GROUPS.has(node.name)) return wholePiece(textOf(node));
  const pieces = node.nodes.map(pieceOf);
  return {
    classes: pieces.flatMap((piece) => piece.classes),
    cut(classes) {
      const inside = pieces.map((piece) => piece.cut(classes)).join('');
      return inside === '' ? '' : `@${node.name} ${node.params}{${inside}}`;
    },
  };
}

function ruleOf(rule: Rule): Piece {
  const needs = neededClasses(rule.selector);
  if (needs.some((classes) => classes.length === 0)) return wholePiece(textOf(rule));
  const text = textOf(rule);
  const isFor = (classes: ReadonlySet<string>) => needs.some((needed) => needed.every((name) => classes.has(name)));
  return { classes: needs.flat(), cut: (classes) => (isFor(classes) ? text : '') };
}

const wholePiece = (text: string): Piece => ({ classes: [], cut: () => text });

/** Only a rule, or an at-rule with a body, ends by itself. */
const textOf = (node: ChildNode) => (node.type === 'rule' || 'nodes' in node ? String(node) : `${String(node)};`);

/** For each selector of a list, what an element and those around it must have; what stands in `:not()` and the like is no must. */
const neededClasses = (selectors: string): string[][] => selectorParser().astSync(selectors).nodes.map(classesOf);

/** A pseudo-class that has to match one selector needs the classes of that selector; of several it is enough to match one. */
function classesOf({ nodes }: selectorParser.Selector): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    const [only, ...others] = node.type === 'pseudo' && MATCHING.has(node.value) ? node.nodes : [];
    return only && others.length === 0 ? classesOf(only) : [];
  });
}

const MATCHING = new Set([':is', ':where']);
