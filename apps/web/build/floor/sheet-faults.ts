import postcss, { type Declaration, type Rule } from 'postcss';

import { isConditional } from '../styles/css-fallbacks.ts';
import { isPropertyThere, isSelectorThere } from './compatibility.ts';

/** What a page is whole without, and what it then does instead. */
const WITHOUT: Readonly<Record<string, string>> = {
  'content-visibility': 'all is laid out at once',
  'contain-intrinsic-size': 'goes with content-visibility',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'container-type': 'the layout without a container is for narrow ones',
  'scrollbar-gutter': 'a page that grows longer gets narrower',
  'scrollbar-width': 'the bar of the browser is seen',
  'scrollbar-color': 'the bar of the browser is seen',
  'text-wrap': 'lines are as long as they are',
  'text-wrap-style': 'lines are as long as they are',
  scale: 'what appears does not grow',
  translate: 'css-fallbacks.ts writes a transform',
  rotate: 'css-fallbacks.ts writes a transform',
};

/** Values that some browser of the floor does not read. */
const NEWER_VALUES = [
  /\bcolor-mix\(/,
  /\d[dsl]v[hw]\b/,
  /\dcq\w+\b.*var\(|var\(.*\dcq\w/,
  /\blight-dark\(/,
  /\b(?:ok)?(?:lch|lab)\(/,
  /\blinear\(/,
];

const PSEUDO = /::?([a-z-]+)/g;

/** What a built style sheet has that some browser of the floor does not read, and for which there is no other value. */
export function sheetFaults(css: string): string[] {
  const faults = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isConditional(rule)) return;
    for (const selector of lostSelectors(rule))
      faults.add(`${selector} takes others with it: ${rule.selector.slice(0, 120)}`);
    for (const node of rule.nodes)
      if (node.type === 'decl') declarationFaults(node).forEach((fault) => faults.add(fault));
  });
  return [...faults];
}

/** A list with one selector that is not known is lost as a whole. */
function lostSelectors({ selectors }: Rule): string[] {
  const unknown = selectors.map((selector) => {
    const outside = selector.replaceAll(/:(?:is|where)\([^()]*\)/g, '');
    return [...outside.matchAll(PSEUDO)].map(([, name = '']) => name).filter((name) => !isSelectorThere(name));
  });
  const isMixed = unknown.some((names) => names.length > 0) && unknown.some((names) => names.length === 0);
  return isMixed ? unknown.flat() : [];
}

function declarationFaults(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  if (prop.startsWith('--')) return NEWER_VALUES.some((newer) => newer.test(value)) ? [`${prop}: ${value}`] : [];
  const isPrefixed =
    declaration.parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;
  const faults = isPrefixed || isPropertyThere(prop) || prop in WITHOUT ? [] : [prop];
  const isNewer = NEWER_VALUES.some((newer) => newer.test(value));
  const before = declaration.prev();
  const hasOlder = before?.type === 'decl' && before.prop === prop && !value.includes('var(');
  return isNewer && !hasOlder ? [...faults, `${prop}: ${value}`] : faults;
}
