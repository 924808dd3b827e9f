import postcss, { type Declaration, type Rule } from 'postcss';

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

/** Values with the condition that a browser which knows them fulfils. */
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
    const around = namesAround(rule);
    if (around.has('supports') || around.has('keyframes') || around.has('-webkit-keyframes')) return;
    for (const selector of lostSelectors(rule))
      faults.add(`${selector} takes others with it: ${rule.selector.slice(0, 120)}`);
    for (const node of rule.nodes)
      if (node.type === 'decl') declarationFaults(node).forEach((fault) => faults.add(fault));
  });
  return [...faults];
}

function namesAround(rule: Rule): Set<string> {
  const names = new Set<string>();
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if ('name' in parent) names.add(parent.name);
  }
  return names;
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
