import { parseSync } from 'vite';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const isClassAttribute = (node: Node) =>
  node.type === 'JSXAttribute' && /^(?:class|\w+C)lass(?:Name)?$|^className$/.test(nameOf(node['name']));
const isClassProperty = (node: Node) => node.type === 'Property' && nameOf(node['key']) === 'className';
const isClassCall = (node: Node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'cx';

/** The texts of an expression that can become its value: neither what is compared, nor what looks something up, nor what another function gets. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateElement') return [(node['value'] as { cooked: string }).cooked];
  if (node.type === 'BinaryExpression' || node.type === 'MemberExpression') return [];
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].filter(isNode).flatMap(textsOf);
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].filter(isNode).flatMap(textsOf);
  if (node.type === 'CallExpression' && !isClassCall(node)) return [];
  if (node.type === 'CallExpression') return (node['arguments'] as unknown[]).filter(isNode).flatMap(textsOf);
  return childrenOf(node).flatMap(textsOf);
}

/** Every class name that the source of a component writes into `className` attributes and calls of `cx`. */
export function classNamesIn(file: string, source: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (isClassAttribute(node) || isClassProperty(node) || isClassCall(node)) {
      for (const text of textsOf(node)) for (const name of text.split(/\s+/)) if (name !== '') names.add(name);
    }
    childrenOf(node).forEach(visit);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return names;
}
