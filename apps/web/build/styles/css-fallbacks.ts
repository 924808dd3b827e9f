import postcss, { type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

import { textOf } from './css-layers.ts';

const VIEWPORT = /(\d)[dsl]v(h|w)\b/g;
/** What a browser knows that knows a value, as a condition. */
const SUPPORTS = { mix: '(color:color-mix(in srgb,red,red))', viewport: '(height:1dvh)' } as const;
type Newer = keyof typeof SUPPORTS;

/** Properties that were a function of `transform` before. */
const MOVES = new Set(['translate', 'rotate']);

/** Where the floor has browsers without a value, they get one that they know: a plain colour for a mixed one, `vh` for `dvh`. */
export function cssFallbacks(): Plugin {
  return {
    name: 'pailei-css-fallbacks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = withFallbacks(textOf(file.source));
      }
    },
  };
}

export function withFallbacks(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isConditional(rule)) return;
    for (const declaration of rule.nodes.filter((node) => node.type === 'decl')) {
      if (MOVES.has(declaration.prop)) addTransform(rule, declaration);
      else for (const newer of newerIn(declaration.value)) addOlder(rule, declaration, newer);
    }
  });
  return root.toString();
}

const CONDITIONS = /^(?:supports|(?:-\w+-)?keyframes)$/;

/** Whether a rule is one for browsers that say they know it, or a step of an animation. */
export function isConditional(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'atrule' && 'name' in parent && CONDITIONS.test(parent.name)) return true;
  }
  return false;
}

function newerIn(value: string): Newer[] {
  return [
    ...(value.includes('color-mix(') ? ['mix' as const] : []),
    ...(value.search(VIEWPORT) >= 0 ? ['viewport' as const] : []),
  ];
}

/** A value with a variable is not passed over when it is read, only when it is used: its fallback cannot stand before it. */
function addOlder(rule: Rule, declaration: Declaration, newer: Newer): void {
  const older = newer === 'mix' ? unmixed(declaration.value) : declaration.value.replaceAll(VIEWPORT, '$1v$2');
  if (!/var\(/.test(declaration.value) && !declaration.prop.startsWith('--')) {
    declaration.cloneBefore({ value: older });
    return;
  }
  addAfter(rule, SUPPORTS[newer], { prop: declaration.prop, value: declaration.value });
  declaration.value = older;
}

function addTransform(rule: Rule, { prop, value }: Declaration): void {
  const parts = postcss.list.space(value).join(',');
  addAfter(rule, 'not (translate:none)', {
    prop: 'transform',
    value: value === 'none' ? 'none' : `${prop}(${parts})`,
  });
}

/** As the sheets of the build are written. */
const TIGHT = { before: '', between: '', after: '' };

function addAfter(rule: Rule, condition: string, declaration: { prop: string; value: string }): void {
  const inside = postcss.rule({
    selector: rule.selector,
    nodes: [postcss.decl({ ...declaration, raws: { before: '', between: ':' } })],
    raws: TIGHT,
  });
  const group = postcss.atRule({
    name: 'supports',
    params: condition,
    nodes: [inside],
    raws: { ...TIGHT, afterName: ' ' },
  });
  rule.after(group);
}

/** Each mixed colour is the one that it has most of. */
export function unmixed(value: string): string {
  const start = value.indexOf('color-mix(');
  if (start < 0) return value;
  const inside = start + 'color-mix('.length;
  let end = inside;
  for (let depth = 1; depth > 0 && end < value.length; end += 1) {
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
  }
  const [, first = '', second = ''] = postcss.list.comma(value.slice(inside, end - 1));
  const rest = unmixed(value.slice(end));
  return `${value.slice(0, start)}${unmixed(largerOf(first, second))}${rest}`;
}

const SHARE = /\s+([\d.]+%|var\([^)]*\))$/;

function largerOf(first: string, second: string): string {
  const share = shareOf(first) ?? 100 - (shareOf(second) ?? 50);
  const larger = share >= 50 ? first : second;
  return larger.replace(SHARE, '');
}

/** Percent; a share that only a variable knows counts as none, so that what lies below stays to be read. */
function shareOf(color: string): number | undefined {
  const share = SHARE.exec(color)?.[1];
  if (share === undefined) return undefined;
  return share.endsWith('%') ? Number.parseFloat(share) : 0;
}
